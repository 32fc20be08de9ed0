import type { DatabaseSync } from "node:sqlite";
import type { Product } from "./product";

type Statement = { run(): void; bind(...values: unknown[]): Statement };

/** As much of a product as people and postings are made with, on a file that no server has open. */
export function onFile(database: DatabaseSync): Product {
  const statement = (sql: string, values: unknown[]): Statement => ({
    bind: (...bound) => statement(sql, bound),
    run: () => {
      const used = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => values[Number(number) - 1]);
      const given = used.length > 0 ? used : values;
      database.prepare(sql.replace(/\?\d+/g, "?")).run(...(given as string[]));
    },
  });
  const db = {
    prepare: (sql: string) => statement(sql, []),
    batch: async (all: Statement[]) => {
      for (const one of all) one.run();
    },
  };
  return { db } as unknown as Product;
}
