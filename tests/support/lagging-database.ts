import type { DatabaseSync } from "node:sqlite";
import { migratedDatabase } from "./built-databases";

type Asked = { sql: string; values: (string | number | null)[] };
type Statement = Asked & { in: Session | null };
type Session = { seen: number; latest: boolean };

/** D1 with one replica, which is as far as it was last let catch up. Says who answered. */
export function laggingDatabase() {
  const primary = migratedDatabase();
  const replica = migratedDatabase();
  const written: Asked[] = [];
  const answered: string[] = [];
  let held = 0;

  const answer = (asked: Statement[]) => {
    const session = asked[0]?.in ?? null;
    const writes = asked.filter(({ sql }) => !/^\s*select\b/i.test(sql));
    const near = session !== null && !session.latest && writes.length === 0 && session.seen <= held;
    const database = near ? replica : primary;
    answered.push(near ? "replica" : "primary");
    if (asked.length > 1) database.exec("begin");
    try {
      const results = asked.map((statement) => read(database, statement));
      if (asked.length > 1) database.exec("commit");
      written.push(...writes);
      if (session !== null) {
        session.seen = near ? Math.max(session.seen, held) : written.length;
        session.latest = false;
      }
      return results;
    } catch (error) {
      if (asked.length > 1) database.exec("rollback");
      throw error;
    }
  };
  const one = (statement: Statement) => answer([statement])[0] ?? { raw: [], results: [], meta: META };
  const statement = (sql: string, within: Session | null, values: Statement["values"] = []): object => {
    const self: Statement = { sql, values, in: within };
    return {
      ...self,
      bind: (...bound: Statement["values"]) => statement(sql, within, bound),
      raw: async () => one(self).raw,
      all: async () => one(self),
      run: async () => one(self),
      first: async () => one(self).results[0] ?? null,
    };
  };
  const asking = (within: Session | null) => ({
    prepare: (sql: string) => statement(sql, within),
    batch: async (statements: Statement[]) => answer(statements),
  });
  const database = {
    ...asking(null),
    withSession(place: string) {
      const session = { seen: placeIn(place), latest: place === "first-primary" };
      return { ...asking(session), getBookmark: () => bookmarkOf(session.seen) };
    },
  };
  return {
    database: database as unknown as D1Database,
    catchUp() {
      for (const { sql, values } of written.slice(held)) replica.prepare(sql).all(...values);
      held = written.length;
    },
    /** Since it was asked last. */
    answeredBy: () => new Set(answered.splice(0)),
  };
}

const META = { rows_read: 0, rows_written: 0, duration: 0 };

function read(database: DatabaseSync, { sql, values }: Asked) {
  const asked = database.prepare(sql);
  const names = asked.columns().map(({ name }) => name);
  asked.setReturnArrays(true);
  const raw = asked.all(...values) as unknown as unknown[][];
  const results = raw.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])));
  return { raw, results, meta: META };
}

const bookmarkOf = (seen: number) => `${seen.toString(16).padStart(8, "0")}-00000000`;
const placeIn = (place: string) => (place.startsWith("first-") ? 0 : Number.parseInt(place, 16));
