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

async function empty(env: Env, { statements, databases }: Emptying): Promise<Response> {
  const shards = Array.from({ length: databases }, (_, shard) => database(env, shard));
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
