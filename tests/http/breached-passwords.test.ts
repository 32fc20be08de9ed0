import { afterAll, beforeAll, expect, test } from "vitest";
import { rangeQuery } from "~/services/breaches/range-query";
import { anAddress } from "../support/address";
import { startBreachList } from "../support/breach-list";
import { wordsOf } from "../support/pages";
import { type Product, startAnother } from "../support/product";

const STOLEN = "velvet otters juggle";
const PADDING = "copper lamps hum low";
let list: Awaited<ReturnType<typeof startBreachList>>;
let product: Product & { stop(): Promise<void> };

beforeAll(async () => {
  list = await startBreachList({ stolen: STOLEN, padding: PADDING });
  // As operators run it, with all the work of a hash.
  product = await startAnother({ BREACHED_PASSWORDS_URL: list.url, QUICK_PASSWORDS: "" });
});
afterAll(async () => {
  await product.stop();
  await list.close();
});

let people = 0;
const register = (password: string) =>
  product.post(
    "/register",
    {
      email: `anna${people++}@example.org`,
      password,
      confirmPassword: password,
      companyName: "Bergwerk Tools",
      personName: "Anna Berg",
    },
    { headers: { "CF-Connecting-IP": anAddress() } },
  );

test("a password that was stolen elsewhere is refused, and five letters of a hash leave", async () => {
  const refused = await register(STOLEN);
  expect([refused.status, await wordsOf(refused)]).toEqual([
    422,
    expect.stringContaining("It stands in a list of passwords that were stolen elsewhere."),
  ]);
  expect(list.asked).toEqual([{ path: `/range/${list.prefixOf(STOLEN)}`, padded: "true" }]);
  expect((await register(PADDING)).status).toBe(303);
  const { results } = await product.db.prepare("select password_hash as hash from users").all();
  expect(results).toEqual([{ hash: expect.stringMatching(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/) }]);
});

test("where the list fails or keeps silent nobody is refused, nor kept waiting", async () => {
  list.behave((response) => response.writeHead(500).end());
  expect((await register(`${STOLEN} again`)).status).toBe(303);
  list.behave(() => {});
  const silences: unknown[] = [];
  const asked = rangeQuery({ url: list.url, patience: 200, onSilence: (error) => silences.push(error) });
  expect(await asked.hold(STOLEN)).toBe(false);
  expect(silences).toHaveLength(1);
  list.behave(null);
  expect(await asked.hold(STOLEN)).toBe(true);
});
