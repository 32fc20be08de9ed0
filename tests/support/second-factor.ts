import { decodeBase32IgnorePadding } from "@oslojs/encoding";
import { generateHOTP } from "@oslojs/otp";
import { newSecret } from "~/features/accounts/one-time-code";
import { lock } from "~/lib/locked";
import { type Product, SIGNING_SECRET } from "./product";

/** As an app shows it: now, or so many half minutes later. */
export const codeNow = (key: string, later = 0): string =>
  generateHOTP(decodeBase32IgnorePadding(key), BigInt(Math.floor(Date.now() / 30_000) + later), 6);

/** Somebody's second factor, as if it had been set up long ago; its key. */
export async function aSecondFactor(product: Product, userId: string): Promise<string> {
  const key = newSecret();
  await product.db
    .prepare("update users set second_factor = ? where id = ?")
    .bind(await lock(SIGNING_SECRET, "second factor", key), userId)
    .run();
  return key;
}
