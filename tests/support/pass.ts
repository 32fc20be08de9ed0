import { ulid } from "ulid";
import { expect } from "vitest";
import { A_LETTER } from "./mails";
import { cookiesOf } from "./pages";
import { PASS_PASSWORD, type Product } from "./product";

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

/** Opens the beta team's gate for a browser, as a Cookie header. */
export async function unlock(product: Product, ip = "198.51.100.1"): Promise<string> {
  const options = { headers: { "CF-Connecting-IP": ip } };
  const response = await product.post("/pass", { password: PASS_PASSWORD }, options);
  expect(response.status).toBe(303);
  return cookiesOf(response);
}
