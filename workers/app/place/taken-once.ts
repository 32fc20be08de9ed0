import { RESERVED } from "../../../db/shards/tables.ts";
import { makeGuest } from "../../shards";
import { findInShards } from "./find-in-shards";
import { BY_EMAIL, BY_SLUG } from "./lookups";

/** An address has one account among all shards: whoever is second is led to where the first is. */
export async function reserveEmail(
  shards: readonly D1Database[],
  email: string,
  shard: number,
): Promise<number> {
  const row = await shards[0]
    ?.prepare(
      `insert into account_places (email, shard, reserved_at) values (?1, ?2, ?3)
      on conflict (email) do update set reserved_at = ?3,
        shard = iif(reserved_at < ?3 - ${RESERVED}, excluded.shard, shard) returning shard`,
    )
    .bind(email, shard, Date.now())
    .first<{ shard: number }>();
  return row?.shard ?? shard;
}

/** Whoever has the address elsewhere becomes a guest here, by whom the index refuses a second account. */
export async function refuseTaken(
  shards: readonly D1Database[],
  email: string,
  account: number,
  reserves: boolean,
): Promise<void> {
  const [other] = (await findInShards(shards, [{ sql: BY_EMAIL, values: [email], of: "account" }])).filter(
    ({ shard }) => shard !== account,
  );
  const first = other?.shard ?? (reserves ? await reserveEmail(shards, email, account) : account);
  if (first !== account) await makeGuest(shards, { data: account, account: first }, "email", email);
}

/** A place under `/careers` that is another shard's is written down here too: nobody can take it then. */
export async function holdSlug(shards: readonly D1Database[], slug: string, account: number): Promise<void> {
  const found = await findInShards(shards, [{ sql: BY_SLUG, values: [slug], of: "data" }]);
  const other = found.find(({ shard }) => shard !== account);
  if (other === undefined) return;
  await shards[account]
    ?.prepare("insert into company_slugs (slug, company_id) values (?, ?) on conflict (slug) do nothing")
    .bind(slug, other.company)
    .run();
}
