import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { prepareDatabase } from "./database.ts";
import { Processes } from "./processes.ts";

test("whoever has a database of another version learns what to do with it", async () => {
  const state = mkdtempSync(join(tmpdir(), "rolecall-state-"));
  onTestFinished(() => rmSync(state, { recursive: true }));
  const folder = join(state, "v3", "d1", "miniflare-D1DatabaseObject");
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, "a.sqlite"));
  database.exec(
    "create table d1_migrations (name text); insert into d1_migrations (name) values ('0000_tables.sql')",
  );
  database.close();

  const starting = prepareDatabase(
    state,
    new Processes({ path: "", write: () => {} }),
    join(state, "serve.log"),
  );

  await expect(starting).rejects.toThrow("delete that folder to start with the demo data again");
});
