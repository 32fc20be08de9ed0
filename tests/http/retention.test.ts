import { ulid } from "ulid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { anApplicant } from "../support/people";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const FIVE_YEARS = 5 * 365 * 86_400_000;

async function aContact(email: string, age = 0): Promise<void> {
  await product.db
    .prepare(
      "insert into beta_contacts (id, email, company_name, person_name, captcha_nonce, created_at) " +
        "values (?1, ?2, 'C', 'P', ?1, ?3)",
    )
    .bind(ulid(), email, Date.now() - age)
    .run();
}

/** A notice with one piece of evidence. */
async function aNotice(email: string, age = 0): Promise<void> {
  const id = ulid();
  const at = Date.now() - age;
  await product.files.put(`evidence/${id}/1`, new Uint8Array([1]));
  await product.db.batch([
    product.db
      .prepare(
        `insert into notices (id, reference, notice_type, submitter_name, email, affected_urls,
          description, legal_basis, signature,
          signature_date, created_at) values (?1, ?1, 'report', 'N', ?2, 'u', 'd', 'l', 's', '2026-01-01',
          ?3)`,
      )
      .bind(id, email, at),
    product.db
      .prepare(
        "insert into notice_files (id, notice_id, file_name, type, size, storage_key, state, " +
          "created_at) values (?1, ?1, 'a.png', 'png', 1, ?2, 'kept', ?3)",
      )
      .bind(id, `evidence/${id}/1`, at),
  ]);
}

const anAlert = (email: string) =>
  product.db
    .prepare(
      "insert into job_alerts (id, email, filters, rhythm, time_zone, created_at, confirmed_at) " +
        "values (?, ?, '{}', 'daily', 'UTC', ?3, ?3)",
    )
    .bind(ulid(), email, Date.now())
    .run();

const left = async () => ({
  contacts: await emails("beta_contacts"),
  notices: await emails("notices"),
  alerts: await emails("job_alerts"),
  files: await product.db.prepare("select count(*) as n from notice_files").first<number>("n"),
  objects: (await product.storedKeys()).length,
});

async function emails(table: string): Promise<unknown[]> {
  const { results } = await product.db.prepare(`select email from ${table} order by email`).all();
  return results.map((row) => row.email);
}

async function erase(id: string): Promise<void> {
  await product.db.prepare("update users set erase_at = 1 where id = ?").bind(id).run();
  await product.sweep();
}

test("with an account goes what came from its address: contacts, notices, evidence, alerts", async () => {
  const { id } = await anApplicant(product, { email: "amara@example.org" });
  for (const email of ["amara@example.org", "other@example.org"]) {
    await aContact(email);
    await aNotice(email);
    await anAlert(email);
  }
  for (let more = 0; more < 6; more += 1) await aNotice("amara@example.org");
  await erase(id);
  expect(await left()).toEqual({
    contacts: ["other@example.org"],
    notices: ["other@example.org"],
    alerts: ["other@example.org"],
    files: 1,
    objects: 1,
  });
});

test("whoever never showed that the address is theirs takes nothing along that came from it", async () => {
  const { id } = await anApplicant(product, { email: "amara@example.org", verified: false });
  await aContact("amara@example.org");
  await aNotice("amara@example.org");
  await anAlert("amara@example.org");
  await erase(id);
  expect(await left()).toMatchObject({
    alerts: ["amara@example.org"],
    contacts: ["amara@example.org"],
    notices: ["amara@example.org"],
    objects: 1,
  });
});

test("contacts, notices and evidence go after five years, and not a day before", async () => {
  for (const [email, age] of [
    ["new@example.org", FIVE_YEARS - 86_400_000],
    ["old@example.org", FIVE_YEARS],
  ] as const) {
    await aContact(email, age);
    await aNotice(email, age);
  }
  await product.sweep();
  expect(await left()).toEqual({
    contacts: ["new@example.org"],
    notices: ["new@example.org"],
    alerts: [],
    files: 1,
    objects: 1,
  });
});
