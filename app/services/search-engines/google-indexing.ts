import { importPKCS8, SignJWT } from "jose";
import { minutes } from "~/lib/time";
import type { PageIndex } from "./search-engines";
import { toldBy } from "./told";

export type ServiceAccount = { client_email: string; private_key: string; token_uri: string };

/** Keeps a token between sweeps of the background; a KV namespace is one. */
export interface TokenCache {
  get(key: string): Promise<string | null>;
  put(key: string, token: string, options: { expirationTtl: number }): Promise<void>;
  delete(key: string): Promise<void>;
}

type Options = { account: ServiceAccount; endpoint: string; cache: TokenCache | null };

const SCOPE = "https://www.googleapis.com/auth/indexing";
const REFUSED = [400, 403, 404];
/** Google's tokens live for an hour. In seconds. */
const KEPT_FOR = minutes(50) / 1000;

/**
 * developers.google.com/search/apis/indexing-api. Without a cache, one token for as long as the adapter
 * lives, which is one sweep of the background.
 */
export function googleIndexing({ account, endpoint, cache }: Options): PageIndex {
  const key = `google-indexing ${account.client_email}`;
  let token: Promise<string> | null = null;
  const known = async (signal: AbortSignal) => {
    const kept = await cache?.get(key);
    if (kept) return kept;
    const fresh = await tokenFor(account, signal);
    await cache?.put(key, fresh, { expirationTtl: KEPT_FOR });
    return fresh;
  };
  return {
    tell: ({ url, kind }) =>
      toldBy(REFUSED, async (signal) => {
        token ??= known(signal);
        const response = await fetch(endpoint, {
          method: "POST",
          signal,
          headers: { "Content-Type": "application/json", Authorization: `Bearer ${await token}` },
          body: JSON.stringify({ url, type: kind === "updated" ? "URL_UPDATED" : "URL_DELETED" }),
        });
        if (response.status === 401) {
          token = null;
          await cache?.delete(key);
        }
        return response;
      }),
  };
}

async function tokenFor(account: ServiceAccount, signal: AbortSignal): Promise<string> {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: "RS256" })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(await importPKCS8(account.private_key, "RS256"));
  const response = await fetch(account.token_uri, {
    method: "POST",
    signal,
    body: new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion }),
  });
  if (!response.ok) throw new Error(`the token was answered ${response.status}`);
  const { access_token: token } = (await response.json()) as { access_token?: unknown };
  if (typeof token !== "string") throw new Error("no token in the answer");
  return token;
}
