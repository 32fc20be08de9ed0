import { getTableColumns } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { drizzle } from "drizzle-orm/d1";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

type Db = ReturnType<typeof drizzle>;
export type Insert = (db: Db) => BatchItem<"sqlite">[];

/** D1 takes at most 100 bound values in one statement. */
const BOUND_VALUES = 100;

export function rowsFor<T extends SQLiteTable>(table: T, rows: T["$inferInsert"][]): Insert {
  const size = Math.max(1, Math.floor(BOUND_VALUES / Object.keys(getTableColumns(table)).length));
  const chunks = Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
  return (db) => chunks.map((chunk) => db.insert(table).values(chunk));
}

export async function insertTogether(db: Db, inserts: Insert[]): Promise<void> {
  const [first, ...others] = inserts.flatMap((insert) => insert(db));
  if (first) await db.batch([first, ...others]);
}
