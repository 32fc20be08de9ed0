import { readPending } from "~/features/accounts/provider-trip";
import { readStep } from "~/features/accounts/second-step";
import { sessionKey } from "~/features/accounts/sessions";
import type { KeptForm } from "~/lib/kept-form";
import { sha256 } from "~/lib/secrets";
import { slugOf } from "~/lib/slug";

/** A row that says in whose shard a request belongs: by an account, or by the data that it is about. */
export type Lookup = { sql: string; values: readonly string[]; of: "account" | "data" };

export const BY_SESSION = `select user_id as person, company_id as company from sessions
  join users on users.id = user_id where sessions.id = ?`;
export const BY_EMAIL =
  "select id as person, company_id as company from users where email = ? and password_hash <> ''";
export const BY_IDENTITY = `select user_id as person, company_id as company from identities
  join users on users.id = user_id where provider = ? and subject = ?`;
const BY_TOKEN = `select user_id as person, company_id as company, tokens.email as taking from tokens
  join users on users.id = user_id where hash = ?`;
const BY_PERSON = `select id as person, company_id as company, wanted_email as taking from users
  where id = ? and password_hash <> ''`;
export const BY_INVITATION = "select company_id as company, email as taking from invitations where hash = ?";
export const BY_COMPANY = "select id as company from companies where id = ?";
const BY_JOB = "select company_id as company from jobs where id = ?";
const BY_DOCUMENT = "select company_id as company from documents where id = ?";
export const BY_SLUG = `select company_id as company from company_slugs
  join companies on companies.id = company_id where company_slugs.slug = ?`;
const BY_CODE = `select company_id as company from jobs where code = ?1
  union all select company_id from short_links where code = ?1
  union all select company_id from job_tombstones where code = ?1`;
const BY_MESSAGE = `select company_id as company from feedback join users on users.id = feedback.user_id
  where feedback.id = ?`;

const PATHS: readonly [RegExp, string, Lookup["of"]][] = [
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
async function asStored(sql: string, named: string): Promise<string> {
  if (sql === BY_TOKEN || sql === BY_INVITATION) return sha256(named);
  return sql === BY_SLUG || sql === BY_CODE ? named.toLowerCase() : named;
}

type Asked = { lookups: Lookup[]; path: string; email: string | null; slug: string | null; signsUp: boolean };

/** In the order of their weight: whoever signs in or follows a mail's link may be signed in as another. */
export async function lookupsOf(
  request: Request,
  form: KeptForm | null,
  known: { signingSecret: string; now: Date },
): Promise<Asked> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/\.data$/, "");
  const lookups: Lookup[] = [];
  const ask = (sql: string, of: Lookup["of"], ...values: string[]) => lookups.push({ sql, values, of });
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
    if (named !== undefined) ask(sql, of, await asStored(sql, named));
  }
  const session = await sessionKey(cookies);
  if (session !== null) ask(BY_SESSION, "account", session.id);
  if (email !== null && applies) ask(BY_EMAIL, "account", email);
  const slug =
    path === "/register" ? slugOf(typed("companyName") ?? "") : (typed("slug")?.toLowerCase() ?? null);
  return { lookups, path, email, slug, signsUp: applies || path === "/register" };
}
