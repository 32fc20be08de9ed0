import { beforeAll, beforeEach, expect, test } from "vitest";
import { linkTo, mailsTo } from "../support/mails";
import { cookiesOf, wordsOf } from "../support/pages";
import { anApplicant, PASSWORD } from "../support/people";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

let networks = 0;
/** Each from a network of its own, as somebody with many addresses tries. */
function signIn(email: string, password = PASSWORD, more: { path?: string; cookie?: string } = {}) {
  networks += 1;
  const headers = { "CF-Connecting-IP": `203.0.113.${networks}` };
  return product.post(more.path ?? "/login", { email, password }, { headers, cookie: more.cookie ?? null });
}

/** As if so many had failed in this hour, for this account or none. */
async function othersTried(email: string, count: number) {
  await product.db.prepare("delete from attempts where key like 'sign-in-account:%'").run();
  expect((await signIn(email, "a first guess")).status).toBe(422);
  const { meta } = await product.db
    .prepare("update attempts set count = ? where key like 'sign-in-account:%'")
    .bind(count)
    .run();
  expect(meta.changes).toBe(1);
}

const NEEDS_LINK = "its owner gets in at once by the link that we sent there";

test("an account tried from many networks is slowed, then refused, whether there is one or not", async () => {
  const { email } = await anApplicant(product);
  for (const address of [email, "nobody@example.org"]) {
    await othersTried(address, 20);
    const startedAt = Date.now();
    expect((await signIn(address, "guess")).status).toBe(422);
    expect(Date.now() - startedAt).toBeGreaterThan(1900);
    await othersTried(address, 100);
    const refused = await signIn(address);
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 3000]).toEqual([429, true]);
    expect(await wordsOf(refused)).toContain(NEEDS_LINK);
    expect(refused.headers.getSetCookie()).toEqual([]);
  }
});

test("where its owner signed in before, an account opens however often others try it", async () => {
  const { email } = await anApplicant(product);
  const { email: other } = await anApplicant(product);
  const known = cookiesOf(await signIn(email)).replace(/__Host-session=[^;]+; /, "");
  expect(known).toMatch(/^__Host-known=[\w-]{16}~[0-9a-f]{64}$/);
  await othersTried(email, 100);
  expect((await signIn(email)).status).toBe(429);
  expect((await signIn(email, PASSWORD, { cookie: known })).status).toBe(303);
  expect((await signIn(email, PASSWORD, { cookie: known.replace(/.$/, "x") })).status).toBe(429);
  const both = cookiesOf(await signIn(other, PASSWORD, { cookie: known })).replace(/.*; /, "");
  expect((await signIn(email, PASSWORD, { cookie: both })).status).toBe(303);
  await othersTried(other, 100);
  expect((await signIn(other, PASSWORD, { cookie: known })).status).toBe(429);
  await signIn(email, "a guess", { cookie: known });
  await product.db.prepare("update attempts set count = 10 where key like 'browser:%'").run();
  expect((await signIn(email, PASSWORD, { cookie: known })).status).toBe(429);
});

test("one mail brings its owner a link that lets the right password in, there alone", async () => {
  const { email } = await anApplicant(product);
  const { email: other } = await anApplicant(product);
  for (const address of [email, "nobody@example.org", other]) await signIn(address, "a first guess");
  await product.db.prepare("update attempts set count = 100 where key like 'sign-in-account:%'").run();
  for (const address of [email, email, "nobody@example.org"])
    expect((await signIn(address)).status).toBe(429);
  const link = await linkTo(product, email);
  expect(await mailsTo(product, email)).toMatchObject([{ subject: "Somebody is guessing your password" }]);
  expect(await mailsTo(product, "nobody@example.org")).toEqual([]);
  expect((await product.fetch(link)).headers.getSetCookie()).toEqual([]);
  expect((await signIn(email, "a guess", { path: link })).status).toBe(422);
  expect((await signIn(other, PASSWORD, { path: link })).status).toBe(429);
  expect((await signIn(email, PASSWORD, { path: link.replace(/.$/, "x") })).status).toBe(429);
  const opened = await signIn(email, PASSWORD, { path: link });
  expect([opened.status, cookiesOf(opened)]).toEqual([303, expect.stringContaining("__Host-known=")]);
});

test("who forgot the password and chose a new one by mail gets in at once", async () => {
  const { email } = await anApplicant(product);
  await othersTried(email, 100);
  await product.post("/forgot-password", { email });
  const password = "seven wooden spoons";
  const changed = await product.post(await linkTo(product, email), { password, confirmPassword: password });
  expect((await signIn(email, password)).status).toBe(429);
  expect((await signIn(email, password, { cookie: cookiesOf(changed) })).status).toBe(303);
});
