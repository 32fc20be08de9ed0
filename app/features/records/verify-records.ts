import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import type { RecordsVerified } from "~/services/advice/advice";
import { SEALED_LABELS } from "~/vocabulary/records";
import type { Db } from "../../../db/client";
import { recordChain, unsealedRecords } from "../../../db/schema";
import { hashesOf, keyOf } from "./bodies";
import { hashOfLink, type Link } from "./links";
import { START } from "./rules";

export type { RecordsVerified };

const LINKS_AT_ONCE = 200;
const MOST_PROBLEMS = 20;

export const FROM_THE_START = { seq: 0, hash: START };

/** Reads at most so many links behind `from`; `until` is where the next part would begin, null at the end. */
export async function verifyRecords(
  db: Db,
  companyId: string,
  { seq, hash }: { seq: number; hash: string },
  most: number,
): Promise<RecordsVerified> {
  const found: RecordsVerified = {
    checked: 0,
    erased: 0,
    prior: 0,
    waiting: 0,
    problems: [],
    until: null,
    tip: hash,
  };
  let last = { seq, hash };
  while (found.checked < most) {
    const links = await linksBehind(db, companyId, last.seq);
    if (links.length === 0) break;
    await verifyLinks(db, links, last, found);
    last = links.at(-1) ?? last;
    found.tip = last.hash;
  }
  if (found.checked >= most) found.until = { seq: last.seq, hash: last.hash };
  const [left] = await db
    .select({ n: count() })
    .from(unsealedRecords)
    .where(eq(unsealedRecords.companyId, companyId));
  return { ...found, waiting: left?.n ?? 0, problems: found.problems.slice(0, MOST_PROBLEMS) };
}

const linksBehind = (db: Db, companyId: string, seq: number): Promise<Link[]> =>
  db
    .select()
    .from(recordChain)
    .where(and(eq(recordChain.companyId, companyId), gt(recordChain.seq, seq)))
    .orderBy(asc(recordChain.seq))
    .limit(LINKS_AT_ONCE);

async function verifyLinks(
  db: Db,
  links: readonly Link[],
  before: { seq: number; hash: string },
  found: RecordsVerified,
): Promise<void> {
  const [{ companyId } = { companyId: "" }] = links;
  const hashes = await hashesOf(db, companyId, links);
  const gone = await erasedAmong(db, companyId, links);
  let last = before;
  for (const link of links) {
    const follows = link.seq === last.seq + 1 && ["", last.hash].includes(link.prevHash);
    const hash = await hashOfLink(link, last.hash);
    const wrong = follows && hash === link.hash ? wrongWith(link, hashes, gone) : "link";
    if (wrong !== null) found.problems.push({ record: SEALED_LABELS[link.kind], id: link.recordId, wrong });
    found.checked += 1;
    if (link.prior) found.prior += 1;
    if (link.kind !== "erasure" && gone.has(link.recordId)) found.erased += 1;
    last = link;
  }
}

function wrongWith(link: Link, hashes: Map<string, string>, gone: ReadonlySet<string>) {
  if (link.kind === "erasure") return null;
  const hash = hashes.get(keyOf(link));
  if (hash === undefined) return gone.has(link.recordId) ? null : "missing";
  return hash === link.bodyHash ? null : "changed";
}

/** Their erasure is in the chain itself, or about to be. */
async function erasedAmong(db: Db, companyId: string, links: readonly Link[]) {
  const ids = sql`(select value from json_each(${JSON.stringify(links.map(({ recordId }) => recordId))}))`;
  const of = (table: typeof recordChain | typeof unsealedRecords) =>
    db
      .select({ id: table.recordId })
      .from(table)
      .where(
        and(eq(table.companyId, companyId), eq(table.kind, "erasure"), sql`${table.recordId} in ${ids}`),
      );
  const [sealed, waiting] = await db.batch([of(recordChain), of(unsealedRecords)]);
  return new Set([...sealed, ...waiting].map(({ id }) => id));
}
