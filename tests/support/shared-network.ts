import { NETWORK_LIMITS, networkLimit } from "~/features/accounts/limits";
import type { Product } from "./product";

/** As if so many others had done it from this network before, within the limit's time. */
export async function othersDidBefore(
  product: Product,
  what: keyof typeof NETWORK_LIMITS,
  network: string,
  count: number = NETWORK_LIMITS[what].most,
): Promise<void> {
  const { key, within } = await networkLimit(what, network);
  await product.db
    .prepare("insert or replace into attempts (key, count, resets_at) values (?, ?, ?)")
    .bind(key, count, Date.now() + within)
    .run();
}
