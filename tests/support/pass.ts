import { ulid } from "ulid";
import { expect } from "vitest";
import { addStaff } from "../../db/staff";
import { A_LETTER } from "./mails";
import { cookiesOf } from "./pages";
import { aRecruiter } from "./people";
import { PASS_PASSWORD, type Product } from "./product";
import { aSecondFactor } from "./second-factor";

/** A mail that was given up after all its tries. */
export async function aTaskPutAside(product: Product, id = ulid()): Promise<string> {
  await product.db
    .prepare(
      `insert into outbox (id, topic, payload, state, attempts, last_error, run_after, created_at)
       values (?1, 'mail', ?2, 'dead', 9, 'no answer', ?3, ?3)`,
    )
    .bind(id, JSON.stringify({ ...A_LETTER, to: "anna@example.org" }), Date.now())
    .run();
  return id;
}

/** A member of the team that runs the product, signed in, with a second step; `key` is of its app. */
export async function aMemberOfStaff(product: Product, email = `${ulid().toLowerCase()}@rolecall.example`) {
  const person = await aRecruiter(product, { email, name: "Tess Marlow", companyName: "Rolecall" });
  const key = await aSecondFactor(product, person.id);
  await addStaff([product.db], email, new Date());
  return { ...person, key };
}

/** The team's page, open for one of its staff, as a Cookie header. */
export async function unlock(product: Product, ip = "198.51.100.1"): Promise<string> {
  const { cookie } = await aMemberOfStaff(product);
  return `${cookie}; ${await givePassword(product, ip)}`;
}

/** The first door alone. */
export async function givePassword(product: Product, ip = "198.51.100.1"): Promise<string> {
  const options = { headers: { "CF-Connecting-IP": ip } };
  const response = await product.post("/pass", { password: PASS_PASSWORD }, options);
  expect(response.status).toBe(303);
  return cookiesOf(response);
}
