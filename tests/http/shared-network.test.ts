import { beforeAll, beforeEach, expect, test } from "vitest";
import { countSignIn, forgiveSignIn, NETWORK_LIMITS } from "~/features/accounts/limits";
import { openDatabase } from "../../db/client";
import { NEWCOMER } from "../support/applying";
import { cookiesOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, PASSWORD } from "../support/people";
import { aJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";
import { othersDidBefore } from "../support/shared-network";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const CAMPUS = "192.0.2.50";
const from = (ip: string) => ({ headers: { "CF-Connecting-IP": ip } });
const signIn = (email: string, password = PASSWORD, ip = CAMPUS) =>
  product.post("/login", { email, password }, from(ip));
const company = (name: string, password = "seven wooden spoons") => ({
  email: `${name}@example.org`,
  password,
  confirmPassword: password,
  companyName: "Bergwerk Tools",
  personName: "Anna Berg",
});

test("at a careers fair the five hundredth applicant registers, applies and signs in again", async () => {
  const job = await aJob(product, await aRecruiter(product));
  await othersDidBefore(product, "applicant", CAMPUS, 499);
  await othersDidBefore(product, "sign-in", CAMPUS);
  const applied = await product.post(`/apply/${job.id}`, NEWCOMER, from(CAMPUS));
  expect([applied.status, applied.headers.get("Location")]).toEqual([303, `/verifyemail?job_id=${job.id}`]);
  const signedIn = await signIn(NEWCOMER.email, NEWCOMER.password);
  expect([signedIn.status, cookiesOf(signedIn)]).toEqual([303, expect.stringContaining("__Host-session")]);
});

test("of a crowd at one address, a third mistyping at first, nobody is kept out", async () => {
  const db = openDatabase(product.db);
  const now = new Date();
  const arrive = async (person: number) => {
    const email = `person${person}@example.org`;
    const who = { clientIp: CAMPUS, email, browser: null };
    const tries = person % 3 === 0 ? 2 : 1;
    const waits: (number | null)[] = [];
    for (let nth = 0; nth < tries; nth += 1) waits.push((await countSignIn(db, who, now)).seconds);
    await db.batch(await forgiveSignIn(db, who, now));
    return waits;
  };
  // Without what the right password takes back, the network's limit would be met before the hundredth.
  for (let first = 0; first < 120; first += 20) {
    const waits = await Promise.all(Array.from({ length: 20 }, (_, nth) => arrive(first + nth)));
    expect(waits.flat().filter((wait) => wait !== null)).toEqual([]);
  }
});

test("whoever tries one account after the other from one address is slowed, then refused", async () => {
  const [target, colleague] = [await anApplicant(product), await anApplicant(product)];
  expect((await signIn(colleague.email)).status).toBe(303);
  await othersDidBefore(product, "sign-in", CAMPUS, NETWORK_LIMITS["sign-in"].slowFrom);
  const startedAt = Date.now();
  expect((await signIn("nobody@example.org", "guess")).status).toBe(422);
  expect(Date.now() - startedAt).toBeGreaterThan(1900);
  await othersDidBefore(product, "sign-in", CAMPUS);
  const refused = await signIn(target.email);
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect((await signIn(colleague.email)).status).toBe(303);
  expect((await signIn(target.email, PASSWORD, "192.0.2.51")).status).toBe(303);
});

test("a right password takes back what failed for its own account, and nothing else", async () => {
  const person = await anApplicant(product);
  await othersDidBefore(product, "sign-in", CAMPUS, 5);
  for (const guess of ["typo", "typpo"]) await signIn(person.email, guess);
  await signIn("nobody@example.org", "guess");
  expect((await signIn(person.email)).status).toBe(303);
  const counts = await product.db
    .prepare("select count from attempts where key like 'network-sign-in:%'")
    .all<{ count: number }>();
  expect(counts.results).toEqual([{ count: 6 }]);
});

test("weak passwords and addresses that are taken make no account, and use up none", async () => {
  await othersDidBefore(product, "buyer", CAMPUS, NETWORK_LIMITS.buyer.most - 1);
  await aRecruiter(product, { email: "taken@example.org" });
  for (const weak of ["iloveyou", "abcdef", "bergwerk tools"]) {
    expect((await product.post("/register", company("anna", weak), from(CAMPUS))).status).toBe(422);
  }
  expect((await product.post("/register", company("taken"), from(CAMPUS))).status).toBe(422);
  expect((await product.post("/register", company("anna"), from(CAMPUS))).status).toBe(303);
});

test("one address makes twenty companies an hour, keeps the next form, and lets applicants in", async () => {
  const job = await aJob(product, await aRecruiter(product));
  await othersDidBefore(product, "buyer", CAMPUS);
  const refused = await product.post("/register", company("anna"), from(CAMPUS));
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 3000]).toEqual([429, true]);
  const html = await refused.clone().text();
  for (const typed of ["anna@example.org", "Bergwerk Tools", "Anna Berg"])
    expect(html).toContain(`value="${typed}"`);
  expect(await wordsOf(refused)).toContain("What you typed is still here");
  expect((await product.post("/register", company("anna"), from("192.0.2.51"))).status).toBe(303);
  expect((await product.post(`/apply/${job.id}`, NEWCOMER, from(CAMPUS))).status).toBe(303);
});

test("one address is told a hundred times an hour that somebody has an account", async () => {
  await aRecruiter(product, { email: "taken@example.org" });
  await othersDidBefore(product, "address-taken", CAMPUS, NETWORK_LIMITS["address-taken"].most - 1);
  expect((await product.post("/register", company("taken"), from(CAMPUS))).status).toBe(422);
  const statuses = [];
  for (const name of ["taken", "free"])
    statuses.push((await product.post("/register", company(name), from(CAMPUS))).status);
  expect(statuses).toEqual([429, 429]);
});

test("an IPv6 household is one network, and the range round it gets ten times as much", async () => {
  const person = await anApplicant(product);
  const guess = (ip: string) => signIn(person.email, "guess", ip);
  const statuses: number[] = [];
  for (let nth = 1; nth <= 11; nth += 1) statuses.push((await guess(`2001:db8:5:7::${nth}`)).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
  expect((await signIn(person.email, PASSWORD, "2001:db8:5:8::1")).status).toBe(303);
  await othersDidBefore(product, "sign-in", "2001:db8:5::/48", NETWORK_LIMITS["sign-in"].most * 10);
  expect((await guess("2001:db8:5:9::1")).status).toBe(429);
  expect((await guess("2001:db8:6:9::1")).status).toBe(422);
});

test("one household is told as often as one address that somebody has an account", async () => {
  await aRecruiter(product, { email: "taken@example.org" });
  await othersDidBefore(product, "address-taken", "2001:db8:5:7::/64", NETWORK_LIMITS["address-taken"].most);
  await othersDidBefore(
    product,
    "address-taken",
    "2001:db8:6::/48",
    NETWORK_LIMITS["address-taken"].most * 10,
  );
  const ask = (ip: string) => product.post("/register", company("taken"), from(ip));
  const statuses = await Promise.all(["2001:db8:5:7::9", "2001:db8:6:1::9", "2001:db8:7:1::9"].map(ask));
  expect(statuses.map(({ status }) => status)).toEqual([429, 429, 422]);
});
