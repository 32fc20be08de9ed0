import { getTableColumns, isSQLWrapper, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "./schema";

/** Opens D1 with the product's tables. */
export const openDatabase = (database: D1Database) => drizzle(database, { schema });

export type Db = ReturnType<typeof openDatabase>;

/** Whether an error says that a row with this column's value is there already; `column` as in `users.email`. */
export function isTaken(error: unknown, column: string): boolean {
  // A query's error carries D1's message in its cause, a batch's in itself.
  const messages = [error, (error as Error | null)?.cause].map((one) =>
    one instanceof Error ? one.message : "",
  );
  return messages.some((message) => message.includes("UNIQUE constraint failed") && message.includes(column));
}

type Named<T extends SQLiteTable> = {
  [Name in keyof T["$inferInsert"]]: T["$inferInsert"][Name] | SQLWrapper;
};

/**
 * The select of an `insert … select`: each value beside the name of its column, and a column's default where none is given.
 * `rest` is all that follows the values, such as `from … where …`.
 */
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
