import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import routes from "../../app/routes";
import { NAUGHTY_STRINGS } from "../support/naughty-strings";
import { wordsOf } from "../support/pages";
import { unlock } from "../support/pass";
import { anApplicant, aRecruiter } from "../support/people";
import { ORIGIN, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.empty();
});

test.each([
  "/apply/%00",
  "/apply/%0d%0a",
  "/apply/a%7fb",
  "/verifyemail/%00",
  "/%00",
  "/verifyemail/%00.data",
])("nothing is at %s, asked for or sent to", async (path) => {
  for (const response of [await product.fetch(path), await product.post(path, { email: "a@b.example" })]) {
    expect([path, response.status]).toEqual([path, 404]);
    expect(await wordsOf(response)).toContain("There is nothing here");
  }
});

const REQUESTS = 1000;
const AT_ONCE = 8;

test("a thousand made-up requests meet no fault of ours", async () => {
  const seed = Number(process.env.FUZZ_SEED ?? 20261122);
  console.info(`FUZZ_SEED=${seed}`);
  const cookies = await cookiesToTry();
  const requests = fc.sample(aRequest(cookies), { numRuns: REQUESTS, seed });
  const faults: string[] = [];
  for (let at = 0; at < requests.length; at += AT_ONCE) {
    const some = requests.slice(at, at + AT_ONCE);
    const statuses = await Promise.all(some.map(statusOf));
    for (const [number, status] of statuses.entries())
      if (status >= 500) faults.push(`${status} ${JSON.stringify(some[number])}`);
  }
  expect(faults, `FUZZ_SEED=${seed}`).toEqual([]);
  const lines = product.logs();
  expect(lines.length).toBeGreaterThan(REQUESTS / 2);
  expect(lines.filter((line) => JSON.stringify(line).includes("[object"))).toEqual([]);
});

type Made = {
  method: "GET" | "HEAD" | "POST";
  path: string;
  query: string;
  cookie: string | null;
  type: string | null;
  body: string;
};

async function statusOf({ method, path, query, cookie, type, body }: Made): Promise<number> {
  const sent = method === "POST" && { body: new TextEncoder().encode(body) };
  const headers = { Origin: ORIGIN, ...(type !== null && { "Content-Type": type }) };
  const response = await product.fetch(product.url + path + query, { method, cookie, headers, ...sent });
  await response.arrayBuffer();
  return response.status;
}

async function cookiesToTry(): Promise<(string | null)[]> {
  const [recruiter, applicant] = [await aRecruiter(product), await anApplicant(product)];
  const fresh = await anApplicant(product, { verified: false });
  const pass = await unlock(product);
  const odd = ["x=%", "__Host-session=%E0%A4%A", `__Host-session=${"x".repeat(8000)}`, "=;;=", "\t"];
  return [null, recruiter.cookie, applicant.cookie, fresh.cookie, pass, ...odd];
}

const FIELDS = [
  ...["email", "password", "confirmPassword", "firstName", "title", "status", "intent", "answer", "reason"],
  ...[
    "questions[0].title",
    "questions[49]",
    "questions[99999999].title",
    "a[b][c]",
    "__proto__",
    "constructor",
  ],
  ...["q", "page", "sort", "after", "before", "show", "redirect", "step", "_routes", "draft", "version"],
];
const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

function aRequest(cookies: (string | null)[]): fc.Arbitrary<Made> {
  const text = fc.oneof(
    fc.constantFrom(...NAUGHTY_STRINGS),
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom(
      ID,
      "-1",
      "1e309",
      "99999999999999999999",
      "\u0000",
      "\r\nSet-Cookie: a=b",
      "x".repeat(6000),
    ),
  );
  const encoded = fc.oneof(
    text.map((one) => encodeURIComponent(one.toWellFormed()).slice(0, 3000)),
    fc.constantFrom(
      "%",
      "%0",
      "%00",
      "%0d%0a",
      "%ff",
      "%E0%A4%A",
      "%2e%2e%2f",
      "..",
      ".",
      ID,
      "%C0%80",
      "a%2Fb",
    ),
  );
  const pairs = fc
    .array(fc.tuple(fc.constantFrom(...FIELDS), encoded), { maxLength: 5 })
    .map((list) => list.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join("&"));
  const path = fc
    .tuple(
      fc.constantFrom(...routes.map((route) => route.path ?? "")),
      fc.array(encoded, { minLength: 4, maxLength: 4 }),
    )
    .chain(([pattern, values]) =>
      fc.constantFrom("", "", "", ".data", "/").map((end) => {
        let at = 0;
        return `/${pattern.replace(/:\w+\??|\*/g, () => values[at++] ?? "")}${end}`;
      }),
    );
  const boundary = "multipart/form-data; boundary=x";
  const parts = fc
    .array(fc.tuple(fc.constantFrom(...FIELDS, "cv", 'a"b', "\u0000"), text), { maxLength: 4 })
    .map((list) =>
      list
        .map(
          ([name, value]) =>
            `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n${value}\r\n`,
        )
        .join(""),
    );
  const form = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ type: fc.constant("application/x-www-form-urlencoded"), body: pairs }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant(boundary), body: parts }) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constantFrom(null, "application/json", "multipart/form-data", "\u00ff"),
        body: text,
      }),
    },
  );
  return fc
    .record({
      method: fc.constantFrom("GET", "GET", "HEAD", "POST", "POST"),
      path,
      query: fc.oneof(
        fc.constant(""),
        pairs.map((list) => `?${list}`),
      ),
      cookie: fc.constantFrom(...cookies),
      form,
    })
    .map(({ form: { type, body }, ...rest }) => ({ ...rest, type, body }) as Made);
}
