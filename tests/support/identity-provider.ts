import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

export const CLIENT = { id: "rolecall", secret: "a secret/of the client:s" };

/** Whoever signs in at the provider next. */
export type AtProvider = { sub: string; email?: string; email_verified?: boolean; name?: string };

export type IdentityProvider = {
  issuer: string;
  person: AtProvider;
  /**
   * Answers a path in the provider's place: for one that is slow, broken, or lies. Null: the real one
   * answers.
   */
  instead: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  close(): Promise<void>;
};

/**
 * A real, certified OpenID Connect provider on the loopback. Its sign-in page asks for one press of a button.
 */
export async function startIdentityProvider(redirectOrigin: string): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: IdentityProvider = {
    issuer,
    person: { sub: "nobody" },
    instead: null,
    close: () => close(server),
  };
  const provider = providerAt(issuer, redirectOrigin, state);
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (state.instead?.(request, response)) return;
    if (request.url?.startsWith("/press/")) void signInPage(provider, state, request, response);
    else answer(request, response);
  });
  return state;
}

function providerAt(issuer: string, redirectOrigin: string, state: IdentityProvider): Provider {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${redirectOrigin}/login/provider/callback`],
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/press/${interaction.uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...state.person, sub }) }),
    async loadExistingGrant(context) {
      const { client, session, account } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId ?? "",
        accountId: account?.accountId ?? session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
}

async function signInPage(
  provider: Provider,
  { person }: IdentityProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === "POST") {
    await provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    return;
  }
  response.setHeader("Content-Type", "text/html");
  response.end(
    `<!doctype html><title>Northwind</title><form method="post"><button>I am ${person.sub}</button></form>`,
  );
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((closed) => server.close(() => closed()));
}

/**
 * Follows a browser through the provider, from the address that the product sent it to: answers where it
 * sends the browser back to. Presses the sign-in page's button on the way.
 */
export async function throughProvider(start: string, press = true): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(start);
  let method = "GET";
  for (let step = 0; step < 10; step += 1) {
    const headers = { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
    const response = await fetch(url, { method, headers, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const next = response.headers.get("Location");
    if (next !== null) {
      url = new URL(next, url);
      method = "GET";
      if (url.pathname === "/login/provider/callback") return url;
    } else if (press && url.pathname.startsWith("/press/") && method === "GET") {
      method = "POST";
    } else {
      throw new Error(
        `the provider answered ${response.status} at ${url.pathname}: ${await response.text()}`,
      );
    }
  }
  throw new Error("the provider sends the browser round and round");
}
