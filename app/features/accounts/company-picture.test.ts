import { readFileSync } from "node:fs";
import type { D1Database } from "@cloudflare/workers-types";
import { expect, test } from "vitest";
import { openDatabase } from "../../../db/client";
import { storePicture } from "./company-picture";

test("a picture uploaded while it is being forgotten is there once its company shows it", async () => {
  const stored = new Set<string>();
  const files = {
    put: async (key: string) => !stored.has(key) && stored.add(key).has(key),
    get: async () => null,
    remove: async () => undefined,
    list: async () => ({ keys: [], cursor: null }),
  };
  const statement = { bind: () => statement, raw: async () => [], all: async () => ({ results: [] }) };
  const d1 = {
    prepare: () => statement,
    batch: async (statements: unknown[]) => {
      stored.clear();
      return statements.map(() => ({ results: [], meta: { changes: 1 } }));
    },
  };
  const by = { id: "p", personName: "Priya", companyId: "c", role: "owner", requestId: "r" } as const;
  const db = openDatabase(d1 as unknown as D1Database);
  const picture = new Uint8Array(readFileSync("public/icon-192.png"));
  expect(await storePicture("logo", picture, { db, files, by, seen: null, now: new Date(0) })).toBeNull();
  expect(stored.size).toBe(1);
});
