import { expect, test } from "vitest";
import { hashOfCode, newRecoveryCodes } from "~/features/accounts/one-time-code";
import { countUse } from "~/features/accounts/passkeys";
import { spendRecoveryCode, spendStep } from "~/features/accounts/second-step";
import { openDatabase } from "../db/client";
import { migratedDatabase } from "./support/built-databases";

const db = openDatabase({} as D1Database);

/** Anna and Noor, each with a second factor; how many rows a statement changed in their database. */
function changesIn(recoveryHashes: string) {
  const database = migratedDatabase();
  for (const id of ["anna", "noor"])
    database
      .prepare(
        `insert into users (id, email, password_hash, type, person_name, first_name, last_name, created_at,
          updated_at, second_factor, second_factor_step, recovery_hashes)
          values (?, ? || '@example.org', '', 'applicant', '', '', '', 1, 1, 'locked', 100, ?)`,
      )
      .run(id, id, recoveryHashes);
  database
    .prepare(
      `insert into passkeys (id, user_id, public_key, algorithm, counter, name, created_at)
        values ('key', 'anna', '', -7, 0, '', 1)`,
    )
    .run();
  return (statement: { toSQL(): { sql: string; params: unknown[] } }) => {
    const { sql, params } = statement.toSQL();
    const before = database.prepare("select total_changes() as n").get()?.n;
    database.prepare(sql).all(...(params as string[]));
    return Number(database.prepare("select total_changes() as n").get()?.n) - Number(before);
  };
}

test("of two who looked at one code at the same moment, one is let in, and nobody with an older one", () => {
  const changes = changesIn("");
  const spent = [101, 101, 100, 102].map((step) => changes(spendStep(db, "anna", step)));
  expect(spent).toEqual([1, 0, 0, 1]);
  expect(changes(spendStep(db, "noor", 101))).toBe(1);
});

test("of two with one recovery code at the same moment one is let in, and the others are left", async () => {
  const hashes = await Promise.all(newRecoveryCodes().map((code) => hashOfCode("anna", code)));
  const [first = "", second = ""] = hashes;
  const changes = changesIn(hashes.join(""));
  const spent = [first, first, second, second].map((hash) => changes(spendRecoveryCode(db, "anna", hash)));
  expect(spent).toEqual([1, 0, 1, 0]);
  expect(changes(spendRecoveryCode(db, "noor", first))).toBe(1);
});

test("of two answers with one count at the same moment one is let in, and nobody else's", () => {
  const changes = changesIn("");
  const use = (who: string, counter: number) => changes(countUse(db, who, "key", counter, new Date(1)));
  expect([use("anna", 0), use("anna", 0), use("noor", 1)]).toEqual([1, 1, 0]);
  expect([use("anna", 5), use("anna", 5), use("anna", 4), use("anna", 0), use("anna", 6)]).toEqual([
    1, 0, 0, 0, 1,
  ]);
});
