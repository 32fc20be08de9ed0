import { readPending } from "~/features/accounts/provider-trip";
import { readStep } from "~/features/accounts/second-step";
import { sessionKey } from "~/features/accounts/sessions";
import { COOKIE } from "~/features/accounts/stored-sessions";
import type { Provided } from "~/http/context";
import type { KeptForm } from "~/lib/kept-form";
import { sha256 } from "~/lib/secrets";
import { slugOf } from "~/lib/slug";
import { NOTICED, RESERVED } from "../../db/shards/tables.ts";
import { makeGuest, type Place } from "../shards";

/** `person`: who asks; `unread`: of their news, those that the shards hold on which they are guests. */
export type AskersPlace = Place & { person?: string; unread?: number; session?: Session };
type Session = { id: string; shard: number };

type Look = { sql: string; values: readonly string[]; of: "account" | "data" };
type Row = { person?: string; company: string | null; taking?: string | null };
type Found = Row & { look: Look; shard: number };

const BY_SESSION = `select user_id as person, company_id as company from sessions
  join users on users.id = user_id where sessions.id = ?`;
const BY_EMAIL =
  "select id as person, company_id as company from users where email = ? and password_hash <> ''";
const BY_IDENTITY = `select user_id as person, company_id as company from identities
  join users on users.id = user_id where provider = ? and subject = ?`;
const BY_TOKEN = `select user_id as person, company_id as company, tokens.email as taking from tokens
  join users on users.id = user_id where hash = ?`;
const BY_PERSON = `select id as person, company_id as company, wanted_email as taking from users
  where id = ? and password_hash <> ''`;
const BY_INVITATION = "select company_id as company, email as taking from invitations where hash = ?";
const BY_COMPANY = "select id as company from companies where id = ?";
const BY_JOB = "select company_id as company from jobs where id = ?";
const BY_DOCUMENT = "select company_id as company from documents where id = ?";
const BY_SLUG = `select company_id as company from company_slugs
  join companies on companies.id = company_id where company_slugs.slug = ?`;
const BY_CODE = `select company_id as company from jobs where code = ?1
  union all select company_id from short_links where code = ?1
  union all select company_id from job_tombstones where code = ?1`;
const BY_MESSAGE = `select company_id as company from feedback join users on users.id = feedback.user_id
  where feedback.id = ?`;

const PATHS: readonly [RegExp, string, Look["of"]][] = [
  [/^\/(?:apply|upload|assess|applications)\/([^/?]+)/, BY_JOB, "data"],
  [/^\/documents\/([^/?]+)/, BY_DOCUMENT, "data"],
  [/^\/careers\/[^/?]+\/[^/?]*?([a-z0-9]{8})(?:[/?]|$)/i, BY_CODE, "data"],
  [/^\/careers\/([^/?]+)/, BY_SLUG, "data"],
  [/^\/alerts\?(?:.*&)?company=([^&]+)/, BY_SLUG, "data"],
  [/^\/s\/([^/?]+)/, BY_CODE, "data"],
  [/^\/pass\/messages\/([^/?]+)/, BY_MESSAGE, "data"],
  [/^\/join\/([^/?]+)/, BY_INVITATION, "data"],
  [/^\/verifyemail\/([^/.?]+)\./, BY_PERSON, "account"],
  [/^\/(?:reset-password|confirm-email|keep-email)\/([^/?]+)/, BY_TOKEN, "account"],
];

/** As the rows have it: a link's secret by its hash, and a name in an address in small letters. */
async function keptAs(sql: string, named: string): Promise<string> {
  if (sql === BY_TOKEN || sql === BY_INVITATION) return sha256(named);
  return sql === BY_SLUG || sql === BY_CODE ? named.toLowerCase() : named;
}

type Asked = { looks: Look[]; path: string; email: string | null; slug: string | null; signsUp: boolean };
type Known = {
  signingSecret: string;
  now: Date;
  newCompanies: number;
  bring(userId: string, from: number, to: number): Promise<void>;
};

/** In the order of their weight: whoever signs in or follows a mail's link may be signed in as another. */
async function askedBy(request: Request, form: KeptForm | null, known: Known): Promise<Asked> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\.data$/, "");
  const looks: Look[] = [];
  const ask = (sql: string, of: Look["of"], ...values: string[]) => looks.push({ sql, values, of });
  const cookies = request.headers.get("Cookie");
  const typed = (field: string) => form?.fields.find(([name]) => name === field)?.[1].trim() ?? null;
  const typedEmail = typed("email")?.toLowerCase() ?? null;
  const enters = /^\/(?:login|register|forgot-password)/.test(path);
  const applies = /^\/apply\//.test(path);
  const step = path === "/login/code" ? await readStep(cookies, known) : null;
  const linking = path === "/login/provider/link" ? await readPending(cookies, known) : null;
  const email = step?.email ?? linking?.person.email ?? (enters || applies ? typedEmail : null);
  if (email !== null && enters) ask(BY_EMAIL, "account", email);
  for (const [pattern, sql, of] of PATHS) {
    const named = pattern.exec(path + search)?.[1];
    if (named !== undefined) ask(sql, of, await keptAs(sql, named));
  }
  const session = await sessionKey(cookies);
  if (session !== null) ask(BY_SESSION, "account", session.id);
  if (email !== null && applies) ask(BY_EMAIL, "account", email);
  const slug =
    path === "/register" ? slugOf(typed("companyName") ?? "") : (typed("slug")?.toLowerCase() ?? null);
  return { looks, path, email, slug, signsUp: applies || path === "/register" };
}

/** Of one among several shards, in one round trip to all of them at once; more where an account is made. */
export async function placeOf(
  shards: readonly D1Database[],
  request: Request,
  form: KeptForm | null,
  known: Known,
): Promise<AskersPlace> {
  const { looks, path, email, slug, signsUp } = await askedBy(request, form, known);
  if (looks.length === 0) return { data: 0, account: 0 };
  const found = await lookAll(shards, looks);
  const about = found.find(({ look }) => look.of === "data");
  let who = found.find(({ look }) => look.of === "account");
  const signedIn = found.find(({ look }) => look.sql === BY_SESSION);
  const invited = about?.look.sql === BY_INVITATION ? about : undefined;
  if (request.method === "POST" && invited && who) who = await joining(shards, invited, who, known);
  const taking = found.find((one) => one.taking)?.taking;
  const makesOne = who === undefined && signsUp && email !== null;
  const made = makesOne ? await reserve(shards, email, path === "/register" ? known.newCompanies : 0) : 0;
  const account = who?.shard ?? invited?.shard ?? made;
  const person = who?.person;
  const place: AskersPlace = { data: about?.shard ?? account, account, ...(person && { person }) };
  if (signedIn) place.session = { id: String(signedIn.look.values[0]), shard: signedIn.shard };
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
  const looks: Look[] = [{ sql: BY_IDENTITY, values: [issuer, subject], of: "account" }];
  if (email !== null) looks.push({ sql: BY_EMAIL, values: [email], of: "account" });
  if (companyId !== null) looks.push({ sql: BY_COMPANY, values: [companyId], of: "data" });
  const [first] = await lookAll(shards, looks);
  const made = first?.look.of === "data" && email !== null;
  const shard = made ? await reserve(shards, email, first.shard) : (first?.shard ?? 0);
  return { data: shard, account: shard };
}

/** What this isolate has found lately is asked for there first, and everywhere where it is not there. */
const lately = new Map<string, number>();
const MOST_REMEMBERED = 10_000;
const keyOf = ({ sql, values }: Look) => `${sql} ${values.join(" ")}`;

function remember(found: readonly Found[]): void {
  for (const { look, shard } of found) {
    lately.delete(keyOf(look));
    lately.set(keyOf(look), shard);
  }
  for (const key of lately.keys()) {
    if (lately.size <= MOST_REMEMBERED) break;
    lately.delete(key);
  }
}

let told = { at: 0, moving: new Map<string, number>() };

/** The shards of those that are moved; a move begins later than `lasts` can be wrong. */
async function movingCompanies([directory]: readonly D1Database[], lasts: number) {
  if (Date.now() - told.at < lasts) return told.moving;
  const found = await directory
    ?.prepare("select company_id as company, shard from company_places where step is not null")
    .all<{ company: string; shard: number }>();
  const moving = new Map(found?.results.map(({ company, shard }) => [company, shard]));
  told = { at: Date.now(), moving };
  return moving;
}

async function lookAll(shards: readonly D1Database[], looks: readonly Look[]): Promise<Found[]> {
  const likely = looks.map((look) => lately.get(keyOf(look)));
  if (likely.every((shard) => shard !== undefined)) {
    const moving = await movingCompanies(shards, NOTICED / 2);
    const found = await ask(shards, looks, (shard, n) => likely[n] === shard);
    const stays = ({ company }: Found) => company === null || !moving.has(company);
    if (looks.every((look) => found.some((one) => one.look === look && stays(one)))) return found;
  }
  const [moving, all] = await Promise.all([movingCompanies(shards, 0), ask(shards, looks)]);
  // While a company is moved it is in both, and one of them counts.
  const found = all.filter(({ company, shard }) => (moving.get(company ?? "") ?? shard) === shard);
  remember(found);
  return found;
}

async function ask(
  shards: readonly D1Database[],
  looks: readonly Look[],
  wanted: (shard: number, look: number) => boolean = () => true,
): Promise<Found[]> {
  const answers = await Promise.all(
    shards.map(async (db, shard) => {
      const some = looks.filter((_, n) => wanted(shard, n));
      if (some.length === 0) return [];
      const results = await db.batch<Row>(some.map(({ sql, values }) => db.prepare(sql).bind(...values)));
      return results.flatMap((result, n) =>
        result.results.map((row) => ({ ...row, look: some[n] as Look, shard })),
      );
    }),
  );
  return looks.flatMap((look) => answers.flat().filter((one) => one.look === look));
}

/** An address has one account among all shards: whoever is second is led to where the first is. */
async function reserve(shards: readonly D1Database[], email: string, shard: number): Promise<number> {
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
async function refuseTaken(
  shards: readonly D1Database[],
  email: string,
  account: number,
  reserves: boolean,
): Promise<void> {
  const [other] = (await lookAll(shards, [{ sql: BY_EMAIL, values: [email], of: "account" }])).filter(
    ({ shard }) => shard !== account,
  );
  const first = other?.shard ?? (reserves ? await reserve(shards, email, account) : account);
  if (first !== account) await makeGuest(shards, { data: account, account: first }, "email", email);
}

/** A place under `/careers` that is another shard's is written down here too: nobody can take it then. */
async function holdSlug(shards: readonly D1Database[], slug: string, account: number): Promise<void> {
  const found = await lookAll(shards, [{ sql: BY_SLUG, values: [slug], of: "data" }]);
  const other = found.find(({ shard }) => shard !== account);
  if (other === undefined) return;
  await shards[account]
    ?.prepare("insert into company_slugs (slug, company_id) values (?, ?) on conflict (slug) do nothing")
    .bind(slug, other.company)
    .run();
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

const CHANGES_PERSON = /^\/(?:settings$|settings\/email|confirm-email|verifyemail|keep-email)/;

/** Wherever somebody is a guest, they are called and reached as they have just said. */
export async function tellShards(
  shards: readonly D1Database[],
  request: Request,
  response: Response,
  { account, person, session }: AskersPlace,
) {
  if (session !== undefined) await endReplaced(shards, session, response);
  if (request.method !== "POST" || person === undefined) return;
  if (!CHANGES_PERSON.test(new URL(request.url).pathname)) return;
  for (const data of shards.keys()) {
    const sql = "select 1 from users where id = ? and password_hash = ''";
    const isGuest = data !== account && (await shards[data]?.prepare(sql).bind(person).first());
    if (isGuest) await makeGuest(shards, { data, account }, "id", person);
  }
}

/** Whoever signs in as another, whose account is elsewhere, is signed out there. */
async function endReplaced(shards: readonly D1Database[], { id, shard }: Session, response: Response) {
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${COOKIE}=`));
  const fresh = await sessionKey(set?.split(";")[0] ?? null);
  if (fresh === null || fresh.id === id) return;
  await shards[shard]?.prepare("delete from sessions where id = ?").bind(id).run();
}
