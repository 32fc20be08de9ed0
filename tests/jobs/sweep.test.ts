import { beforeAll, beforeEach, expect, test } from "vitest";
import { anApplicant, aSession } from "../support/people";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const keys = async (sql: string) => (await product.db.prepare(sql).all<{ key: string }>()).results;
const anHour = 3_600_000;

test("counts of tries and sessions that are over go within the hour, and those that count stay", async () => {
  const person = await anApplicant(product);
  await aSession(product, person.id, { expiresAt: Date.now() - anHour });
  const now = Date.now();
  await product.db
    .prepare("insert into attempts (key, count, resets_at) values ('over', 5, ?), ('counts', 5, ?)")
    .bind(now - 1, now + 2 * anHour)
    .run();
  await product.sweep(new Date(Math.ceil(now / anHour) * anHour));
  expect(await keys("select key from attempts")).toEqual([{ key: "counts" }]);
  expect(await keys("select user_id as key from sessions")).toEqual([{ key: person.id }]);
});

test("where one table is away, what is over in the others goes all the same", async () => {
  const now = Date.now();
  await product.db
    .prepare(
      "insert into beta_contacts (id, email, company_name, person_name, captcha_nonce, created_at) " +
        "values ('a', 'ana@example.org', 'Larch & Co', 'Ana Larch', 'n', ?)",
    )
    .bind(now - 6 * 365 * 24 * anHour)
    .run();
  await product.db.prepare("alter table pass_sessions rename to pass_sessions_away").run();
  try {
    await product.sweep();
  } finally {
    await product.db.prepare("alter table pass_sessions_away rename to pass_sessions").run();
  }
  expect(await keys("select id as key from beta_contacts")).toEqual([]);
  const failed = product.logs().filter(({ event }) => event === "sweep.failed");
  expect(failed.map(({ part }) => part)).toEqual(["pass"]);
});
