import { importPKCS8, SignJWT } from "jose";
import type { PageIndex } from "./search-engines";
import { toldBy } from "./told";

export type ServiceAccount = { client_email: string; private_key: string; token_uri: string };

const SCOPE = "https://www.googleapis.com/auth/indexing";
const REFUSED = [400, 403, 404];

/**
 * developers.google.com/search/apis/indexing-api. One token for as long as the adapter lives, which is one
 * sweep of the background.
 */
export function googleIndexing(options: { account: ServiceAccount; endpoint: string }): PageIndex {
  let token: Promise<string> | null = null;
  return {
    tell: ({ url, kind }) =>
      toldBy(REFUSED, async (signal) => {
        token ??= tokenFor(options.account, signal);
        return fetch(options.endpoint, {
          method: "POST",
          signal,
          headers: { "Content-Type": "application/json", Authorization: `Bearer ${await token}` },
          body: JSON.stringify({ url, type: kind === "updated" ? "URL_UPDATED" : "URL_DELETED" }),
        });
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
