import { drizzle } from "drizzle-orm/d1";
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
