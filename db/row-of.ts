import { Column, is, SQL, sql } from "drizzle-orm";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "./client.ts";

export type Fields = Record<string, SQLiteColumn | SQL | SQL.Aliased>;
export type RowOf<Row extends Fields> = {
  [Name in keyof SelectResultFields<Row>]: SelectResultFields<Row>[Name];
};

type Decoder = { mapFromDriverValue(value: unknown): unknown };

/** A row as one column of another query; null for none. `rest` follows the fields, which hold no blobs. */
export const rowOf = <Row extends Fields>(fields: Row, rest: SQL): SQL<RowOf<Row> | null> =>
  sql`(select json_array(${columns(fields)}) ${rest})`.mapWith((kept: string) =>
    read(fields, JSON.parse(kept)),
  ) as SQL<RowOf<Row> | null>;

export const rowsOf = <Row extends Fields>(fields: Row, rest: SQL): SQL<RowOf<Row>[]> =>
  sql`(select json_group_array(json_array(${columns(fields)})) ${rest})`.mapWith((kept: string) =>
    (JSON.parse(kept) as unknown[][]).map((values) => read(fields, values)),
  );

export async function findRow<Row>(db: Db, row: SQL<Row | null>): Promise<Row | null> {
  const [found] = await db.select({ row }).from(sql`(select 1)`);
  return found?.row ?? null;
}

const columns = (fields: Fields) => sql.join(Object.values(fields).map(expression), sql`, `);

const expression = (field: Fields[string]) => (is(field, SQL.Aliased) ? field.sql : field);

function read<Row extends Fields>(fields: Row, values: unknown[]): RowOf<Row> {
  const entries = Object.entries(fields).map(([name, field], at) => [name, decoded(field, values[at])]);
  return Object.fromEntries(entries);
}

function decoded(field: Fields[string], value: unknown): unknown {
  if (value === null) return null;
  const decoder = is(field, Column) ? field : (expression(field) as unknown as { decoder: Decoder }).decoder;
  // What SQLite makes as JSON stands in the array as such, and not as its text.
  return decoder.mapFromDriverValue(typeof value === "object" ? JSON.stringify(value) : value);
}
