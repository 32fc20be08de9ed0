export type DatabaseCost = {
  queries: number;
  trips: number;
  rowsRead: number;
  rowsWritten: number;
  ms: number;
};

export const noCost = (): DatabaseCost => ({ queries: 0, trips: 0, rowsRead: 0, rowsWritten: 0, ms: 0 });

/** All that is asked of a D1 database, and what a session of it has too. */
export type Queried = Pick<D1Database, "prepare" | "batch">;

/** `rows`: whether those behind `raw()` count too, which only development does. */
export function countedDatabase(database: Queried, cost: DatabaseCost, rows: boolean): D1Database {
  const counted = Object.create(database) as D1Database;
  counted.prepare = (query) => countedStatement(database.prepare(query), cost, rows);
  counted.batch = async <T>(statements: D1PreparedStatement[]) => {
    const results = await database.batch<T>(statements.map(plain));
    cost.trips += 1;
    for (const result of results) add(cost, result.meta);
    return results;
  };
  return counted;
}

const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
const plain = (statement: D1PreparedStatement) => originals.get(statement) ?? statement;

function countedStatement(
  statement: D1PreparedStatement,
  cost: DatabaseCost,
  rows: boolean,
): D1PreparedStatement {
  const one = (meta: D1Meta) => {
    cost.trips += 1;
    add(cost, meta);
  };
  const counted = {
    bind: (...values: unknown[]) => countedStatement(statement.bind(...values), cost, rows),
    async all() {
      const result = await statement.all();
      one(result.meta);
      return result;
    },
    async run() {
      const result = await statement.run();
      one(result.meta);
      return result;
    },
    async first(column?: string) {
      const result = await statement.all<Record<string, unknown>>();
      one(result.meta);
      const row = result.results[0] ?? null;
      return row !== null && column !== undefined ? row[column] : row;
    },
    async raw() {
      const found = rows ? await rawWithMeta(statement) : { rows: await statement.raw(), meta: {} as D1Meta };
      one(found.meta);
      return found.rows;
    },
  } as unknown as D1PreparedStatement;
  originals.set(counted, statement);
  return counted;
}

type WithSession = {
  dbSession?: {
    _sendOrThrow?: (path: string, sql: string, values: unknown[], format: string) => Promise<unknown>;
  };
  statement: string;
  params: unknown[];
};

/** `raw()` drops its cost. What the other way cannot answer is asked again, for the true error. */
async function rawWithMeta(statement: D1PreparedStatement): Promise<{ rows: unknown[]; meta: D1Meta }> {
  const inner = statement as unknown as WithSession;
  try {
    const answer = await inner.dbSession?._sendOrThrow?.(
      "/query",
      inner.statement,
      inner.params,
      "ROWS_AND_COLUMNS",
    );
    const result = (Array.isArray(answer) ? answer[0] : answer) as {
      results: { rows: unknown[] };
      meta: D1Meta;
    };
    return { rows: result.results.rows, meta: result.meta };
  } catch {
    return { rows: await statement.raw(), meta: {} as D1Meta };
  }
}

function add(cost: DatabaseCost, meta: D1Meta): void {
  cost.queries += 1;
  cost.rowsRead += meta.rows_read ?? 0;
  cost.rowsWritten += meta.rows_written ?? 0;
  cost.ms += meta.duration ?? 0;
}
