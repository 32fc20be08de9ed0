import { expect } from "vitest";
import { cookiesOf } from "./pages";
import { PASS_PASSWORD, type Product } from "./product";

/** Opens the beta team's gate for a browser, as a Cookie header. */
export async function unlock(product: Product, ip = "198.51.100.1"): Promise<string> {
  const options = { headers: { "CF-Connecting-IP": ip } };
  const response = await product.post("/pass", { password: PASS_PASSWORD }, options);
  expect(response.status).toBe(303);
  return cookiesOf(response);
}
