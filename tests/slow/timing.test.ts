import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aRecruiter, PASSWORD } from "../support/people";
import { type Product, startAnother } from "../support/product";

const SAMPLES = 100;
/** Milliseconds between two medians: what nobody could tell apart over a network. */
const MOST_APART = 10;

let product: Product & { stop(): Promise<void> };
beforeAll(async () => {
  product = await startAnother({ QUICK_PASSWORDS: "" });
});
afterAll(() => product.stop());
beforeEach(() => product.empty());

const KNOWN = "priya@northwind.example";
const UNKNOWN = "nobody@northwind.example";
let clients = 0;
/** Limits are not what is measured: each try comes from a client of its own, and none is remembered. */
const aClient = () => {
  clients += 1;
  return { headers: { "CF-Connecting-IP": `2001:db8:${clients.toString(16)}::1` } };
};

test("a wrong password takes as long for an account that is there as for one that is not", async () => {
  await aRecruiter(product, { email: KNOWN });
  expect((await product.post("/login", { email: KNOWN, password: PASSWORD }, aClient())).status).toBe(303);
  const { hash } = (await product.db.prepare("select password_hash as hash from users").first()) ?? {};
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  const attempt = async (email: string) => {
    const answer = await product.post("/login", { email, password: "not this one at all" }, aClient());
    expect(answer.status).toBe(422);
  };
  const { known, unknown } = await medians(attempt);
  expect(Math.abs(known - unknown)).toBeLessThan(MOST_APART);
  // Without the hash that an unknown address costs too, one would take a tenth of the other.
  expect(Math.min(known, unknown) / Math.max(known, unknown)).toBeGreaterThan(0.5);
});

test("asking for a new password takes as long for an unknown account as for a known one", async () => {
  await aRecruiter(product, { email: KNOWN });
  const { known, unknown } = await medians(async (email) => {
    expect((await product.post("/forgot-password", { email }, aClient())).status).toBe(303);
  });
  expect(Math.abs(known - unknown)).toBeLessThan(MOST_APART);
});

/**
 * Milliseconds, the middle of the samples of each. One follows the other, so that a busy moment meets both.
 */
async function medians(attempt: (email: string) => Promise<void>) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const measure = async (into: number[], email: string) => {
    await product.db.prepare("delete from attempts").run();
    const from = performance.now();
    await attempt(email);
    into.push(performance.now() - from);
  };
  await attempt(UNKNOWN);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const pair = [() => measure(times.known, KNOWN), () => measure(times.unknown, UNKNOWN)];
    for (const one of sample % 2 === 0 ? pair : pair.reverse()) await one();
  }
  const median = (of: number[]) => of.sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN;
  return { known: median(times.known), unknown: median(times.unknown) };
}
