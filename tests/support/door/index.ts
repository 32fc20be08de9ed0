import { type Ask, DATABASE, EMPTY, type Emptying } from "../test-database";

type Bytes = { data: number[] };
const bound = (value: unknown) =>
  typeof value === "object" && value !== null ? Uint8Array.from((value as Bytes).data) : value;

type Env = Record<string, D1Database> & { APP: Fetcher; FILES: R2Bucket };

const database = (env: Env, shard = 0) => env[shard > 0 ? `DB_${shard}` : "DB"] as D1Database;

async function emptyFiles(files: R2Bucket): Promise<void> {
  const keys = (await files.list()).objects.map(({ key }) => key);
  if (keys.length > 0) await files.delete(keys);
}

const ROUNDS = 100;
const UNTRIED = "delete from outbox where state = 'waiting' and attempts = 0";
const BEING_TRIED = `select count(*) as n from outbox where state = 'waiting' and attempts > 0
  and last_error is null and run_after between ?1 and ?1 + 60000`;

/** A mail on its way would come to whoever looks into the mailbox next. */
async function awaitMails(DB: D1Database): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [, tried] = await DB.batch<{ n: number }>([
      DB.prepare(UNTRIED),
      DB.prepare(BEING_TRIED).bind(Date.now()),
    ]);
    if (tried?.results[0]?.n === 0) return;
    await scheduler.wait(20);
  }
}

async function empty(env: Env, { statements, databases }: Emptying): Promise<Response> {
  const shards = Array.from({ length: databases }, (_, shard) => database(env, shard));
  await Promise.all(shards.map(awaitMails));
  const emptied = shards.map((DB) => DB.batch(statements.map((sql) => DB.prepare(sql))));
  await Promise.all(emptied);
  await emptyFiles(env.FILES);
  return new Response();
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { hostname, pathname } = new URL(request.url);
    if (hostname !== DATABASE) return env.APP.fetch(request);
    if (pathname === EMPTY) return empty(env, await request.json());
    const { how, statements, shard }: Ask = await request.json();
    const DB = database(env, shard);
    try {
      const [first = { sql: "", values: [] }] = statements;
      if (how === "exec") return Response.json(await DB.exec(first.sql));
      const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values.map(bound)));
      if (how === "batch") return Response.json(await DB.batch(prepared));
      return Response.json(
        await DB.prepare(first.sql)
          .bind(...first.values.map(bound))
          .raw({ columnNames: true }),
      );
    } catch (error) {
      return Response.json({ message: (error as Error).message }, { status: 500 });
    }
  },
};
