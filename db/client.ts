import { getTableColumns, isSQLWrapper, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

export const openDatabase = (database: D1Database) => drizzle(database);

export type Db = ReturnType<typeof openDatabase>;

export const isTaken = (error: unknown, column: string): boolean =>
  messagesOf(error).some((text) => text.includes("UNIQUE constraint failed") && text.includes(column));

/** A row names one that is not there. */
export const isOrphan = (error: unknown): boolean =>
  messagesOf(error).some((text) => text.includes("FOREIGN KEY constraint failed"));

// A query's error carries D1's message in its cause, a batch's in itself.
const messagesOf = (error: unknown): string[] =>
  [error, (error as Error | null)?.cause].map((one) => (one instanceof Error ? one.message : ""));

/**
 * The column with its table, whatever is asked. A bare one loses it in a query of one table, and within a
 * subquery that has a column of the same name it is then that one: `company_id = "company_id"`.
 */
export const ofTable = (column: SQLWrapper): SQL => sql`${column}`;

type Named<T extends SQLiteTable> = {
  [Name in keyof T["$inferInsert"]]: T["$inferInsert"][Name] | SQLWrapper;
};

/** A column without a value gets its default. `rest` is all that follows: `from … where …`. */
export function selectNamed<T extends SQLiteTable>(table: T, values: Named<T>, rest: SQL): SQL {
  const given: Record<string, unknown> = values;
  const columns = Object.entries(getTableColumns(table));
  return sql`select ${sql.join(
    columns.map(([name, column]) => expression(given[name] ?? column.default ?? null, column)),
    sql`, `,
  )} ${rest}`;
}

function expression(value: unknown, column: SQLiteColumn): SQLWrapper {
  if (value === null) return sql`null`;
  return isSQLWrapper(value) ? value : sql.param(value, column);
}
