import { newSecret } from "~/features/accounts/one-time-code";
import { lock } from "~/lib/locked";
import { type Product, SIGNING_SECRET } from "./product";

/** Somebody's second factor, as if it had been set up long ago; its key. */
export async function aSecondFactor(product: Product, userId: string): Promise<string> {
  const key = newSecret();
  await product.db
    .prepare("update users set second_factor = ? where id = ?")
    .bind(await lock(SIGNING_SECRET, "second factor", key), userId)
    .run();
  return key;
}
