import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { costOf, wordsOf } from "../support/pages";
import { aRecruiter, PASSWORD } from "../support/people";
import { ORIGIN, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const signIn = { email: "priya@northwind.example", password: PASSWORD };
const everyHeader = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

test.each([
  ["from another site", { Origin: "https://evil.example" }],
  ["from nowhere", { Origin: "null" }],
  ["from a sibling", { Origin: "http://evil.rolecall.test" }],
  ["marked as cross-site by the browser", { Origin: ORIGIN, "Sec-Fetch-Site": "cross-site" }],
  ["marked as same-site by the browser", { Origin: ORIGIN, "Sec-Fetch-Site": "same-site" }],
  ["as if typed, from another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "none" }],
  ["as if from here, from another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }],
  ["with a forged host", { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }],
])("a form sent %s is refused, and nobody is signed in", async (_, headers) => {
  await aRecruiter(product, { email: signIn.email });
  for (const path of ["/login", "/login.data", "/sign-out", "/nowhere"]) {
    const response = await product.post(path, signIn, { headers });
    expect([path, response.status]).toEqual([path, 403]);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

test("a form without an Origin is refused", async () => {
  const response = await fetch(`${product.url}/login`, { method: "POST", body: new URLSearchParams(signIn) });
  expect(response.status).toBe(403);
});

test.each(["/login", "/nowhere", "/dashboard"])(
  "%s carries every security header and a new nonce each time",
  async (path) => {
    const [first, second] = [await product.fetch(path), await product.fetch(path)];
    for (const [name, value] of Object.entries(everyHeader)) expect(first.headers.get(name)).toBe(value);
    const policy = (response: Response) => response.headers.get("content-security-policy") ?? "";
    const nonce = "'nonce-[\\w+/=]{24}'";
    expect(policy(first)).toMatch(
      new RegExp(
        `script-src ${nonce} 'strict-dynamic'; style-src 'self' ${nonce}; object-src 'none'; base-uri 'none'`,
      ),
    );
    expect(policy(first)).not.toBe(policy(second));
  },
);

test("an address that nothing answers gets a page of our own, without a stack", async () => {
  const response = await product.fetch("/no/such/page");
  expect(response.status).toBe(404);
  expect(await response.clone().text()).toContain("<title>There is nothing here – Rolecall</title>");
  const words = await wordsOf(response);
  expect(words).toContain("There is nothing here");
  expect(words).not.toMatch(/at file:|\.ts:\d|D1_ERROR/);
});

test("a method that no page takes is refused", async () => {
  for (const method of ["PUT", "DELETE", "PATCH"]) {
    expect((await product.fetch("/login", { method, headers: { Origin: ORIGIN } })).status).toBe(405);
  }
});

test("a password of five megabytes is refused before any hashing", async () => {
  const headers = {
    Origin: ORIGIN,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": 5_000_000,
  };
  const asked = request(new URL("/login", product.url), { method: "POST", headers });
  onTestFinished(() => void asked.destroy());
  // Answered unread: what is not written cannot end the connection before its answer is there.
  asked.write(`email=${signIn.email}&password=${"x".repeat(10_000)}`);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(413);
  expect(answer.headers["server-timing"]).toContain("0 queries");
});

test.each([
  ["an index that would make a parser allocate until it dies", { "a[99999999].title": "x" }],
  ["a name of two hundred characters", { ["n".repeat(200)]: "x" }],
  ["a NUL", { email: "a\u0000b" }],
])("a form with %s is refused", async (_, fields) => {
  expect((await product.post("/login", fields)).status).toBe(400);
});

test("a body that is no form is refused", async () => {
  const response = await product.fetch("/login", {
    method: "POST",
    body: "{}",
    headers: { Origin: ORIGIN, "Content-Type": "application/json" },
  });
  expect(response.status).toBe(415);
});

test("a page that hydrates nothing costs no query when nobody is signed in", async () => {
  expect(costOf(await product.fetch("/login"))).toMatchObject({ queries: 0, rows: 0 });
});

test("every request leaves one line in the log, without what was typed", async () => {
  await product.post("/login?redirect=/secret-place", {
    email: "line@break.example",
    password: "hunter22222",
  });
  await expect.poll(() => product.logs().filter((line) => line.event === "request").length).toBe(1);
  const text = JSON.stringify(product.logs());
  expect(text).not.toMatch(/hunter22222|line@break|secret-place/);
});

test("a tab that an older build served loads anew, and is never given a page for a script", async () => {
  const { cookie } = await aRecruiter(product);
  const script = await product.fetch("/assets/entry.client-OldHash0.js", { cookie });
  expect(script.status).toBe(404);
  expect(script.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(script.headers.get("Content-Type")).not.toContain("javascript");
  const routes = await product.fetch("/__manifest?p=%2Fjobs&version=00000000", { cookie });
  expect([routes.status, routes.headers.get("X-Remix-Reload-Document")]).toEqual([204, "true"]);
  const gone = await product.fetch("/jobs.data?_routes=routes%2Frecruiter%2Fgone", { cookie });
  expect(gone.status).toBe(200);
  expect(await gone.text()).not.toContain("Northwind");
});
