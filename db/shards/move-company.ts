import { FOLLOWED, LAST, MEMBERS, SEARCHES } from "./company-rows.ts";
import { arriving, asSql, dropGuards, followed, frozen, waiting } from "./guards.ts";
import { AS_GUEST, AS_GUESTS, countUnread, GUEST, isGuest } from "./guests.ts";
import {
  describe,
  insertRows,
  type Key,
  overwriting,
  readKeys,
  readRows,
  type Table,
  withKeys,
  writeQuietly,
} from "./rows.ts";
import { NOTICED } from "./tables.ts";

/** Each step is one transaction of where it writes: it goes on where it was cut off (record 160). */
export type Move = {
  companyId: string;
  source: number;
  target: number;
  step: MoveStep;
  since: number;
};

export const MOVE_STEPS = ["copying", "frozen", "switched", "leaving"] as const;
export type MoveStep = (typeof MOVE_STEPS)[number];

export type Shards = readonly D1Database[];

const CHUNK = 100;
const LONG_ROWS: Readonly<Record<string, number>> = { document_texts: 10, corrections: 10, jobs: 25 };
const SETTLED = 50;
const CHANGES = 500;
/** Whoever holds a company still for longer has died meanwhile: people may write again. */
const LONGEST_STILL = 10_000;
const SCRATCH = ["move_steps", "move_kept"];
/** Requests that began before the switch still read where the company was. */
export const REST = 30_000;

const directoryOf = ([directory]: Shards): D1Database => {
  if (directory === undefined) throw new Error("there is no directory");
  return directory;
};

const shard = (shards: Shards, number: number): D1Database => {
  const found = shards[number];
  if (found === undefined) throw new Error(`there is no shard ${number}`);
  return found;
};

/** One at a time. False where another moves, and where the company is there already or not at all. */
export async function beginMove(
  shards: Shards,
  companyId: string,
  target: number,
  now: Date,
): Promise<boolean> {
  const directory = directoryOf(shards);
  const source = await shardOf(shards, companyId);
  if (source === null || source === target || shards[target] === undefined) return false;
  const begun = await directory
    .prepare(
      `insert into company_places (company_id, shard, target, step, since)
      select ?1, ?2, ?3, 'copying', ?4
        where not exists (select 1 from company_places where step is not null)
      on conflict (company_id) do update set target = ?3, step = 'copying', since = ?4
        where shard = ?2 returning company_id`,
    )
    .bind(companyId, source, target, now.getTime())
    .all();
  return begun.results.length > 0;
}

export async function shardOf(shards: Shards, companyId: string): Promise<number | null> {
  const placed = await directoryOf(shards)
    .prepare("select shard from company_places where company_id = ?")
    .bind(companyId)
    .first<number>("shard");
  if (placed !== null) return placed;
  const has = (db: D1Database) => db.prepare("select 1 from companies where id = ?").bind(companyId).first();
  const found = (await Promise.all(shards.map(has))).findIndex((row) => row !== null);
  return found === -1 ? null : found;
}

export async function moveOf(shards: Shards, companyId: string): Promise<Move | null> {
  const row = await directoryOf(shards)
    .prepare(
      `select company_id as companyId, shard, target, step, since from company_places
      where company_id = ? and step is not null`,
    )
    .bind(companyId)
    .first<{ companyId: string; shard: number; target: number; step: MoveStep; since: number }>();
  if (row === null) return null;
  const { shard: at, target: other, ...move } = row;
  const switched = row.step === "switched" || row.step === "leaving";
  // Once it was switched, the company's shard is where it came to, and `target` where it was.
  return { ...move, source: switched ? other : at, target: switched ? at : other };
}

export async function movingCompany(shards: Shards): Promise<string | null> {
  return directoryOf(shards)
    .prepare("select company_id from company_places where step is not null limit 1")
    .first<string>("company_id");
}

/** Does what is next. True when more is to be done; `wait` when it is not yet time for it. */
export async function continueMove(
  shards: Shards,
  companyId: string,
  now: Date,
): Promise<"more" | "wait" | "done"> {
  const move = await moveOf(shards, companyId);
  if (move === null) return "done";
  const of = { ...move, from: shard(shards, move.source), to: shard(shards, move.target), now };
  if (move.step === "copying") return copyMore(shards, of);
  if (move.step === "frozen") return holdAndSwitch(shards, of);
  if (move.step === "switched") {
    await dropGuards(of.to, "waiting");
    await bringTasks(of);
    if (now.getTime() < move.since + REST) return "wait";
    await setStep(shards, of, "switched", "leaving");
    return "more";
  }
  await leave(of);
  await dropGuards(of.from, "followed");
  await dropGuards(of.from, "frozen");
  await of.to.batch(SCRATCH.map((name) => of.to.prepare(`drop table if exists ${name}`)));
  await directoryOf(shards)
    .prepare("update company_places set target = null, step = null where company_id = ? and step = 'leaving'")
    .bind(companyId)
    .run();
  return "done";
}

export async function abandonMove(shards: Shards, companyId: string): Promise<boolean> {
  const move = await moveOf(shards, companyId);
  if (move === null || move.step === "switched" || move.step === "leaving") return false;
  const from = shard(shards, move.source);
  const to = shard(shards, move.target);
  await dropGuards(from, "frozen");
  await dropGuards(from, "followed");
  await removeRows(to, companyId);
  await dropGuards(to, "arriving");
  await dropGuards(to, "waiting");
  await to.batch(SCRATCH.map((name) => to.prepare(`drop table if exists ${name}`)));
  await directoryOf(shards)
    .prepare("update company_places set target = null, step = null where company_id = ? and shard = ?")
    .bind(companyId, move.source)
    .run();
  return true;
}

type Moving = Move & { from: D1Database; to: D1Database; now: Date };

async function setStep(
  shards: Shards,
  { companyId, now }: Moving,
  before: MoveStep,
  step: MoveStep,
): Promise<void> {
  await directoryOf(shards)
    .prepare("update company_places set step = ?, since = ? where company_id = ? and step = ?")
    .bind(step, now.getTime(), companyId, before)
    .run();
}

/** How far the copy is: kept where it is written to, in the same transaction. */
type Progress = { n: number; table: number; after: Key | null; seen: number };

const START: Progress = { n: 0, table: 0, after: null, seen: 0 };

async function progressOf({ to, companyId }: Moving): Promise<Progress | null> {
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

async function copyMore(shards: Shards, of: Moving): Promise<"more" | "wait"> {
  const progress = await progressOf(of);
  if (progress === null) {
    if (of.now.getTime() < of.since + NOTICED) return "wait";
    await begin(of);
    return "more";
  }
  if (progress.table < COPIED.length) {
    await copyChunk(of, progress);
    return "more";
  }
  const caught = await catchUp(of, progress);
  if (caught < SETTLED) {
    await setStep(shards, of, "copying", "frozen");
  }
  return "more";
}

/** Tasks come last: until then nobody else may do them. */
const COPIED = FOLLOWED.filter(({ name }) => name !== "outbox");

async function begin(of: Moving): Promise<void> {
  const { from, to, companyId } = of;
  const following = await followed(from, companyId);
  await from.batch(following.map((sql) => from.prepare(sql)));
  await removeRows(to, companyId);
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

async function copyChunk(of: Moving, progress: Progress): Promise<void> {
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

async function catchUp(of: Moving, progress: Progress): Promise<number> {
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

type Rows = Awaited<ReturnType<typeof readRows>>;

/** Tables whose rows others hang on by a foreign key that deletes: overwritten, never taken away first. */
const PARENTS = ["companies", "documents", "short_links"];

async function arrivals(of: Moving, table: Table, rows: Rows): Promise<D1PreparedStatement[]> {
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
      ? [
          countUnread(
            to,
            rows.flatMap(({ person }) => person ?? []),
          ),
        ]
      : []),
  ];
}

const keptNumbers = (to: D1Database, name: string) => [
  to.prepare("delete from move_kept where name = ?").bind(name),
  to
    .prepare("insert into move_kept (name, seq) select name, seq from sqlite_sequence where name = ?")
    .bind(name),
];
const givenBackNumbers = (to: D1Database, name: string) => [
  to
    .prepare(
      `update sqlite_sequence set seq = ifnull((select seq from move_kept where name = ?1), 0)
      where name = ?1`,
    )
    .bind(name),
];

async function guestsFor({ from, to }: Moving, rows: Rows): Promise<D1PreparedStatement[]> {
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
async function intoFreePlaces(to: D1Database, rows: Rows): Promise<Rows> {
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

function removedKeys(to: D1Database, table: Table, gone: readonly Key[]): D1PreparedStatement[] {
  if (gone.length === 0 || table.name === "activity") return [];
  const keys = JSON.stringify(gone);
  if (table.name === "users") return [to.prepare(removeGuests).bind(keys)];
  const ids = `select value ->> 0 from json_each('${keys.replaceAll("'", "''")}')`;
  return [
    ...(SEARCHES[table.name] ?? []).map(({ table: index, rowids }) =>
      to.prepare(`delete from "${index}" where rowid in (${rowids(ids)})`),
    ),
    to.prepare(`delete from "${table.name}" where ${withKeys(table, "")}`).bind(keys),
  ];
}

const removeGuests = `delete from users where id in (select value ->> 0 from json_each(?)) and ${isGuest}`;

async function holdAndSwitch(shards: Shards, of: Moving): Promise<"more"> {
  const { from, companyId, now } = of;
  const directory = directoryOf(shards);
  const progress = await progressOf(of);
  if (progress === null || now.getTime() > of.since + LONGEST_STILL) {
    await dropGuards(of.to, "waiting", arriving(companyId));
    await forgetAccounts(of);
    await dropGuards(from, "frozen");
    await setStep(shards, of, "frozen", "copying");
    return "more";
  }
  await from.batch(frozen(companyId).map((sql) => from.prepare(sql)));
  let at = progress;
  while ((await catchUp(of, at)) > 0) at = (await progressOf(of)) ?? at;
  await bringLast(of);
  await compare(of);
  await dropGuards(of.to, "arriving", waiting(companyId));
  await directory
    .prepare(
      `update company_places set shard = target, target = shard, step = 'switched', since = ?
      where company_id = ? and step = 'frozen'`,
    )
    .bind(now.getTime(), companyId)
    .run();
  await dropGuards(of.to, "waiting");
  return "more";
}

async function bringLast(of: Moving): Promise<void> {
  const { from, to, companyId } = of;
  const company = asSql(companyId);
  for (const { name, belongs } of [MEMBERS, ...LAST.filter(({ name }) => name !== "outbox")]) {
    const table = await describe(from, name);
    const where = belongs("r", company);
    const rows: Rows = [];
    for (let after: Key | null = null; ; ) {
      const some = await readRows(from, table, { where, after, limit: CHUNK });
      rows.push(...some);
      if (some.length < CHUNK) break;
      after = some.at(-1)?.key ?? null;
    }
    const lines = rows.map(({ line }) => line);
    const numbered = name === "notifications";
    const work =
      name === "users"
        ? insertRows(to, table, lines, { conflict: overwriting(table) })
        : [
            ...(numbered ? keptNumbers(to, name) : []),
            to.prepare(`delete from "${name}" as r where ${where}`),
            ...insertRows(to, table, lines, name === "unsealed_records" ? { instead: { seq: null } } : {}),
            ...(numbered ? givenBackNumbers(to, name) : []),
          ];
    await writeQuietly(to, [name], work);
  }
  const members = await to
    .prepare("select user_id from members where company_id = ?")
    .bind(companyId)
    .all<{ user_id: string }>();
  await writeQuietly(
    to,
    ["users"],
    [
      countUnread(
        to,
        members.results.map(({ user_id }) => user_id),
      ),
    ],
  );
}

/** What was brought last is brought anew the next time: until then the accounts are where they were. */
async function forgetAccounts({ to, companyId }: Moving): Promise<void> {
  const company = asSql(companyId);
  for (const { name, belongs } of LAST.filter(({ name }) => name !== "outbox"))
    await writeQuietly(to, [name], [to.prepare(`delete from "${name}" as r where ${belongs("r", company)}`)]);
  const guests = `update users as r set ${AS_GUEST} where ${MEMBERS.belongs("r", company)}`;
  await writeQuietly(to, ["users"], [to.prepare(guests)]);
}

/** Nothing is switched that is not there as often as it was; of a log the oldest lines may have gone. */
async function compare({ from, to, companyId }: Moving): Promise<void> {
  const company = asSql(companyId);
  const count = async (db: D1Database) => {
    const counted = [...COPIED, ...LAST].filter(({ name }) => name !== "outbox" && name !== "users");
    const results = await db.batch<{ n: number }>(
      counted.map(({ name, belongs }) =>
        db.prepare(`select count(*) as n from "${name}" as r where ${belongs("r", company)}`),
      ),
    );
    return results.map(({ results: [row] }, at) => ({ name: counted[at]?.name, n: row?.n ?? 0 }));
  };
  const [were, are] = await Promise.all([count(from), count(to)]);
  const wrong = were.filter(({ name, n }, at) => {
    const copied = are[at]?.n ?? 0;
    return name === "activity" ? copied < n : copied !== n;
  });
  if (wrong.length > 0)
    throw new Error(`not all of the company was copied: ${wrong.map(({ name }) => name).join(", ")}`);
}

async function bringTasks(of: Moving): Promise<void> {
  const { from, to, companyId } = of;
  const table = await describe(from, "outbox");
  const company = asSql(companyId);
  const whose = [...FOLLOWED, ...LAST]
    .filter(({ name }) => name === "outbox")
    .map(({ belongs }) => `(${belongs("r", company)})`);
  for (let after: Key | null = null; ; ) {
    const rows = await readRows(from, table, { where: `(${whose.join(" or ")})`, after, limit: CHUNK });
    if (rows.length === 0) return;
    const lines = rows.map(({ line }) => line);
    await writeQuietly(
      to,
      ["outbox"],
      insertRows(to, table, lines, { conflict: "on conflict (id) do nothing" }),
    );
    after = rows.at(-1)?.key ?? null;
  }
}

const leave = ({ from, companyId }: Moving) => removeRows(from, companyId);

async function removeRows(db: D1Database, companyId: string): Promise<void> {
  const company = asSql(companyId);
  await db.batch([
    db.prepare(
      `create table if not exists move_people
        (company_id text, user_id text, member integer, primary key (company_id, user_id))`,
    ),
    db
      .prepare(
        `insert or ignore into move_people (company_id, user_id, member)
        select company_id, user_id, 1 from members where company_id = ?1
        union all select company_id, user_id, 0 from applications where company_id = ?1`,
      )
      .bind(companyId),
  ]);
  for (const { name, belongs } of [...FOLLOWED.filter(({ name }) => name !== "users"), ...LAST].reverse()) {
    if (name === "companies") continue;
    const table = await describe(db, name);
    const where = belongs("r", company);
    for (let after: Key | null = null; ; ) {
      const keys = await readKeys(db, table, { where, after, limit: CHUNK * 5 });
      if (keys.length === 0) break;
      await writeQuietly(db, [name], removedRows(db, table, keys));
      after = keys.at(-1) ?? null;
    }
  }
  await removePeople(db, companyId);
  await writeQuietly(db, ["companies"], [db.prepare("delete from companies where id = ?").bind(companyId)]);
  await db.prepare("drop table move_people").run();
}

function removedRows(db: D1Database, table: Table, keys: readonly Key[]): D1PreparedStatement[] {
  if (table.name !== "activity") return removedKeys(db, table, keys);
  const ids = `select value ->> 0 from json_each('${JSON.stringify(keys)}')`;
  return [
    db.prepare(`delete from activity_search where rowid in (${ids})`),
    db.prepare(`delete from activity where seq in (${ids})`),
  ];
}

async function removePeople(db: D1Database, companyId: string): Promise<void> {
  const some = `select user_id, member from move_people where company_id = ?
    order by user_id limit ${CHUNK * 5}`;
  for (;;) {
    const { results } = await db.prepare(some).bind(companyId).all<{ user_id: string; member: number }>();
    if (results.length === 0) return;
    const all = results.map(({ user_id }) => user_id);
    const members = JSON.stringify(
      results.filter(({ member }) => member === 1).map(({ user_id }) => user_id),
    );
    const ids = JSON.stringify(all);
    await writeQuietly(
      db,
      ["users"],
      [
        db.prepare(`update users set ${AS_GUEST} where id in (select value from json_each(?))`).bind(members),
        countUnread(db, all),
        db.prepare(`delete from users where id in (select value from json_each(?)) and ${isGuest}`).bind(ids),
        db
          .prepare(
            "delete from move_people where company_id = ? and user_id in (select value from json_each(?))",
          )
          .bind(companyId, ids),
      ],
    );
  }
}
