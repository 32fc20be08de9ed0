import type { Db } from "../../../../db/client";
import { selectCompanyIds } from "../select-open";
import { type BuildDeps, buildFeeds, buildSitemap } from "./build-feeds";

/** Holds the last company whose feeds were built. Another number builds all of them anew. */
const MARK = "/feeds-built-3";
const AT_ONCE = 50;

/** Some companies a minute after a deployment, and from then on those that are new. */
export async function buildMissing(deps: BuildDeps): Promise<void> {
  const mark = await deps.published.get(MARK);
  const reached = mark === null ? "" : await new Response(mark.body).text();
  const select = async (db: Db) =>
    (await selectCompanyIds(db, reached, AT_ONCE)).map(({ id }) => ({ id, db }));
  const found = (await Promise.all([deps.db, ...(deps.others ?? [])].map(select))).flat();
  const companies = found.sort((one, other) => (one.id < other.id ? -1 : 1)).slice(0, AT_ONCE);
  if (companies.length === 0 && mark !== null) return;
  for (const { id, db } of companies) await buildFeeds(id, { ...deps, db });
  await buildSitemap(deps);
  await deps.published.put(MARK, companies.at(-1)?.id ?? reached);
}
