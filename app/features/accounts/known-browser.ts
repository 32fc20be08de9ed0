import { cookieIn } from "~/lib/cookies";
import { type Signing, seal, unseal } from "~/lib/sealed";
import { isSigned, keyedHash, randomSecret, sha256 } from "~/lib/secrets";
import { after, days, hours } from "~/lib/time";

const COOKIE = "__Host-known";
const KEPT = days(365);
const MOST = 3;

const LINK = "sign-in link";
const LINK_WORKS = hours(24);

/** A name for the browser, of which tries are counted; null unless that account was opened in it before. */
export async function knownBrowser(
  { cookies, link }: { cookies: string | null; link: string | null },
  email: string,
  signing: Signing,
): Promise<string | null> {
  const mark = await markOf(email, cookies, signing);
  if (mark !== null) return mark;
  const address = await unseal(signing.signingSecret, LINK, link, signing.now);
  return address === (await sha256(email)) ? sha256(link ?? "") : null;
}

/** A Set-Cookie. The browser that has just opened the account is known by it for a year. */
export async function rememberBrowser(cookies: string | null, email: string, signing: Signing) {
  const known = await markOf(email, cookies, signing);
  const nonce = randomSecret(12);
  const mark = known ?? `${nonce}~${await keyedHash(signing.signingSecret, signed(nonce, email))}`;
  const marks = [mark, ...marksIn(cookies).filter((other) => other !== mark)].slice(0, MOST);
  return `${COOKIE}=${marks.join(".")}; Path=/; Max-Age=${KEPT / 1000}; HttpOnly; Secure; SameSite=Lax`;
}

/** For the owner's mailbox: by it a try is looked at whatever others tried, for 24 hours. */
export const sealSignInLink = async (email: string, { signingSecret, now }: Signing): Promise<string> =>
  seal(signingSecret, LINK, await sha256(email), after(now, LINK_WORKS));

async function markOf(email: string, cookies: string | null, { signingSecret }: Signing) {
  for (const mark of marksIn(cookies)) {
    const [nonce = "", signature = ""] = mark.split("~");
    if (await isSigned(signingSecret, signed(nonce, email), signature)) return mark;
  }
  return null;
}

const signed = (nonce: string, email: string) => `known browser ${nonce} ${email}`;

const marksIn = (cookies: string | null): string[] =>
  (cookieIn(cookies, COOKIE) ?? "").split(".").slice(0, MOST).filter(Boolean);
