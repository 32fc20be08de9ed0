import { beforeAll, beforeEach, expect, test } from "vitest";
import { lock } from "~/lib/locked";
import { anAddress } from "../support/address";
import { codeNow } from "../support/app-code";
import { anAuthenticator } from "../support/authenticator";
import { mailsTo } from "../support/mails";
import { cookiesOf, wordsOf } from "../support/pages";
import { aPasskey, askedOn, offeredOn } from "../support/passkeys";
import { anApplicant, aRecruiter, PASSWORD, type TestPerson } from "../support/people";
import { ORIGIN, type Product, SIGNING_SECRET, startProduct } from "../support/product";
import { aSecondFactor } from "../support/second-factor";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const PAGE = "/settings/passkeys";
const STEP = "/settings/second-factor";
const LAST = "Your company asks for a second step, and this is your last";
const elsewhere = () => ({ headers: { "CF-Connecting-IP": anAddress() } });

const change = (fields: Record<string, string>, cookie: string) =>
  product.post(PAGE, { currentPassword: PASSWORD, ...fields }, { cookie });

const passwordGiven = async ({ email }: TestPerson) =>
  cookiesOf(await product.post("/login?redirect=%2Fjobs", { email, password: PASSWORD }, elsewhere()));

const answer = (credential: string, cookie: string) =>
  product.post("/login/code?redirect=%2Fjobs", { intent: "passkey", credential }, { cookie, ...elsewhere() });

const keptOf = ({ id }: TestPerson) =>
  product.db.prepare("select id, name, counter from passkeys where user_id = ?").bind(id).all();

/** The page of the second step, and what its passkey form asks. */
async function asked(step: string) {
  const page = await (await product.fetch("/login/code", { cookie: step })).text();
  return { page, challenge: askedOn(page) };
}

test.each(["ES256", "RS256", "EdDSA"] as const)(
  "a recruiter adds a passkey of %s, keeps the codes, signs in with it and removes it",
  async (kind) => {
    const person = await aRecruiter(product);
    const old = cookiesOf(
      await product.post("/login", { email: person.email, password: PASSWORD }, elsewhere()),
    );
    const authenticator = anAuthenticator(ORIGIN, kind);
    const { offer, challenge } = await offeredOn(product, person.cookie);
    const sent = { intent: "add", offer, credential: authenticator.make(challenge), name: "Anna’s laptop" };
    const wrong = await change({ ...sent, currentPassword: "wrong" }, person.cookie);
    expect([wrong.status, (await keptOf(person)).results]).toEqual([422, []]);
    expect(offer.length > 0 && (await wrong.text()).includes(offer)).toBe(true);
    const both = await Promise.all([change(sent, person.cookie), change(sent, person.cookie)]);
    for (const { status, headers } of both) expect([status, headers.get("Location")]).toEqual([303, STEP]);
    expect((await keptOf(person)).results).toEqual([
      { id: authenticator.id, name: "Anna’s laptop", counter: 0 },
    ]);
    expect((await mailsTo(product, person.email)).map(({ subject }) => subject)).toEqual([
      "A passkey was added to your account",
    ]);
    const shown = await Promise.all(
      both.map((saved) => product.fetch(STEP, { cookie: `${person.cookie}; ${cookiesOf(saved)}` })),
    );
    const [codes, again] = await Promise.all(
      shown.map(async (page) =>
        (await page.text()).match(/(?<=<code>)[A-Z2-7]{4}(-[A-Z2-7]{4}){3}(?=<\/code>)/g),
      ),
    );
    expect(codes).toHaveLength(10);
    expect(again).toEqual(codes);
    expect((await product.fetch("/jobs", { cookie: old })).status).toBe(302);

    const step = await passwordGiven(person);
    expect((await product.fetch("/jobs", { cookie: step })).headers.get("Location")).toMatch(/^\/login/);
    const { page, challenge: question } = await asked(step);
    expect(page).toContain("A passkey needs JavaScript");
    const signedIn = await answer(authenticator.answer(question), step);
    expect([signedIn.status, signedIn.headers.get("Location")]).toEqual([303, "/jobs"]);
    const cookie = cookiesOf(signedIn);
    expect((await product.fetch("/jobs", { cookie })).status).toBe(200);
    expect(await wordsOf(await product.fetch(PAGE, { cookie }))).toMatch(/Anna’s laptop.*last used/);

    const byCode = await product.post(
      "/login/code",
      { code: codes?.[0] ?? "" },
      { cookie: step, ...elsewhere() },
    );
    expect(byCode.status).toBe(303);
    expect(
      (await change({ intent: "remove", passkey: authenticator.id, currentPassword: "wrong" }, cookie))
        .status,
    ).toBe(422);
    expect((await change({ intent: "remove", passkey: authenticator.id }, cookie)).status).toBe(303);
    expect((await mailsTo(product, person.email)).at(-1)?.subject).toBe(
      "A passkey was removed from your account",
    );
    const alone = await product.post("/login", { email: person.email, password: PASSWORD }, elsewhere());
    expect(alone.headers.get("Location")).toBe("/dashboard");
    const left = await product.db.prepare("select passkeys, recovery_hashes as codes from users").first();
    expect(left).toEqual({ passkeys: 0, codes: "" });
  },
);

test("an answer opens the account once, for its own question, by its own passkey alone", async () => {
  const [anna, noor] = [await aRecruiter(product), await aRecruiter(product)];
  const own = await aPasskey(product, anna.cookie);
  const others = await aPasskey(product, noor.cookie);
  const [step, noors] = [await passwordGiven(anna), await passwordGiven(noor)];
  const question = async () => (await asked(step)).challenge;
  const refused = async (credential: string) => {
    const response = await answer(credential, step);
    expect([response.status, response.headers.getSetCookie().join()]).toEqual([
      422,
      expect.not.stringContaining("__Host-session"),
    ]);
  };
  await refused(others.answer(await question()));
  await refused(others.answer(await question(), { id: own.id }));
  await refused(own.answer((await asked(noors)).challenge));
  await refused(own.answer("bm90aGluZw"));
  await refused(own.answer(await question(), { origin: "https://rolecall.evil.example" }));
  await refused(own.answer(await question(), { host: "evil.example" }));
  await refused(own.answer(await question(), { flags: 4 }));
  await refused(own.answer((await offeredOn(product, anna.cookie)).challenge));
  const right = own.answer(await question(), { counter: 0 });
  await product.db.prepare("delete from attempts where key like 'second-step%'").run();
  const both = await Promise.all([answer(right, step), answer(right, step)]);
  expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
  await refused(right);
  const another = own.answer(await question(), { counter: 0 });
  expect((await answer(another, step)).status).toBe(303);
});

test("a passkey whose count goes back is refused, as a copy would be", async () => {
  const anna = await aRecruiter(product);
  const own = await aPasskey(product, anna.cookie);
  const step = await passwordGiven(anna);
  const counted = async (counter: number) =>
    (await answer(own.answer((await asked(step)).challenge, { counter }), step)).status;
  expect([await counted(7), await counted(7), await counted(6), await counted(0), await counted(8)]).toEqual([
    303, 422, 422, 422, 303,
  ]);
});

test("a question that has run out opens nothing, and a passkey is tried as often as a code", async () => {
  const anna = await aRecruiter(product);
  const own = await aPasskey(product, anna.cookie);
  const step = await passwordGiven(anna);
  const { challenge } = await asked(step);
  const made = async (until: number) => {
    const locked = await lock(SIGNING_SECRET, "passkey asked for", { userId: anna.id, until });
    return (await answer(own.answer(Buffer.from(locked).toString("base64url")), step)).status;
  };
  expect([await made(Date.now() - 1), await made(Date.now() + 60_000)]).toEqual([422, 303]);
  await product.db.prepare("update attempts set count = 10 where key like 'second-step:%'").run();
  for (let tries = 0; tries < 10; tries += 1) await answer("{}", step);
  const limited = await answer(own.answer(challenge), step);
  expect([limited.status, Number(limited.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect((await answer(own.answer(challenge), "")).headers.get("Location")).toMatch(/^\/login/);
});

test("nobody adds a passkey with another's offer, for another site, twice, or an eleventh", async () => {
  const [anna, noor] = [await aRecruiter(product), await aRecruiter(product)];
  const authenticator = anAuthenticator(ORIGIN);
  const { offer, challenge } = await offeredOn(product, anna.cookie);
  const add = (credential: string, cookie = anna.cookie, sealed = offer) =>
    change({ intent: "add", offer: sealed, credential, name: "Key" }, cookie);
  await add(authenticator.make(challenge), noor.cookie);
  await add(authenticator.make((await offeredOn(product, noor.cookie)).challenge));
  await add(authenticator.make(challenge, { origin: "https://rolecall.evil.example" }));
  await add(authenticator.make(challenge, { host: "evil.example" }));
  await add(authenticator.make(challenge, { flags: 0x44 }));
  await add(authenticator.make(challenge), anna.cookie, "nothing");
  expect([...(await keptOf(anna)).results, ...(await keptOf(noor)).results]).toEqual([]);
  expect(await mailsTo(product, anna.email)).toEqual([]);
  await add(authenticator.make(challenge));
  await change({ intent: "remove", passkey: authenticator.id }, noor.cookie);
  expect((await keptOf(anna)).results).toHaveLength(1);
  await change({ intent: "remove", passkey: authenticator.id }, anna.cookie);
  await add(authenticator.make(challenge));
  expect((await keptOf(anna)).results).toEqual([]);
  for (let at = 0; at < 11; at += 1) await aPasskey(product, anna.cookie);
  expect((await keptOf(anna)).results).toHaveLength(10);
  expect(await wordsOf(await product.fetch(PAGE, { cookie: anna.cookie }))).toContain(
    "Ten passkeys are as many",
  );
});

test("where a company asks for a second step, a passkey is one, and the last one stays", async () => {
  const person = await aRecruiter(product);
  await product.db.prepare("update companies set needs_second_factor = 1").run();
  expect((await product.fetch("/jobs", { cookie: person.cookie })).headers.get("Location")).toBe(STEP);
  let own = await aPasskey(product, person.cookie);
  expect((await product.fetch("/jobs", { cookie: person.cookie })).status).toBe(200);
  const remove = async (id = own.id) => {
    const saved = await change({ intent: "remove", passkey: id }, person.cookie);
    const cookie = `${person.cookie}; ${cookiesOf(saved)}`;
    return wordsOf(await product.fetch(PAGE, { cookie }));
  };
  expect(await remove()).toContain(LAST);
  const other = await aPasskey(product, person.cookie);
  const said = await Promise.all([remove(), remove(other.id)]);
  expect(said.filter((page) => page.includes(LAST))).toHaveLength(1);
  expect((await keptOf(person)).results).toHaveLength(1);
  await product.db.prepare("delete from passkeys").run();
  own = await aPasskey(product, person.cookie);
  const key = await aSecondFactor(product, person.id);
  expect(await remove()).toContain("The passkey was removed.");
  await product.post(STEP, { intent: "off", currentPassword: PASSWORD }, { cookie: person.cookie });
  expect(await wordsOf(await product.fetch(STEP, { cookie: person.cookie }))).toContain("a code of your app");
  await aPasskey(product, person.cookie);
  await product.post(STEP, { intent: "off", currentPassword: PASSWORD }, { cookie: person.cookie });
  expect(await wordsOf(await product.fetch(STEP, { cookie: person.cookie }))).toContain(
    "asks for a passkey.",
  );
  const step = await passwordGiven(person);
  const code = codeNow(key);
  expect((await product.post("/login/code", { code }, { cookie: step, ...elsewhere() })).status).toBe(422);
});

test("someone’s passkeys stand in export and log, and go with the account", async () => {
  const person = await aRecruiter(product);
  await aPasskey(product, person.cookie);
  const { cookie } = person;
  const archive = Buffer.from(await (await product.fetch("/settings/export", { cookie })).arrayBuffer());
  expect(archive.toString("latin1")).toContain("passkeys.json");
  expect(await wordsOf(await product.fetch("/settings/activity", { cookie }))).toContain("Added a passkey");
  expect((await product.fetch(PAGE, { cookie: (await anApplicant(product)).cookie })).status).toBe(404);
  await product.db.prepare("update users set erase_at = 1 where id = ?").bind(person.id).run();
  await product.sweep();
  expect(await product.db.prepare("select count(*) as n from passkeys").first<number>("n")).toBe(0);
});
