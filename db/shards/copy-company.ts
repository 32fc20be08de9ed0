import { FOLLOWED, SEARCHES } from "./company-rows.ts";
import { arriving, asSql, followed } from "./guards.ts";
import { AS_GUESTS, countUnread, GUEST } from "./guests.ts";
import { removeCompany, removedKeys } from "./remove-company.ts";
import {
  describe,
  insertRows,
  type Key,
  overwriting,
  type Row,
  readRows,
  type Table,
  withKeys,
  writeQuietly,
} from "./rows.ts";

export type Moving = { companyId: string; from: D1Database; to: D1Database };

const CHUNK = 100;
const LONG_ROWS: Readonly<Record<string, number>> = { document_texts: 10, corrections: 10, jobs: 25 };
const CHANGES = 500;

/** How far the copy is: kept where it is written to, in the same transaction. */
type Progress = { n: number; table: number; after: Key | null; seen: number };

const START: Progress = { n: 0, table: 0, after: null, seen: 0 };

export async function progressOf({ to, companyId }: Moving): Promise<Progress | null> {
  const { results } = await to
    .prepare("select 1 from sqlite_master where type = 'table' and name = 'move_steps'")
    .all();
  if (results.length === 0) return null;
  const kept = await to
    .prepare("select progress from move_steps where company_id = ? order by n desc limit 1")
    .bind(companyId)
    .first<{ progress: string }>();
  return kept === null ? null : (JSON.parse(kept.progress) as Progress);
}

const progressed = ({ to, companyId }: Moving, next: Progress): D1PreparedStatement[] => [
  to
    .prepare("insert into move_steps (company_id, n, progress) values (?, ?, ?)")
    .bind(companyId, next.n, JSON.stringify(next)),
  to.prepare("delete from move_steps where company_id = ? and n < ?").bind(companyId, next.n - 1),
];

/** Tasks come last: until then nobody else may do them. */
export const COPIED = FOLLOWED.filter(({ name }) => name !== "outbox");

export async function begin(of: Moving): Promise<void> {
  const { from, to, companyId } = of;
  const following = await followed(from, companyId);
  await from.batch(following.map((sql) => from.prepare(sql)));
  await removeCompany(to, companyId);
  await to.batch([
    ...arriving(companyId).map((sql) => to.prepare(sql)),
    to.prepare(
      `create table if not exists move_steps
        (company_id text, n integer, progress text, primary key (company_id, n))`,
    ),
    to.prepare("create table if not exists move_kept (name text primary key, seq integer)"),
    ...progressed(of, START),
  ]);
}

export async function copyChunk(of: Moving, progress: Progress): Promise<void> {
  const { from, companyId } = of;
  const company = COPIED[progress.table];
  if (company === undefined) return;
  const table = await describe(from, company.name);
  const limit = LONG_ROWS[company.name] ?? CHUNK;
  const unlogged =
    company.name === "activity"
      ? ` and not exists (select 1 from move_log
          where move_log.name = 'activity' and move_log.key = json_array(r.seq))`
      : "";
  const where = company.belongs("r", asSql(companyId)) + unlogged;
  const rows = await readRows(from, table, { where, after: progress.after, limit });
  const last = rows.at(-1);
  const next =
    rows.length < limit
      ? { ...progress, n: progress.n + 1, table: progress.table + 1, after: null }
      : { ...progress, n: progress.n + 1, after: last?.key ?? null };
  const work = [...(await arrivals(of, table, rows)), ...progressed(of, next)];
  await (rows.length === 0 ? of.to.batch(work) : writeQuietly(of.to, ["users", company.name], work));
}

/** Copies anew what changed meanwhile, some hundred rows of it. Returns how many changes it saw. */
export async function catchUp(of: Moving, progress: Progress): Promise<number> {
  const { from, to } = of;
  const { results: changes } = await from
    .prepare("select seq, name, key from move_log where seq > ? order by seq limit ?")
    .bind(progress.seen, CHANGES)
    .all<{ seq: number; name: string; key: string }>();
  const seen = changes.at(-1)?.seq;
  if (seen === undefined) return 0;
  const touched = Map.groupBy(changes, ({ name }) => name);
  const written: string[] = ["users"];
  const work: D1PreparedStatement[] = [];
  const removals: D1PreparedStatement[] = [];
  for (const { name } of COPIED) {
    const keys = `[${[...new Set((touched.get(name) ?? []).map(({ key }) => key))].join(",")}]`;
    if (keys === "[]") continue;
    const table = await describe(from, name);
    const rows = await readRows(from, table, {
      where: withKeys(table),
      bound: [keys],
      limit: CHANGES * 2,
    });
    written.push(name);
    const there = new Set(rows.map(({ key }) => JSON.stringify(key)));
    const gone = (JSON.parse(keys) as Key[]).filter((key) => !there.has(JSON.stringify(key)));
    removals.unshift(...removedKeys(to, table, gone));
    work.push(...(await arrivals(of, table, rows)));
  }
  const next = { ...progress, n: progress.n + 1, seen };
  await writeQuietly(to, written, [...removals, ...work, ...progressed(of, next)]);
  return changes.length;
}

/** Tables whose rows others hang on by a foreign key that deletes: overwritten, never taken away first. */
const PARENTS = ["companies", "documents", "short_links"];

async function arrivals(of: Moving, table: Table, rows: readonly Row[]): Promise<D1PreparedStatement[]> {
  const { to } = of;
  if (rows.length === 0) return [];
  const lines = rows.map(({ line }) => line);
  if (table.name === "users") return insertRows(to, table, lines, AS_GUESTS);
  const guests = await guestsFor(of, rows);
  const keys = JSON.stringify(rows.map(({ key }) => key));
  const ids = `select value ->> 0 from json_each('${keys.replaceAll("'", "''")}')`;
  if (table.name === "activity") {
    const logged = await intoFreePlaces(to, rows);
    const places = `select value ->> 0 from json_each('${JSON.stringify(logged.map(({ key }) => key))}')`;
    return [
      ...insertRows(
        to,
        table,
        logged.map(({ line }) => line),
      ),
      ...(SEARCHES.activity ?? []).map(({ fill }) => to.prepare(fill(places))),
    ];
  }
  const searches = SEARCHES[table.name] ?? [];
  const numbered = table.key.length === 1 && table.key[0] === "seq";
  const parent = PARENTS.includes(table.name);
  return [
    ...guests,
    ...searches.map(({ table: index, rowids }) =>
      to.prepare(`delete from "${index}" where rowid in (${rowids(ids)})`),
    ),
    ...(numbered ? keptNumbers(to, table.name) : []),
    ...(parent ? [] : [to.prepare(`delete from "${table.name}" where ${withKeys(table, "")}`).bind(keys)]),
    ...insertRows(to, table, lines, parent ? { conflict: overwriting(table) } : {}),
    ...(numbered ? givenBackNumbers(to, table.name) : []),
    ...searches.map(({ fill }) => to.prepare(fill(ids))),
    ...(table.name === "notifications"
      ? countUnread(
          to,
          rows.flatMap(({ person }) => person ?? []),
        )
      : []),
  ];
}

export const keptNumbers = (to: D1Database, name: string) => [
  to.prepare("delete from move_kept where name = ?").bind(name),
  to
    .prepare("insert into move_kept (name, seq) select name, seq from sqlite_sequence where name = ?")
    .bind(name),
];
export const givenBackNumbers = (to: D1Database, name: string) => [
  to
    .prepare(
      `update sqlite_sequence set seq = ifnull((select seq from move_kept where name = ?1), 0)
      where name = ?1`,
    )
    .bind(name),
];

async function guestsFor({ from, to }: Moving, rows: readonly Row[]): Promise<D1PreparedStatement[]> {
  const ids = [...new Set(rows.flatMap(({ person }) => person ?? []))];
  if (ids.length === 0) return [];
  const users = await describe(from, "users");
  const people = await readRows(from, users, {
    where: "r.id in (select value from json_each(?))",
    bound: [JSON.stringify(ids)],
    limit: ids.length,
  });
  const lines = people.map(({ line }) => line);
  return insertRows(to, users, lines, { instead: GUEST, conflict: "on conflict (id) do nothing" });
}

const SLOTS = 2048;

/** Lines of a log are numbered by their millisecond: one that another company has there takes the next. */
async function intoFreePlaces(to: D1Database, rows: readonly Row[]): Promise<Row[]> {
  const numbers = rows.map(({ key }) => Number(key[0]));
  const taken = async (from: readonly number[]) => {
    const { results } = await to
      .prepare(
        `select seq from activity, json_each(?) as at
        where seq between at.value and at.value - at.value % ${SLOTS} + ${SLOTS - 1}`,
      )
      .bind(JSON.stringify([...new Set(from.map((seq) => seq - (seq % SLOTS)))]))
      .all<{ seq: number }>();
    return new Set(results.map(({ seq }) => seq));
  };
  const used = await taken(numbers);
  return rows.map((row, at) => {
    let seq = numbers[at] ?? 0;
    while (used.has(seq)) seq += 1;
    used.add(seq);
    const [, ...rest] = JSON.parse(row.line) as unknown[];
    return { ...row, key: [seq], line: JSON.stringify([seq, ...rest]) };
  });
}
