/** The host at which the door asks the database; at any other the product answers. */
export const DATABASE = "database.test";

/** In `raw`, rows are lists of values in the order of the columns. */
export type Ask = {
  how: "batch" | "raw" | "exec";
  statements: { sql: string; values: unknown[] }[];
  shard?: number;
};

/** Where the door empties all databases, by these statements, and the files: between any two tests. */
export const EMPTY = "/empty";
export type Emptying = { statements: string[]; databases: number };

type Statement = D1PreparedStatement & { sql: string; values: unknown[] };
type Door = (ask: Ask) => Promise<{ ok: boolean; json(): Promise<unknown> }>;

/**
 * The product's database through `door`. What the harness gives is asked for each `prepare` and each
 * `bind` anew, and the process stands still meanwhile.
 */
export function testDatabase(door: Door): D1Database {
  const ask = async <T>(how: Ask["how"], statements: Ask["statements"]): Promise<T> => {
    const answer = await door({ how, statements: statements.map(({ sql, values }) => ({ sql, values })) });
    const read = await answer.json();
    if (!answer.ok) throw new Error((read as { message: string }).message);
    return read as T;
  };
  const statement = (sql: string, values: unknown[]): Statement => {
    const self = { sql, values };
    const run = async <T>() => {
      const [result] = await ask<D1Result<T>[]>("batch", [self]);
      if (result === undefined) throw new Error("nothing came back");
      return result;
    };
    return {
      ...self,
      bind: (...bound: unknown[]) => statement(sql, bound),
      run,
      all: run,
      first: async (column?: string) => {
        const [row] = (await run<Record<string, unknown>>()).results;
        return (column === undefined ? row : row?.[column]) ?? null;
      },
      raw: async (options?: { columnNames?: boolean }) => {
        const rows = await ask<unknown[][]>("raw", [self]);
        return options?.columnNames ? rows : rows.slice(1);
      },
    } as unknown as Statement;
  };
  return {
    prepare: (sql: string) => statement(sql, []),
    batch: (statements: D1PreparedStatement[]) => ask("batch", statements as Statement[]),
    exec: (sql: string) => ask("exec", [{ sql, values: [] }]),
  } as unknown as D1Database;
}
