import type { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { type CompanyTable, FOLLOWED, LAST, MEMBERS, PEOPLE, SEARCHES } from "../db/shards/company-rows";
import { asSql, frozen, MOVING } from "../db/shards/guards";
import { abandonMove, beginMove, continueMove, moveOf, REST, shardOf } from "../db/shards/move-company";
import { COMPANYS, EVERYBODYS, MEMBERSHIP, PERSONS } from "../db/shards/tables";
import { migratedDatabase } from "./support/built-databases";
import { type Around, type Used, usedShards } from "./support/shards";

const BEGUN = 1_794_982_000_000;

const rethrown = (error: Error): void => {
  throw error;
};

/** Goes on until it is over; whatever kills it is told to `died`, and it begins again where it was. */
async function finish(shards: D1Database[], company: string, died = rethrown): Promise<void> {
  let now = BEGUN;
  for (let calls = 0; calls < 2_000; calls += 1) {
    now += 100;
    try {
      const state = await continueMove(shards, company, new Date(now));
      if (state === "done") return;
      if (state === "wait") now += REST;
    } catch (error) {
      died(error as Error);
      now += 15_000;
    }
  }
  throw new Error("the move never ends");
}

const TABLES = [...FOLLOWED.filter((table) => table !== PEOPLE), MEMBERS, ...LAST];
/** Places in a log or a queue, which a shard gives anew. */
const RENUMBERED = ["activity", "unsealed_records"];

/** Every row of a company's, and of those who work there. */
function contents(file: DatabaseSync, company: string): Record<string, string[]> {
  const rows = (of: CompanyTable) => {
    const where = of.belongs("r", asSql(company));
    const found = file.prepare(`select * from "${of.name}" as r where ${where}`).all();
    return found
      .map(({ seq, ...row }) => ({ ...row, seq: RENUMBERED.includes(of.name) ? null : seq }))
      .map((row) => JSON.stringify(row, (_, value) => (ArrayBuffer.isView(value) ? String(value) : value)));
  };
  const found = Map.groupBy(TABLES, ({ name }) => name);
  return Object.fromEntries(
    [...found].map(([name, of]) => {
      const all = of.flatMap(rows);
      return [name, name === "unsealed_records" ? all : all.sort()];
    }),
  );
}

const everything = (file: DatabaseSync, company: string) => Object.values(contents(file, company)).flat();

/** Every word of every search that people use. */
function searched(...files: DatabaseSync[]): string[] {
  const names = Object.values(SEARCHES).flatMap((of) => of.map(({ table }) => table));
  return files
    .flatMap((file) =>
      names.flatMap((table) => {
        file.exec(`create virtual table temp.words using fts5vocab('main', '${table}', 'instance')`);
        const words = file.prepare("select term, doc from words").all();
        file.exec("drop table temp.words");
        return words.map(({ term, doc }) => `${table} ${term} ${table === "activity_search" ? "" : doc}`);
      }),
    )
    .sort();
}

/** Tables, triggers and the rest, without a trace of a move. */
const made = (file: DatabaseSync) =>
  file.prepare("select type, name, sql from sqlite_master where name not glob 'd1_*' order by 1, 2").all();

async function twoCompanies(around: Around = {}) {
  const { shards, files } = await usedShards(around);
  return { shards, one: files[0], two: files[1] };
}

test("of every table it is said whose it is, once, and the mover knows what is a company's", () => {
  const said = [...EVERYBODYS, ...PERSONS, ...MEMBERSHIP, ...COMPANYS].sort();
  const made = migratedDatabase()
    .prepare(
      "select name, type from sqlite_master where type in ('table', 'view') and name not glob 'sqlite_*'",
    )
    .all() as { name: string; type: string }[];
  const searches = Object.values(SEARCHES).flatMap((of) => of.map(({ table }) => table));
  const insideSearch = (name: string) => searches.some((one) => name.startsWith(`${one}_`));
  const names = made.filter(({ name }) => !insideSearch(name));
  expect(said).toEqual(names.map(({ name }) => name).sort());
  const moved = new Set([...TABLES.map(({ name }) => name), ...searches]);
  const left = names.filter(({ name, type }) => type === "table" && !moved.has(name));
  expect(left.map(({ name }) => name).sort()).toEqual([...EVERYBODYS].sort());
});

test("a company is moved with all that it has, there and back, and nobody else's row changes", async () => {
  const { shards, one, two } = await twoCompanies();
  const before = contents(one, "acme");
  const others = () => [contents(one, "owls"), contents(two, "bees")];
  const [theirs, words] = [others(), searched(one, two)];
  expect(Object.keys(before).filter((name) => before[name]?.length === 0)).toEqual([]);
  for (const [from, to, number] of [
    [one, two, 1],
    [two, one, 0],
  ] as const) {
    expect(await beginMove(shards, "acme", number, new Date(BEGUN))).toBe(true);
    await finish(shards, "acme");
    expect(contents(to, "acme")).toEqual(before);
    expect(everything(from, "acme")).toEqual([]);
    expect(others()).toEqual(theirs);
    expect(searched(one, two)).toEqual(words);
    expect([await shardOf(shards, "acme"), await moveOf(shards, "acme")]).toEqual([number, null]);
    for (const file of [one, two]) expect(made(file)).toEqual(made(migratedDatabase()));
  }
});

const people = (file: DatabaseSync) =>
  file
    .prepare(
      "select id, email, password_hash, unread_notifications as unread from users where id glob 'acme-*'",
    )
    .all()
    .map((row) => Object.values(row).join(" "));

test("applicants keep their accounts, and are guests wherever the company goes", async () => {
  const { shards, one, two } = await twoCompanies();
  const accounts = [1, 2, 3].map((i) => `acme-person-${i} applicant-acme-${i}@example.org scrypt$`);
  expect(people(one)).toEqual(accounts.map((person) => `${person} 1`));
  await beginMove(shards, "acme", 1, new Date(BEGUN));
  await finish(shards, "acme");
  expect(people(one)).toEqual(accounts.map((person) => `${person} 0`));
  expect(people(two)).toEqual(accounts.map((person) => `${person.replace("scrypt$", "")} 1`));
  one.exec(`insert into sessions (id, user_id, expires_at, created_at, person)
    select 'session-' || id, id, 9, 1, '{"email":"without news"}' from users where id glob 'acme-*'`);
  await beginMove(shards, "acme", 0, new Date(BEGUN));
  await finish(shards, "acme");
  const said = "select count(*) as all_of_them, count(person) as without_news from sessions where id glob ?";
  expect({ ...one.prepare(said).get("session-acme-*") }).toEqual({ all_of_them: 3, without_news: 0 });
  expect(people(one)).toEqual(accounts.map((person) => `${person} 1`));
  expect(people(two)).toEqual([]);
});

test("a company is moved with what its notes said to somebody who has left", async () => {
  const { shards, one, two } = await twoCompanies();
  const { user_id: left } = one.prepare("select user_id from mentions where company_id = 'acme'").get() ?? {};
  expect(one.prepare("delete from members where user_id = ?").run(left as string).changes).toBe(1);
  const before = contents(one, "acme");
  expect(before.mentions?.length).toBeGreaterThan(0);
  for (const [to, number] of [
    [two, 1],
    [one, 0],
  ] as const) {
    await beginMove(shards, "acme", number, new Date(BEGUN));
    await finish(shards, "acme");
    expect(contents(to, "acme")).toEqual(before);
  }
  const account = one
    .prepare("select password_hash <> '' as whole from users where id = ?")
    .get(left as string);
  expect(account).toEqual({ whole: 1 });
});

test("a shard goes on counting where it was, whatever number comes to it", async () => {
  const { shards, one, two } = await twoCompanies();
  const next = (file: DatabaseSync) =>
    file.prepare("select name, seq from sqlite_sequence where name <> 'd1_migrations' order by 1").all();
  const before = [next(one), next(two)];
  expect(await beginMove(shards, "bees", 0, new Date(BEGUN))).toBe(true);
  await finish(shards, "bees");
  expect(everything(one, "bees").length).toBeGreaterThan(100);
  expect([next(one), next(two)]).toEqual(before);
});

test("a move that is given up leaves the company as it was, and nothing of it elsewhere", async () => {
  const { shards, one, two } = await twoCompanies();
  const before = contents(one, "acme");
  for (const calls of [1, 4, 30, 60]) {
    await beginMove(shards, "acme", 1, new Date(BEGUN));
    for (let call = 0; call < calls; call += 1) await continueMove(shards, "acme", new Date(BEGUN + 5_000));
    const left = await abandonMove(shards, "acme");
    if (!left) break;
    expect(contents(one, "acme")).toEqual(before);
    expect(everything(two, "acme")).toEqual([]);
    for (const file of [one, two]) expect(made(file)).toEqual(made(migratedDatabase()));
  }
  expect(await shardOf(shards, "acme")).toBe(1);
});

test("people whom a dead mover held still write again, and the move goes on", async () => {
  let dies = false;
  const held = async () => (await moveOf(shards, "acme"))?.step === "frozen";
  const { shards, one, two } = await twoCompanies({
    before: () => {
      if (dies) throw new Error("killed");
    },
  });
  const rename = ["update companies set company_name = 'Acme & Daughters' where id = 'acme'"];
  await beginMove(shards, "acme", 1, new Date(BEGUN));
  let now = BEGUN;
  while (!(await held())) {
    now += 10_000;
    await continueMove(shards, "acme", new Date(now));
  }
  one.exec(frozen("acme").join(";"));
  expect(done(one, rename)).toBe(false);
  dies = true;
  await expect(continueMove(shards, "acme", new Date(now + 1))).rejects.toThrow("killed");
  dies = false;
  await continueMove(shards, "acme", new Date(now + 10_001));
  expect([await held(), done(one, rename)]).toEqual([false, true]);
  const left = contents(one, "acme");
  await finish(shards, "acme");
  expect(contents(two, "acme")).toEqual(left);
});

const STEPS = Number(process.env.MOVE_STEPS_BETWEEN ?? 61);

test("killed before or after any step, a move goes on with nothing lost and nothing doubled", async () => {
  let trips = Number.POSITIVE_INFINITY;
  const kill = () => {
    trips -= 1;
    if (trips >= 0) return;
    trips = Number.POSITIVE_INFINITY;
    throw new Error("killed");
  };
  const plain = migratedDatabase();
  let died = true;
  for (let at = Math.ceil(Math.random() * STEPS); died; at += STEPS)
    for (const around of [{ before: kill }, { after: kill }]) {
      const { shards, one, two } = await twoCompanies(around);
      const [before, words] = [contents(one, "acme"), searched(one, two)];
      await beginMove(shards, "acme", 1, new Date(BEGUN));
      trips = at;
      died = false;
      await finish(shards, "acme", (error) => {
        if (error.message !== "killed") throw error;
        died = true;
      });
      trips = Number.POSITIVE_INFINITY;
      const where = `${Object.keys(around)} trip ${at}`;
      expect(contents(two, "acme"), where).toEqual(before);
      expect(everything(one, "acme"), where).toEqual([]);
      expect(searched(one, two), where).toEqual(words);
      for (const file of [one, two]) expect(made(file), where).toEqual(made(plain));
    }
});

/** What people do: statements of one transaction, with `n` for what is new. */
const ACTS: readonly ((n: number) => string[])[] = [
  (n) => [
    `insert or ignore into users (id, email, password_hash, type, person_name, first_name, last_name,
      created_at, updated_at) values ('late-${n}', 'late-${n}@example.org', '', 'applicant', 'Lea', 'Lea',
      'B', 1, 1)`,
    `insert into applications (id, company_id, job_id, user_id, name, email, position, work_authorization,
      start_date, terms_accepted_at, submitted_at, created_at, updated_at) values ('late-${n}', 'acme',
      'jobs-id-acme-1', 'late-${n}', 'Lea ${n}', 'late-${n}@example.org', 'Baker', 'yes', 'now',
      1, ${n}, 1, 1)`,
  ],
  (n) => [
    `insert into status_changes (id, company_id, application_id, user_id, person_name, from_status, to_status,
      created_at) values ('change-${n}', 'acme', 'applications-id-acme-2', 'users-id-acme-1', 'Priya',
      'pending',
      'interview', ${BEGUN + n})`,
    `update applications set status = iif(status = 'pending', 'interview', 'pending')
      where id = 'applications-id-acme-2'`,
  ],
  (n) => [`update jobs set title = 'Baker ${n}' where id = 'jobs-id-acme-${1 + (n % 3)}'`],
  (n) => [
    `insert into notes (id, company_id, application_id, user_id, person_name, text, created_at)
      values ('note-${n}', 'acme', 'applications-id-acme-1', 'users-id-acme-1', 'Priya', 'Said ${n}', ${n})`,
  ],
  (n) => [`delete from saved_views where company_id = 'acme' and id = 'saved_views-id-acme-${1 + (n % 3)}'`],
  (n) => [
    `insert into outbox (id, topic, company_id, payload, run_after, created_at)
      values ('task-${n}', 'mail', 'acme', '{}', ${n}, ${n})`,
  ],
  () => ["update outbox set state = 'done' where company_id = 'acme' and state = 'waiting'"],
  (n) => [
    `insert into sessions (id, user_id, expires_at, created_at)
      values ('new-${n}', 'users-id-acme-1', ${n}, ${n})`,
  ],
  () => ["delete from sessions where user_id = 'users-id-acme-2'"],
  (n) => [`update companies set company_name = 'Acme ${n}' where id = 'acme'`],
  (n) => [`update users set person_name = 'Priya ${n}' where id = 'users-id-acme-1'`],
  () => ["delete from members where user_id = 'users-id-acme-3'"],
  (n) => [
    `insert into record_chain (company_id, seq, kind, record_id, prior, sealed_at, body_hash, prev_hash, hash)
      select company_id, ${n} + 9, kind, record_id, 0, ${n}, '', 'prev-${n}', 'hash-${n}'
      from unsealed_records where company_id = 'acme' order by seq limit 1`,
    `delete from unsealed_records where company_id = 'acme'
      and (record_id, kind) in (select record_id, kind from record_chain where company_id = 'acme')`,
  ],
  (n) => [`update assessments set questions = '[{"id":${n}}]' where id = 'assessments-id-acme-2'`],
  (n) => [`update applications set tags = '["night ${n % 2}"]' where id = 'applications-id-acme-1'`],
  () => ["update notifications set read_at = 5 where company_id = 'acme' and read_at is null"],
];

/** As a transaction; false where nobody may write just now. */
function done(file: DatabaseSync, statements: readonly string[]): boolean {
  file.exec("begin");
  try {
    for (const sql of statements) file.exec(sql);
    file.exec("commit");
    return true;
  } catch (error) {
    file.exec("rollback");
    if ((error as Error).message.includes(MOVING)) return false;
    throw error;
  }
}

const withoutNumbers = (found: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(found).map(([name, rows]) => {
      const told = rows.map((row) => row.replace(/"(?:set_)?seq":\d+/g, ""));
      return [name, name === "unsealed_records" ? told : told.sort()];
    }),
  );

test("a company is moved while people work in it: all that they were told is there, once", async () => {
  const twin = (await usedShards()).files[0];
  const refused: string[][] = [];
  let [n, trips, going] = [0, 0, true];
  const act = () => {
    trips += 1;
    if (!going || trips % 3 !== 0) return;
    const place = files[0].prepare("select shard from company_places where company_id = 'acme'").get();
    const at = Number(place?.shard ?? 0);
    n += 1;
    const deed = ACTS[n % ACTS.length]?.(n) ?? [];
    if (done(files[at] as DatabaseSync, deed)) for (const sql of deed) twin.exec(sql);
    else refused.push(deed);
  };
  const { shards, files }: Used = await usedShards({ before: act });
  await beginMove(shards, "acme", 1, new Date(BEGUN));
  let now = BEGUN;
  for (let state = "more"; state !== "done"; ) {
    now += 100;
    state = await continueMove(shards, "acme", new Date(now));
    if (state === "wait") now += REST;
  }
  going = false;
  expect(n).toBeGreaterThan(60);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(n / 2);
  expect(withoutNumbers(contents(files[1], "acme"))).toEqual(withoutNumbers(contents(twin, "acme")));
  expect(everything(files[0], "acme")).toEqual([]);
});
