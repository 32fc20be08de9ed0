import { COMPANYS, EVERYBODYS, MEMBERSHIP, PERSONS } from "../db/shards/tables.ts";
import type { Queried } from "./counted-database";
import type { SharedEnv } from "./env";

/** `DB`, which is the directory too, then `DB_1`, `DB_2` and so on, as many as there are (record 160). */
export function shardsOf(env: SharedEnv): D1Database[] {
  const found = [env.DB];
  const more = env as unknown as Record<string, D1Database | undefined>;
  for (let next = more.DB_1; next !== undefined; next = more[`DB_${found.length}`]) found.push(next);
  return found;
}

export function newCompanies(env: SharedEnv): number {
  const shard = Number(env.NEW_COMPANIES || 0);
  if (shardsOf(env)[shard] === undefined) throw new Error("NEW_COMPANIES is no shard");
  return shard;
}

/** Where a request's company is, and where the account of whoever asks. */
export type Place = { data: number; account: number };

type Owner = "everybody" | "person" | "member" | "company";
const OWNERS = new Map<string, Owner>([
  ...EVERYBODYS.map((name) => [name, "everybody"] as const),
  ...PERSONS.map((name) => [name, "person"] as const),
  ...MEMBERSHIP.map((name) => [name, "member"] as const),
  ...COMPANYS.map((name) => [name, "company"] as const),
]);

const NAMED = /\b(?:(?:into|update)\s+"?([a-z_]+)|(?:from|join)\s+"?([a-z_]+)\b(?!\s*\())/gi;
const ALIASED = /(?:\bwith(?:\s+recursive)?|,)\s*"?([a-z_]+)"?\s*(?:\([^()]*\)\s*)?as\s*\(/gi;

/** Each table that a statement names. Throws for one of which nobody has said whose it is. */
export function tablesIn(sql: string): string[] {
  const own = new Set(["set", ...[...sql.matchAll(ALIASED)].map(([, name = ""]) => name)]);
  const named = [...sql.matchAll(NAMED)]
    .map(([, written, read]) => written ?? read ?? "")
    .filter((name) => !own.has(name));
  const unknown = named.find((name) => !OWNERS.has(name));
  if (unknown !== undefined) throw new Error(`no shard is told to have the table ${unknown}`);
  return named;
}

/** What stands in one statement with everybody's rows: a task for them, and whom they may be about. */
const BESIDE_EVERYBODYS = new Set(["outbox", "companies"]);

export function shardFor(sql: string, { data, account }: Place): number {
  const tables = tablesIn(sql);
  const owned = new Set(tables.map((name) => OWNERS.get(name)));
  if (owned.has("everybody")) {
    const other = tables.find((name) => !EVERYBODYS.includes(name) && !BESIDE_EVERYBODYS.has(name));
    if (other !== undefined) throw new Error(`${other} is not where everybody's tables are`);
    return 0;
  }
  const written = /^\s*(?:insert into|update|delete from)\s/i.test(sql);
  const first = OWNERS.get(tables[0] ?? "");
  if (written && first === "person") return account;
  return owned.has("person") && !owned.has("company") ? account : data;
}

const SEEN = ["id", "email", "email_verified_at", "type", "person_name", "first_name", "last_name"];
const KEPT = [...SEEN, "created_at", "updated_at"];

/** What a company sees of a person whose account is elsewhere: without a password nobody signs in by it. */
export async function makeGuest(
  shards: readonly D1Database[],
  { data, account }: Place,
  which: string,
  of: unknown,
) {
  const person = await shards[account]
    ?.prepare(`select ${KEPT.join(", ")} from users where ${which} = ? and password_hash <> ''`)
    .bind(of)
    .first<Record<string, unknown>>();
  if (!person) return;
  const changed = SEEN.filter((name) => name !== "id").map((name) => `${name} = excluded.${name}`);
  await shards[data]
    ?.prepare(
      `insert into users (${KEPT.join(", ")}, password_hash) values (${KEPT.map(() => "?").join(", ")}, '')
      on conflict (id) do update set ${changed.join(", ")}`,
    )
    .bind(...KEPT.map((name) => person[name]))
    .run();
}

type Routing = { place: Place; tasks?: Set<number> };

/** Those of one database stand in one transaction; an account is written before what is elsewhere for it. */
export function routed(shards: readonly D1Database[], { place, tasks }: Routing): Queried {
  const at = (shard: number): D1Database => {
    const found = shards[shard];
    if (found === undefined) throw new Error(`there is no shard ${shard}`);
    return found;
  };
  if (shards.length === 1) return at(0);
  const where = new WeakMap<D1PreparedStatement, { shard: number; sql: string }>();
  const known = (statement: D1PreparedStatement, to: { shard: number; sql: string }): D1PreparedStatement => {
    const bind = statement.bind.bind(statement);
    statement.bind = (...values) => known(bind(...values), to);
    where.set(statement, to);
    return statement;
  };
  return {
    prepare: (sql) => {
      const shard = shardFor(sql, place);
      if (/^\s*(?:insert into|update) "?outbox\b/i.test(sql)) tasks?.add(shard);
      return known(at(shard).prepare(sql), { shard, sql });
    },
    async batch<T>(statements: D1PreparedStatement[]) {
      const results: D1Result<T>[] = [];
      for (const shard of new Set([place.account, 0, place.data])) {
        const theirs = statements.flatMap((one, n) => (where.get(one)?.shard === shard ? [n] : []));
        if (theirs.length === 0) continue;
        const answers = await at(shard).batch<T>(theirs.flatMap((n) => statements[n] ?? []));
        for (const [nth, n] of theirs.entries()) {
          const answer = answers[nth] as D1Result<T>;
          results[n] = answer;
          const sql = where.get(statements[n] as D1PreparedStatement)?.sql ?? "";
          if (place.data !== place.account && /^\s*insert into "users"/i.test(sql) && answer.meta.changes > 0)
            await makeGuest(shards, place, "rowid", answer.meta.last_row_id);
        }
      }
      return results;
    },
  };
}
