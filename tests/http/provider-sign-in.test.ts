import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { anAddress } from "../support/address";
import { codeNow } from "../support/app-code";
import {
  type AtProvider,
  CLIENT,
  type IdentityProvider,
  startIdentityProvider,
  throughProvider,
} from "../support/identity-provider";
import { linkTo, mailsTo } from "../support/mails";
import { cookiesOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, PASSWORD } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { ORIGIN, type Product, startAnother, startProduct } from "../support/product";
import { aSecondFactor } from "../support/second-factor";

const COMPANY = "01JNRTHW1ND0000000000000AA";
let product: Product & { stop(): Promise<void> };
let provider: IdentityProvider;

beforeAll(async () => {
  provider = await startIdentityProvider(ORIGIN);
  product = await startAnother({
    OIDC_ISSUER: provider.issuer,
    OIDC_NAME: "Northwind",
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_EMAIL_DOMAIN: "northwind.example",
    OIDC_COMPANY_ID: COMPANY,
  });
});
beforeEach(async () => {
  await product.empty();
  await product.db
    .prepare("insert into companies (id, company_name, created_at) values (?, 'Northwind Analytics', 1)")
    .bind(COMPANY)
    .run();
});
afterEach(() => {
  provider.instead = null;
});
afterAll(async () => {
  await product.stop();
  await provider.close();
});

const priya = {
  sub: "nw-0042",
  email: "priya@northwind.example",
  email_verified: true,
  name: "Priya Nair",
} satisfies AtProvider;

type Begun = { response: Response; cookie: string; to: string };

async function begin(redirect?: string, cookie: string | null = null): Promise<Begun> {
  const query = redirect === undefined ? "" : `?redirect=${encodeURIComponent(redirect)}`;
  // Everybody comes from an address of their own: twenty in ten seconds are as many as one may have.
  const headers = { "CF-Connecting-IP": anAddress() };
  const response = await product.fetch(`/login/provider${query}`, { cookie, headers });
  return { response, cookie: cookiesOf(response), to: response.headers.get("Location") ?? "" };
}

/** The whole way, there and back: what the callback answers. */
async function signInAs(person: AtProvider, redirect?: string): Promise<Response> {
  provider.person = person;
  const { cookie, to } = await begin(redirect);
  const back = await throughProvider(to);
  return product.fetch(back.pathname + back.search, { cookie });
}

const count = (table: string) => product.db.prepare(`select count(*) as n from ${table}`).first<number>("n");
const sessionOf = (response: Response) =>
  /__Host-session=[a-z2-7]{40}/.exec(cookiesOf(response))?.[0] ?? null;

async function expectNobodyIn(response: Response, status: number): Promise<string> {
  expect(response.status).toBe(status);
  expect(sessionOf(response)).toBeNull();
  expect(await count("sessions")).toBe(0);
  return wordsOf(response);
}

test("where no provider is configured, nothing is offered and its addresses are not there", async () => {
  const plain = await startProduct();
  expect(await (await plain.fetch("/login")).text()).not.toContain("/login/provider");
  for (const path of ["/login/provider", "/login/provider/callback?state=x&code=y", "/login/provider/link"]) {
    expect([path, (await plain.fetch(path)).status]).toEqual([path, 404]);
  }
  expect((await plain.post("/login/provider/link", { password: "x" })).status).toBe(404);
});

test("someone of the company comes by its provider, and is a verified recruiter from then on", async () => {
  const login = await product.fetch("/login?redirect=/postJob");
  expect(await login.text()).toContain('href="/login/provider?redirect=%2FpostJob"');
  const entered = await signInAs(priya, "/postJob");
  expect(entered.status).toBe(302);
  expect(entered.headers.get("Location")).toBe("/postJob");
  const cookie = sessionOf(entered);
  const dashboard = await product.fetch("/dashboard", { cookie });
  expect(await wordsOf(dashboard)).toMatch(/Welcome, Priya Nair.*Northwind Analytics/);
  const again = await signInAs(priya);
  expect(again.headers.get("Location")).toBe("/dashboard");
  expect([await count("users"), await count("identities")]).toEqual([1, 1]);
  const { results } = await product.db
    .prepare(
      "select actor_name as who, object, after_value as role from activity where verb = 'member.joined'",
    )
    .all();
  expect(results).toEqual([{ who: "Priya Nair", object: "Northwind", role: "owner" }]);
  const { password_hash } =
    (await product.db.prepare("select password_hash from users").first<{ password_hash: string }>()) ?? {};
  expect(password_hash).toMatch(/^scrypt\$1024\$8\$1\$/);
  for (const path of ["/settings", "/settings/email", "/settings/password", "/settings/delete"]) {
    expect(await wordsOf(await product.fetch(path, { cookie }))).toContain(
      "If you have never chosen one, press Forgot password once",
    );
  }
});

test("whoever joins a company by its domain is an interviewer there, and sees nobody unasked", async () => {
  const owner = await aRecruiter(product, { companyId: COMPANY, role: "owner" });
  const { id } = await anApplication(product, await aJob(product, owner), await anApplicant(product));
  const cookie = sessionOf(await signInAs(priya));
  const { results } = await product.db
    .prepare("select m.role from members m join users u on u.id = m.user_id where u.email = ?")
    .bind(priya.email)
    .all();
  expect(results).toEqual([{ role: "interviewer" }]);
  const opened = await Promise.all(
    [paths.candidates(), paths.candidate(id), paths.postJob(), paths.bulk()].map((path) =>
      product.fetch(path, { cookie }),
    ),
  );
  expect(opened.map(({ status }) => status)).toEqual([200, 404, 403, 403]);
});

test("state, nonce and challenge go along, and the browser keeps them for ten minutes", async () => {
  const { response, to } = await begin();
  const asked = new URL(to).searchParams;
  expect(response.status).toBe(302);
  expect(asked.get("code_challenge_method")).toBe("S256");
  expect(asked.get("redirect_uri")).toBe(`${ORIGIN}/login/provider/callback`);
  for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-provider=\S+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect(await count("attempts")).toBe(0);
});

test("an answer without a state, with another one, or with none kept lets nobody in", async () => {
  provider.person = priya;
  const { cookie, to } = await begin();
  const back = await throughProvider(to);
  const other = (await begin()).cookie;
  const answers: [string, string | null][] = [
    [back.search, null],
    [back.search, "__Host-provider="],
    [back.search, other],
    [back.search.replace(/state=[\w-]+/, "state="), cookie],
    [back.search.replace(/&?state=[\w-]+/, ""), cookie],
    [back.search.replace(/state=[\w-]+/, "state="), "__Host-provider="],
    ["", cookie],
    ["", null],
  ];
  for (const [search, sent] of answers) {
    const response = await product.fetch(`/login/provider/callback${search}`, { cookie: sent });
    const words = await expectNobodyIn(response, 400);
    for (const text of [
      "Authentication Error",
      "Authentication error. Please try again.",
      "Sign in with your password",
    ]) {
      expect(words).toContain(text);
    }
  }
  expect((await product.fetch(back.pathname + back.search, { cookie })).status).toBe(302);
});

test("an answer is taken once, even from the browser that asked", async () => {
  provider.person = priya;
  const { cookie, to } = await begin();
  const back = await throughProvider(to);
  const first = await product.fetch(back.pathname + back.search, { cookie });
  expect(first.headers.getSetCookie().join("\n")).toMatch(/^__Host-provider=; Max-Age=0/m);
  await product.db.prepare("delete from sessions").run();
  await expectNobodyIn(await product.fetch(back.pathname + back.search, { cookie }), 400);
});

test("a code that was meant for another request lets nobody in", async () => {
  provider.person = priya;
  const mine = await begin();
  const code = (await throughProvider((await begin()).to)).searchParams.get("code");
  const back = await throughProvider(mine.to);
  back.searchParams.set("code", code ?? "");
  await expectNobodyIn(await product.fetch(back.pathname + back.search, mine), 403);
});

test("an answer in the name of another issuer lets nobody in", async () => {
  provider.person = priya;
  const { cookie, to } = await begin();
  const back = await throughProvider(to);
  back.searchParams.set("iss", "https://elsewhere.example");
  await expectNobodyIn(await product.fetch(back.pathname + back.search, { cookie }), 403);
});

test("someone who says no at the provider is led back to the password, with a kind word", async () => {
  const { cookie, to } = await begin("/postJob");
  const state = new URL(to).searchParams.get("state");
  const path = `/login/provider/callback?error=access_denied&state=${state}`;
  const response = await product.fetch(path, { cookie });
  expect(await response.clone().text()).toContain('href="/login?redirect=%2FpostJob"');
  expect(await expectNobodyIn(response, 403)).toContain("Northwind has not confirmed who you are.");
});

/** Answers one path in the provider's place. */
const at =
  (path: string, answer: (response: ServerResponse) => void) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!request.url?.startsWith(path)) return false;
    answer(response);
    return true;
  };
const DISCOVERY = "/.well-known/openid-configuration";
const json = (value: unknown) => (response: ServerResponse) =>
  void response.setHeader("Content-Type", "application/json").end(JSON.stringify(value));

const broken: [string, (response: ServerResponse) => void][] = [
  ["resets the connection", (response) => void response.destroy()],
  ["answers HTML", (response) => void response.setHeader("Content-Type", "text/html").end("<h1>Hello</h1>")],
  ["answers 500", (response) => void response.writeHead(500).end("{}")],
  [
    "sends us elsewhere",
    (response) => void response.writeHead(302, { Location: `${provider.issuer}/elsewhere` }).end(),
  ],
  ["answers without end", (response) => void response.end(`{"issuer":"${"x".repeat(200_000)}"}`)],
  ["speaks for another issuer", json({ issuer: "https://elsewhere.example" })],
  ["answers a list", json([])],
];

test.each(broken)("a provider that %s leads to a kind page with the way back", async (_, answer) => {
  provider.instead = at(DISCOVERY, answer);
  const { response, cookie } = await begin("/jobs");
  expect(cookie).not.toContain("__Host-provider");
  expect(await response.clone().text()).toContain('href="/login?redirect=%2Fjobs"');
  const words = await expectNobodyIn(response, 503);
  expect(words).toContain("Failed to initialize authentication. Please refresh the page.");
  await expect.poll(() => JSON.stringify(product.logs())).toContain("auth.provider-unavailable");
});

test("a provider that names an endpoint without TLS on another machine is not used", async () => {
  const plain = {
    authorization_endpoint: "http://login.example/auth",
    token_endpoint: "https://login.example/t",
  };
  provider.instead = at(DISCOVERY, json({ issuer: provider.issuer, ...plain }));
  await expectNobodyIn((await begin()).response, 503);
});

test("a provider that is silent is given up after eight seconds", async () => {
  provider.instead = (request) => request.url?.startsWith(DISCOVERY) ?? false;
  const begun = Date.now();
  await expectNobodyIn((await begin()).response, 503);
  expect(Date.now() - begun).toBeLessThan(20_000);
});

test.each(broken.slice(0, 5))(
  "a provider that %s when it is asked for tokens lets nobody in",
  async (_, answer) => {
    provider.person = priya;
    const { cookie, to } = await begin();
    const back = await throughProvider(to);
    provider.instead = at("/token", answer);
    const response = await product.fetch(back.pathname + back.search, { cookie });
    expect(await expectNobodyIn(response, 503)).toContain("Northwind does not answer at the moment.");
  },
);

test("tokens that are not for this request let nobody in", async () => {
  const claims = {
    iss: provider.issuer,
    aud: CLIENT.id,
    exp: Date.now() / 1000 + 60,
    sub: "x",
    nonce: "of another",
  };
  const token = (value: unknown) => `e30.${Buffer.from(JSON.stringify(value)).toString("base64url")}.`;
  const wrong = [
    token(claims),
    token({ ...claims, iss: "https://elsewhere.example" }),
    "x",
    "e30.bm9uZQ.",
    undefined,
  ];
  for (const id_token of wrong) {
    provider.instead = null;
    const { cookie, to } = await begin();
    const back = await throughProvider(to);
    provider.instead = at("/token", json({ access_token: "a", token_type: "Bearer", id_token }));
    await expectNobodyIn(await product.fetch(back.pathname + back.search, { cookie }), 403);
  }
});

test("an account with the same verified address is linked, notified and opened by it", async () => {
  const own = await aRecruiter(product, { email: priya.email, companyName: "Bergwerk Tools" });
  await product.db.prepare("delete from sessions").run();
  const entered = await signInAs(priya);
  expect(await wordsOf(await product.fetch("/dashboard", { cookie: sessionOf(entered) }))).toContain(
    "Bergwerk Tools",
  );
  expect((await mailsTo(product, priya.email)).map((mail) => mail.subject)).toEqual([
    "Your account has a new way to sign in",
  ]);
  await product.db
    .prepare("update users set email = 'p.nair@northwind.example' where id = ?")
    .bind(own.id)
    .run();
  const moved = await signInAs(priya);
  expect(sessionOf(moved)).not.toBeNull();
  expect(await count("users")).toBe(1);
});

test("an address unverified by the provider opens nothing without the account's password", async () => {
  await aRecruiter(product, { email: priya.email });
  await product.db.prepare("delete from sessions").run();
  for (const claim of [false, undefined, "true" as unknown as boolean]) {
    const asked = await signInAs({ ...priya, email_verified: claim }, "/postJob");
    expect(sessionOf(asked)).toBeNull();
    expect(asked.headers.get("Location")).toBe("/login/provider/link");
    expect([await count("sessions"), await count("identities")]).toEqual([0, 0]);
  }
  const cookie = cookiesOf(await signInAs({ ...priya, email_verified: false }, "/postJob"));
  const page = await product.fetch("/login/provider/link", { cookie });
  expect(await wordsOf(page)).toMatch(/Is this your account\?.*priya@northwind\.example/);
  const wrong = await product.post("/login/provider/link", { password: "not it at all" }, { cookie });
  expect(await expectNobodyIn(wrong, 422)).toContain("That is not the password of this account");
  const right = await product.post("/login/provider/link", { password: PASSWORD }, { cookie });
  expect([right.status, right.headers.get("Location")]).toEqual([303, "/postJob"]);
  expect(sessionOf(right)).not.toBeNull();
  expect(sessionOf(await signInAs({ ...priya, email_verified: false }))).not.toBeNull();
});

test("the button that links an account, pressed twice at once, links it once and lets both in", async () => {
  await aRecruiter(product, { email: priya.email });
  const cookie = cookiesOf(await signInAs({ ...priya, email_verified: false }, "/postJob"));
  const press = () => product.post("/login/provider/link", { password: PASSWORD }, { cookie });
  const both = await Promise.all([press(), press()]);
  expect(both.map((answer) => [answer.status, answer.headers.get("Location")])).toEqual([
    [303, "/postJob"],
    [303, "/postJob"],
  ]);
  expect(await count("identities")).toBe(1);
  expect(await mailsTo(product, priya.email)).toHaveLength(1);
});

test("an address outside the company's domain is not the provider's to vouch for", async () => {
  const email = "amara@elsewhere.example";
  await anApplicant(product, { email });
  await product.db.prepare("delete from sessions").run();
  const asked = await signInAs({ sub: "nw-7", email, email_verified: true });
  expect(asked.headers.get("Location")).toBe("/login/provider/link");
  const stranger = await signInAs({ sub: "nw-8", email: "new@notnorthwind.example", email_verified: true });
  expect(await expectNobodyIn(stranger, 403)).toContain("new@notnorthwind.example has no account here");
  expect(await count("users")).toBe(1);
});

test("the password page tells guesses apart from the right one ten times, then no more", async () => {
  await aRecruiter(product, { email: priya.email });
  const cookie = cookiesOf(await signInAs({ ...priya, email_verified: false }));
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    statuses.push(
      (await product.post("/login/provider/link", { password: `guess ${guess}` }, { cookie })).status,
    );
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});

test("whoever registered with somebody else's address first gains nothing by their coming", async () => {
  const cookie = (await aRecruiter(product, { email: priya.email, verified: false })).cookie;
  const asked = await signInAs(priya);
  expect(asked.headers.get("Location")).toBe("/login/provider/link");
  expect(await count("identities")).toBe(0);
  await product.post("/forgot-password", { email: priya.email });
  const fresh = { password: "eleven grey herons", confirmPassword: "eleven grey herons" };
  expect((await product.post(await linkTo(product, priya.email), fresh)).status).toBe(303);
  expect(sessionOf(await signInAs(priya))).not.toBeNull();
  expect((await product.fetch("/dashboard", { cookie })).headers.get("Location")).toContain("/login");
  expect((await product.post("/login", { email: priya.email, password: PASSWORD })).status).toBe(422);
});

test("an identity linked before the owner chose a new password opens the account no more", async () => {
  await aRecruiter(product, { email: priya.email });
  const intruder = { sub: "intruder", email: priya.email, email_verified: false };
  const cookie = cookiesOf(await signInAs(intruder));
  await product.post("/login/provider/link", { password: PASSWORD }, { cookie });
  expect(await count("identities")).toBe(1);
  await product.post("/forgot-password", { email: priya.email });
  const fresh = { password: "eleven grey herons", confirmPassword: "eleven grey herons" };
  await product.post(await linkTo(product, priya.email), fresh);
  const refused = await signInAs(intruder);
  expect(sessionOf(refused)).toBeNull();
  expect(refused.headers.get("Location")).toBe("/login/provider/link");
});

test("an unverified account is entered by its password, and tied to nothing", async () => {
  await aRecruiter(product, { email: priya.email, verified: false });
  const cookie = cookiesOf(await signInAs(priya));
  const entered = await product.post("/login/provider/link", { password: PASSWORD }, { cookie });
  expect(await count("identities")).toBe(0);
  const next = await product.fetch("/dashboard", { cookie: sessionOf(entered) });
  expect(next.headers.get("Location")).toBe("/verifyemail");
});

test("an address given to somebody new does not open its former owner's account", async () => {
  await signInAs(priya);
  await product.db.prepare("delete from sessions").run();
  const newcomer = await signInAs({ ...priya, sub: "nw-0099", name: "Paul Nair" });
  expect(sessionOf(newcomer)).toBeNull();
  expect(newcomer.headers.get("Location")).toBe("/login/provider/link");
});

test("a browser that was signed in gets another session, and the one before is dead", async () => {
  const { cookie: old } = await anApplicant(product);
  provider.person = priya;
  const { cookie, to } = await begin();
  const back = await throughProvider(to);
  const entered = await product.fetch(back.pathname + back.search, { cookie: `${cookie}; ${old}` });
  expect(sessionOf(entered)).not.toBe(old);
  expect((await product.fetch("/dashboard", { cookie: old })).headers.get("Location")).toContain("/login");
});

test("only a path of this site is followed afterwards", async () => {
  for (const evil of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/%2fevil",
  ]) {
    expect([evil, (await signInAs(priya, evil)).headers.get("Location")]).toEqual([evil, "/dashboard"]);
  }
});

test("a disabled account, one without a company to join, and one without an address stay out", async () => {
  expect(await expectNobodyIn(await signInAs({ sub: "nw-1" }), 403)).toContain(
    "has not told us your email address",
  );
  await product.db.prepare("delete from companies").run();
  expect(await expectNobodyIn(await signInAs(priya), 403)).toContain("has no account here");
  await aRecruiter(product, { email: priya.email });
  await product.db.prepare("update users set disabled_at = 1").run();
  await product.db.prepare("delete from sessions").run();
  await expectNobodyIn(await signInAs(priya), 403);
});

test("no code, token or address of a person stands in the log", async () => {
  await aRecruiter(product, { email: priya.email });
  const back = await (async () => {
    provider.person = priya;
    const { cookie, to } = await begin();
    const url = await throughProvider(to);
    await product.fetch(url.pathname + url.search, { cookie });
    return url;
  })();
  const lines = () => JSON.stringify(product.logs());
  await expect.poll(lines).toContain('"by":"provider"');
  for (const secret of [
    back.searchParams.get("code"),
    back.searchParams.get("state"),
    priya.email,
    priya.sub,
  ]) {
    expect(lines()).not.toContain(secret);
  }
});

test("whoever has a second step is asked for its code after the provider too", async () => {
  const person = await aRecruiter(product, { companyId: COMPANY, email: priya.email });
  await product.db.prepare("delete from sessions").run();
  const key = await aSecondFactor(product, person.id);
  const back = await signInAs(priya, "/jobs");
  expect([back.status, back.headers.get("Location")]).toEqual([302, "/login/code?redirect=%2Fjobs"]);
  await expectNobodyIn(back, 302);
  const code = { code: codeNow(key) };
  const opened = await product.post("/login/code?redirect=%2Fjobs", code, { cookie: cookiesOf(back) });
  expect([opened.headers.get("Location"), sessionOf(opened) !== null]).toEqual(["/jobs", true]);
});
