import { eq } from "drizzle-orm";
import type { Viewer } from "~/features/accounts/stored-sessions";
import type { Files } from "~/services/files/files";
import type { Db } from "../../../db/client";
import { documents } from "../../../db/schema";
import { readAccount } from "./account-rows";
import { readApplications, readHumanReview, readWhatCompaniesWrote } from "./applicant-rows";
import { jsonParts, type Rows } from "./json-parts";
import { verdictsBy } from "./pages";
import { readHiring } from "./recruiter-rows";
import { type Entry, zipped } from "./zipped";

/** Written while it is read, one page of rows or one file at a time, so that its size is no matter. */
export const exportAccount = (viewer: Viewer, deps: Deps): ReadableStream<Uint8Array> =>
  zipped(collect(viewer, deps));

type Deps = { db: Db; others: readonly Db[]; files: Files };

async function* collect(viewer: Viewer, { db, others, files }: Deps): AsyncGenerator<Entry> {
  const elsewhere = await Promise.all(others.map((other) => readRows(viewer, other)));
  for (const [name, rows] of Object.entries(await readRows(viewer, db))) {
    const more = elsewhere.flatMap((all) => all[name] ?? []);
    const all = Array.isArray(rows) && !ABOUT_ADDRESS.includes(name) ? [...rows, ...more] : rows;
    yield { name: `${name}.json`, parts: jsonParts(all) };
  }
  const select = (of: Db) => of.select().from(documents).where(eq(documents.userId, viewer.id));
  const kept = (await Promise.all([db, ...others].map(select))).flat();
  for (const { id, fileName, storageKey, scan } of kept) {
    if (scan === "infected") continue;
    const stored = await files.get(storageKey);
    if (stored === null) continue;
    const name = `files/${id}-${fileName.replace(/[/\\:]/g, "_")}`;
    yield { name, packed: new Uint8Array(await stored.bytes()) };
  }
}

/** Every shard has the same: it is in one alone. */
const ABOUT_ADDRESS = ["job-alerts"];

/** Hashes and keys of ours say nothing about the person and stay out. */
async function readRows(viewer: Viewer, db: Db): Promise<Record<string, Rows>> {
  const account = await readAccount(viewer, db);
  const hiring = viewer.recruiter ? await readHiring(viewer, db) : {};
  const given = verdictsBy(viewer.id, db);
  if (viewer.type === "buyer") return { ...account, ...hiring, verdicts: given };
  return {
    ...account,
    ...hiring,
    "verdicts-written": given,
    ...(await readApplications(viewer.id, db)),
    ...(await readHumanReview(viewer.id, db)),
    ...(await readWhatCompaniesWrote(viewer.id, db)),
  };
}
