import { type Ask, DATABASE } from "../test-database";

type Bytes = { data: number[] };
const bound = (value: unknown) =>
  typeof value === "object" && value !== null ? Uint8Array.from((value as Bytes).data) : value;

export default {
  async fetch(request: Request, env: Record<string, D1Database> & { APP: Fetcher }): Promise<Response> {
    if (new URL(request.url).hostname !== DATABASE) return env.APP.fetch(request);
    const { how, statements, shard }: Ask = await request.json();
    const DB = env[shard ? `DB_${shard}` : "DB"] as D1Database;
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
