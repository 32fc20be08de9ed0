import type { Provided } from "~/http/context";
import type { KeptForm } from "~/lib/kept-form";
import { makeGuest, type Place } from "../../shards";
import { type Found, findInShards } from "./find-in-shards";
import {
  BY_COMPANY,
  BY_EMAIL,
  BY_IDENTITY,
  BY_INVITATION,
  BY_SESSION,
  type Lookup,
  lookupsOf,
} from "./lookups";
import { holdSlug, refuseTaken, reserveEmail } from "./taken-once";

/** `person`: who asks; `unread`: of their news, those that the shards hold on which they are guests. */
export type AskersPlace = Place & { person?: string; unread?: number; session?: Session };
export type Session = { id: string; shard: number };

type Known = {
  signingSecret: string;
  now: Date;
  newCompanies: number;
  bring(userId: string, from: number, to: number): Promise<void>;
};

/** Of one among several shards, in one round trip to all of them at once; more where an account is made. */
export async function placeOf(
  shards: readonly D1Database[],
  request: Request,
  form: KeptForm | null,
  known: Known,
): Promise<AskersPlace> {
  const { lookups, path, email, slug, signsUp } = await lookupsOf(request, form, known);
  if (lookups.length === 0) return { data: 0, account: 0 };
  const found = await findInShards(shards, lookups);
  const about = found.find(({ lookup }) => lookup.of === "data");
  let who = found.find(({ lookup }) => lookup.of === "account");
  const signedIn = found.find(({ lookup }) => lookup.sql === BY_SESSION);
  const invited = about?.lookup.sql === BY_INVITATION ? about : undefined;
  if (request.method === "POST" && invited && who) who = await joining(shards, invited, who, known);
  const taking = found.find((one) => one.taking)?.taking;
  const makesOne = who === undefined && signsUp && email !== null;
  const made = makesOne
    ? await reserveEmail(shards, email, path === "/register" ? known.newCompanies : 0)
    : 0;
  const account = who?.shard ?? invited?.shard ?? made;
  const person = who?.person;
  const place: AskersPlace = { data: about?.shard ?? account, account, ...(person && { person }) };
  if (signedIn) place.session = { id: String(signedIn.lookup.values[0]), shard: signedIn.shard };
  const posts = request.method === "POST";
  if (taking && (posts || invited)) await refuseTaken(shards, taking, account, posts);
  if (!posts) return { ...place, unread: await unreadOf(shards, place) };
  if (slug) await holdSlug(shards, slug, account);
  if (person !== undefined && place.data !== account) await makeGuest(shards, place, "id", person);
  return place;
}

async function joining(shards: readonly D1Database[], invited: Found, who: Found, { bring }: Known) {
  if (invited.shard === who.shard || who.company !== null || who.person === undefined) return who;
  const sql = "select 1 from users where id = ? and email = ?";
  const theirs = await shards[who.shard]?.prepare(sql).bind(who.person, invited.taking).first();
  if (!theirs) return who;
  await bring(who.person, who.shard, invited.shard);
  return { ...who, shard: invited.shard };
}

/** Who somebody is whom a provider knows is only learned while they are answered. */
export async function placeOfProvided(
  shards: readonly D1Database[],
  { issuer, subject, email, companyId }: Provided,
): Promise<Place> {
  const lookups: Lookup[] = [{ sql: BY_IDENTITY, values: [issuer, subject], of: "account" }];
  if (email !== null) lookups.push({ sql: BY_EMAIL, values: [email], of: "account" });
  if (companyId !== null) lookups.push({ sql: BY_COMPANY, values: [companyId], of: "data" });
  const [first] = await findInShards(shards, lookups);
  const made = first?.lookup.of === "data" && email !== null;
  const shard = made ? await reserveEmail(shards, email, first.shard) : (first?.shard ?? 0);
  return { data: shard, account: shard };
}

async function unreadOf(shards: readonly D1Database[], { account, person }: AskersPlace): Promise<number> {
  if (person === undefined) return 0;
  const sql = "select unread_notifications from users where id = ? and password_hash = ''";
  const elsewhere = shards.filter((_, shard) => shard !== account);
  const found = await Promise.all(
    elsewhere.map((db) => db.prepare(sql).bind(person).first<number>("unread_notifications")),
  );
  return found.reduce<number>((all, one) => all + (one ?? 0), 0);
}
