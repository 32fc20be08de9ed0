import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from "arctic";
import { isProtected } from "~/lib/is-protected";
import { ask, Unreachable } from "./ask";
import { faultIn, personFrom } from "./claims";
import type { Finished, IdentityProvider, RoundTrip } from "./identity";

export type OpenIdSettings = { issuer: string; clientId: string; clientSecret: string; name: string };

/** arctic's own exchange waits and reads without end and follows redirects, so `ask` does it here. */
export function openIdConnect(settings: OpenIdSettings, redirectUri: string): IdentityProvider {
  const { issuer, name } = settings;
  const client = new OAuth2Client(settings.clientId, settings.clientSecret, redirectUri);
  return {
    name,
    issuer,
    begin: () =>
      orUnavailable(async () => {
        const { authorization } = await discover(issuer);
        const kept = { state: generateState(), verifier: generateCodeVerifier(), nonce: generateState() };
        const { S256 } = CodeChallengeMethod;
        const scopes = ["openid", "email", "profile"];
        const url = client.createAuthorizationURLWithPKCE(
          authorization,
          kept.state,
          S256,
          kept.verifier,
          scopes,
        );
        url.searchParams.set("nonce", kept.nonce);
        return { kind: "begun", url: url.href, kept };
      }),
    finish: (answer, kept, now) => orUnavailable(() => finish(settings, redirectUri, answer, kept, now)),
  };
}

async function orUnavailable<Value>(work: () => Promise<Value>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return { kind: "unavailable" as const, reason: error.message };
  }
}

async function finish(
  settings: OpenIdSettings,
  redirectUri: string,
  answer: URLSearchParams,
  kept: RoundTrip,
  now: Date,
): Promise<Finished> {
  const { issuer, clientId } = settings;
  // RFC 9207: an answer that names another issuer was meant for another client.
  if ((answer.get("iss") ?? issuer) !== issuer) return refused("another issuer");
  const code = answer.get("code");
  if (code === null || code === "") return refused(answer.get("error") ?? "no code");
  const endpoints = await discover(issuer);
  const tokens = await exchange(settings, endpoints.token, { code, verifier: kept.verifier, redirectUri });
  if (tokens.status !== 200) return refused(String(tokens.body.error));
  const claims = claimsOf(tokens.body.id_token);
  const fault =
    claims === null ? "no ID token" : faultIn(claims, { issuer, clientId, nonce: kept.nonce }, now);
  if (claims === null || fault !== null) return refused(fault ?? "");
  const access = tokens.body.access_token;
  if (claims.email !== undefined || endpoints.userInfo === null || typeof access !== "string") {
    return { kind: "known", person: personFrom(claims) };
  }
  // Many providers give the address only where the access token is shown.
  const userInfo = await ask(endpoints.userInfo, { headers: { Authorization: `Bearer ${access}` } });
  if (userInfo.status !== 200 || userInfo.body.sub !== claims.sub) return refused("another person");
  return { kind: "known", person: personFrom(userInfo.body) };
}

const refused = (reason: string): Finished => ({
  kind: "refused",
  reason: reason.replace(/[^\w ]/g, "").slice(0, 60),
});

async function discover(issuer: string) {
  const { status, body } = await ask(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
  if (status !== 200 || body.issuer !== issuer) throw new Unreachable("no discovery document");
  return {
    authorization: endpoint(body.authorization_endpoint),
    token: endpoint(body.token_endpoint),
    userInfo: body.userinfo_endpoint === undefined ? null : endpoint(body.userinfo_endpoint),
  };
}

function endpoint(address: unknown): string {
  if (typeof address !== "string" || !URL.canParse(address)) throw new Unreachable("no endpoint");
  if (!isProtected(address)) throw new Unreachable("an endpoint without TLS");
  return address;
}

/** The client shows its secret by HTTP Basic, encoded as RFC 6749 2.3.1 has it. */
function exchange(
  { clientId, clientSecret }: OpenIdSettings,
  url: string,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
) {
  const credentials = btoa([clientId, clientSecret].map(encodeURIComponent).join(":"));
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
  return ask(url, { method: "POST", body, headers: { Authorization: `Basic ${credentials}` } });
}

function claimsOf(token: unknown): Record<string, unknown> | null {
  const part = typeof token === "string" ? (token.split(".")[1] ?? "") : "";
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (one) =>
      one.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === "object" && claims !== null ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
