import { asc, desc, eq, gt, sql } from "drizzle-orm";
import { type Db, isTaken, selectNamed } from "../../../db/client";
import { recordChain, unsealedRecords } from "../../../db/schema";
import { hashesOf, keyOf } from "./bodies";
import { hashOfLink, type Link } from "./links";
import { START } from "./rules";

const AT_ONCE = 100;
const MOST_ROUNDS = 20;

type Waiting = typeof unsealedRecords.$inferSelect;

/** Two of these at once make one chain: of two links at one place, the database takes the first. */
export async function sealRecords({ db, now }: { db: Db; now: Date }): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const waiting = await db
      .select()
      .from(unsealedRecords)
      .where(gt(unsealedRecords.seq, 0))
      .orderBy(asc(unsealedRecords.seq))
      .limit(AT_ONCE);
    const companies = Object.entries(Object.groupBy(waiting, ({ companyId }) => companyId));
    for (const [companyId, records = []] of companies) await sealOf(companyId, records, { db, now });
    if (waiting.length < AT_ONCE) return;
  }
}

async function sealOf(companyId: string, records: readonly Waiting[], { db, now }: { db: Db; now: Date }) {
  const [tip] = await db
    .select({ seq: recordChain.seq, hash: recordChain.hash })
    .from(recordChain)
    .where(eq(recordChain.companyId, companyId))
    .orderBy(desc(recordChain.seq))
    .limit(1);
  const hashes = await hashesOf(db, companyId, records);
  const links: Link[] = [];
  let { seq, hash } = tip ?? { seq: 0, hash: START };
  for (const record of records) {
    seq += 1;
    const { kind, recordId, prior } = record;
    const bodyHash = hashes.get(keyOf(record)) ?? "";
    const link = { companyId, seq, kind, recordId, prior, sealedAt: now, bodyHash };
    hash = await hashOfLink(link, hash);
    links.push({ ...link, prevHash: "", hash });
  }
  await append(db, companyId, links, records);
}

async function append(db: Db, companyId: string, links: readonly Link[], records: readonly Waiting[]) {
  const rows = JSON.stringify(links.map((link) => ({ ...link, sealedAt: link.sealedAt.getTime() })));
  const of = (name: keyof Link) => sql`value ->> ${sql.raw(`'${name}'`)}`;
  const { seq, kind, recordId, prior, sealedAt, bodyHash, prevHash, hash } = {
    ...{ seq: of("seq"), kind: of("kind"), recordId: of("recordId"), prior: of("prior") },
    ...{ sealedAt: of("sealedAt"), bodyHash: of("bodyHash"), prevHash: of("prevHash"), hash: of("hash") },
  };
  const link = { companyId, seq, kind, recordId, prior, sealedAt, bodyHash, prevHash, hash };
  const sealed = JSON.stringify(records.map((record) => record.seq));
  try {
    await db.batch([
      db.insert(recordChain).select(selectNamed(recordChain, link, sql`from json_each(${rows})`)),
      db
        .delete(unsealedRecords)
        .where(sql`${unsealedRecords.seq} in (select value from json_each(${sealed}))`),
    ]);
  } catch (error) {
    // Another sweep was faster; what it left is taken by the next.
    if (!isTaken(error, "record_chain.")) throw error;
  }
}
