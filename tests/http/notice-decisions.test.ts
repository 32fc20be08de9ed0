import { ulid } from "ulid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { dayInWords } from "~/lib/words";
import { paths } from "~/paths";
import { allRows } from "../support/applying";
import { takeTableAway } from "../support/away";
import { mailsTo } from "../support/mails";
import { aNotice, NOTICE, PNG } from "../support/notices";
import { costOf, wordsOf } from "../support/pages";
import { unlock } from "../support/pass";
import { anApplicant } from "../support/people";
import { type Fields, ORIGIN, type Product, startProduct } from "../support/product";
import { weightOf } from "../support/weight";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const DAY = 86_400_000;
const POSTER = "owner@northwind.example";
const DECISION = {
  outcome: "removed",
  reasons: "The posting asked for an <b>age</b>.\nThat breaks section 13 of the Equality Act 2010.",
  means: "none",
};

/** A notice that somebody has sent, and the team that may decide on it. */
async function toDecide(facts: Partial<typeof NOTICE> = {}) {
  const notice = await aNotice(product, facts, [{ name: "screen shot.png", bytes: PNG }]);
  const team = await unlock(product);
  const decide = (fields: Fields = {}, cookie: string | null = team) =>
    product.post(paths.passNotice(notice.id), { ...DECISION, ...fields }, { cookie });
  const [file] = await allRows(product, "notice_files");
  const evidence = paths.passEvidence(notice.id, String(file?.id));
  return { ...notice, team, decide, evidence };
}

const pageOf = async (path: string, cookie: string) => wordsOf(await product.fetch(path, { cookie }));
const received = (id: string, ago: number) =>
  product.db
    .prepare("update notices set created_at = ? where id = ?")
    .bind(Date.now() - ago, id)
    .run();
/** What was decided on, mailed apart: the acknowledgement comes first. */
const outcomesTo = async (address: string) =>
  (await mailsTo(product, address)).filter(({ subject }) => !/^Your notice /.test(subject));

/** Notices, a minute apart, the newest last; the first `decided` of them are, in their order. */
const manyNotices = (count: number, decided: number) =>
  product.db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
       insert into notices (id, reference, notice_type, submitter_name, email, affected_urls, description,
       legal_basis, signature,
         signature_date, created_at, outcome, reasons, means, decided_at)
       select printf('01F%023d', ?1 - i), 'notice ' || i || '.', 'report', 'Anna Berg',
       'anna@bergwerk.example', 'u', 'd', 'l', 's',
         '2026-01-01', i * 60000, case when i <= ?2 then 'removed' end, case when i <= ?2 then 'r' end,
         case when i <= ?2 then 'none' end, case when i <= ?2 then i * 60000 + 1 end from n`,
    )
    .bind(count, decided)
    .run();

test("the team decides on a notice, and its sender gets outcome, reasons and ways to object", async () => {
  const { id, reference, team, decide } = await toDecide();
  expect(await pageOf(paths.pass(), team)).toContain("Notices");
  expect(await pageOf(paths.passNotices(), team)).toMatch(
    new RegExp(`Report Open Due in 14 days Received .*, due by .* Anna Berg , Bergwerk Tools ${reference}`),
  );
  const words = await pageOf(paths.passNotice(id), team);
  for (const text of [
    NOTICE.affectedUrls,
    NOTICE.affectedDates,
    NOTICE.description,
    NOTICE.legalBasis,
    NOTICE.email,
    `Anna Berg, ${dayInWords(NOTICE.signatureDate)}`,
    "screen shot.png 10 bytes",
  ])
    expect(words).toContain(text);
  const done = await decide();
  expect([done.status, done.headers.get("Location")]).toEqual([303, paths.passNotice(id)]);
  const standing = await pageOf(paths.passNotice(id), team);
  expect(standing).toMatch(
    /Decision The content was removed\. The posting asked for an <b>age<\/b>\. That breaks .* a person looked into it and decided\. Decided on .* It went to anna@bergwerk\.example\./,
  );
  expect(standing).not.toContain("Send the decision");
  expect(await pageOf(paths.passNotices(), team)).toMatch(
    /Decided Received .*, decided .* The content was removed Anna Berg/,
  );

  const [mail, ...more] = await outcomesTo(NOTICE.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`The outcome of your notice ${reference}`);
  for (const text of [
    "The outcome: The content was removed.",
    DECISION.reasons,
    "No automated means were used",
    "appeal within six months",
    `quote the reference ${reference}`,
    "Article 21",
    "The courts are open to you",
    ORIGIN + paths.notice(),
  ])
    expect(mail?.text).toContain(text);
  expect(mail?.html).toContain("The posting asked for an &lt;b&gt;age&lt;/b&gt;.");
  expect(mail?.text).not.toContain(NOTICE.description);
  expect(await outcomesTo(POSTER)).toEqual([]);
});

test("whoever posted the content gets the reasons, not the sender, the address is not kept", async () => {
  const { id, team, decide } = await toDecide();
  expect((await decide({ posterEmail: POSTER })).status).toBe(303);
  const [mail, ...more] = await outcomesTo(POSTER);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^A decision on content of yours/);
  for (const text of ["The outcome: The content was removed.", DECISION.reasons, "appeal within six months"])
    expect(mail?.text).toContain(text);
  expect(mail?.text).not.toMatch(/Anna|bergwerk|under thirty/i);
  expect(await pageOf(paths.passNotice(id), team)).toContain("and to whoever posted the content");
  expect(JSON.stringify(await allRows(product, "notices"))).not.toContain(POSTER);
  expect(JSON.stringify(await allRows(product, "outbox"))).not.toContain(POSTER);
});

test.each([
  ["report", "no-action", "No action was taken", /appeal within six months/],
  ["report", "unclear", "something is missing", /Send us a new notice with what is missing/],
  ["appeal", "reversed", "The earlier decision was reversed", /Our own appeal ends here/],
  ["appeal", "upheld", "The earlier decision stands", /Our own appeal ends here/],
])(
  "a %s that ends with %s is told so, with the ways that are left",
  async (noticeType, outcome, words, ways) => {
    const { decide } = await toDecide({ noticeType });
    expect((await decide({ outcome, means: "assisted" })).status).toBe(303);
    const [mail] = await outcomesTo(NOTICE.email);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toMatch(ways);
    expect(mail?.text).toContain("Automated means helped to look into it");
    expect(/within six months/.test(mail?.text ?? "")).toBe(noticeType === "report" && outcome !== "unclear");
  },
);

test.each([
  [{ outcome: "" }, "Please say what was decided"],
  [{ outcome: "upheld" }, "Please say what was decided"],
  [{ outcome: "burnt" }, "Please say what was decided"],
  [{ reasons: " \n " }, "Please give the reasons"],
  [{ reasons: "x".repeat(5001) }, "at most 5,000 characters"],
  [{ means: "" }, "Please say whether automated means were used"],
  [{ posterEmail: "owner@" }, "Please enter a valid email"],
  [{ posterEmail: NOTICE.email.toUpperCase() }, "This is where the notice came from"],
])("a decision with %o is refused, comes back, and tells nobody", async (fields: Fields, message) => {
  const { decide } = await toDecide();
  const refused = await decide(fields);
  expect(refused.status).toBe(422);
  const words = await wordsOf(refused);
  expect(words).toContain(message);
  expect(words).toContain(
    String(fields.reasons ?? DECISION.reasons)
      .trim()
      .replaceAll("\n", " "),
  );
  expect(await allRows(product, "notices")).toMatchObject([{ outcome: null, decided_at: null }]);
  expect(await outcomesTo(NOTICE.email)).toEqual([]);
  expect(await outcomesTo(POSTER)).toEqual([]);
});

test("reasons of five thousand characters, of many bytes each, go through whole", async () => {
  const { decide } = await toDecide();
  const long = "ж".repeat(5000);
  expect((await decide({ reasons: long })).status).toBe(303);
  expect(await allRows(product, "notices")).toMatchObject([{ reasons: long }]);
  expect((await outcomesTo(NOTICE.email))[0]?.text).toContain(long);
});

test("two who decide at once: one decision, one e-mail, and the second reads the first's", async () => {
  const { decide } = await toDecide();
  const texts = ["The first of two.", "The other of two."];
  const answers = await Promise.all(texts.map((reasons) => decide({ reasons, posterEmail: POSTER })));
  expect(answers.map((one) => one.status).sort()).toEqual([303, 409]);
  const standing = texts[answers.findIndex((one) => one.status === 303)] ?? "";
  const late = await wordsOf(answers.find((one) => one.status === 409) as Response);
  expect(late).toContain("Nothing was sent: somebody has decided on this in the meantime.");
  for (const text of texts) expect(late).toContain(text);
  expect(late).not.toContain("Send the decision");
  expect(await allRows(product, "notices")).toMatchObject([{ reasons: standing }]);
  for (const address of [NOTICE.email, POSTER]) {
    const mails = await outcomesTo(address);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(standing);
  }
});

test("an older tab changes no decision, and the same form sent twice changes nothing", async () => {
  const { decide } = await toDecide();
  expect((await decide()).status).toBe(303);
  expect((await decide()).status).toBe(303);
  for (const other of [{ outcome: "no-action" }, { means: "assisted" }, { posterEmail: POSTER }]) {
    const late = await decide(other);
    expect(late.status).toBe(409);
    expect(await wordsOf(late)).toMatch(/What you typed: .* Decision The content was removed\./);
  }
  expect(await allRows(product, "notices")).toMatchObject([{ outcome: "removed", means: "none" }]);
  expect(await outcomesTo(NOTICE.email)).toHaveLength(1);
  expect(await outcomesTo(POSTER)).toEqual([]);
  await expect(product.db.prepare("update notices set outcome = 'upheld'").run()).rejects.toThrow(
    "a decision is never changed",
  );
});

test("without the gate's password no notice is read, no evidence saved and nothing decided", async () => {
  const { id, decide, evidence } = await toDecide();
  const { cookie: signedIn } = await anApplicant(product);
  const gates: [string, string][] = [
    [paths.passNotices(), paths.passNotices()],
    [paths.passNotices({ show: "open" }), paths.passNotices({ show: "open" })],
    [paths.passNotice(id), paths.passNotice(id)],
    [paths.passNotice(ulid()), ""],
    [evidence, paths.passNotice(id)],
  ];
  for (const cookie of [null, signedIn, `__Host-pass=${"x".repeat(43)}`]) {
    for (const [path, back] of gates) {
      const response = await product.fetch(path, { cookie });
      const to = paths.pass({ redirect: back || path });
      expect([response.status, response.headers.get("Location")]).toEqual([302, to]);
      const asData = await product.fetch(path.replace(/(?=\?|$)/, ".data"), { cookie });
      expect(await asData.text()).not.toMatch(/Anna|bergwerk|thirty|PNG/);
    }
    expect((await decide({}, cookie)).status).toBe(401);
  }
  expect(await allRows(product, "notices")).toMatchObject([{ outcome: null }]);
});

test("a decision that is sent after the gate's hour waits in the page, to be sent again", async () => {
  const { id, decide } = await toDecide();
  await product.db.prepare("update pass_sessions set expires_at = ?").bind(Date.now()).run();
  const locked = await decide();
  expect(locked.status).toBe(401);
  const html = await locked.text();
  expect(html).not.toContain(NOTICE.description);
  expect(html).toContain("This page is locked again");
  expect(html).toContain(`action="${paths.passNotice(id)}"`);
  expect(html).toContain("That breaks section 13 of the Equality Act 2010.");
  expect((await decide({}, await unlock(product))).status).toBe(303);
});

test("nobody decides from another site, and no cache or index keeps the pages behind the gate", async () => {
  const { id, team } = await toDecide();
  const headers = { Origin: "https://evil.example" };
  const forged = await product.post(paths.passNotice(id), DECISION, { cookie: team, headers });
  expect(forged.status).toBe(403);
  expect(await allRows(product, "notices")).toMatchObject([{ outcome: null }]);
  for (const path of [paths.passNotices(), paths.passNotice(id)]) {
    const page = await product.fetch(path, { cookie: team });
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(await page.text()).toContain('<meta name="robots" content="noindex"/>');
  }
});

test("evidence comes as a file to save, under its own name and as what it is", async () => {
  const { team, evidence } = await toDecide();
  const file = await product.fetch(evidence, { cookie: team });
  expect(file.status).toBe(200);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(PNG);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "image/png",
    "content-length": String(PNG.length),
    "content-disposition": `attachment; filename="screen shot.png"; filename*=UTF-8''screen%20shot.png`,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
});

test("evidence missing from the store is called gone, with a way back to its notice", async () => {
  const { id, team, evidence } = await toDecide();
  // An ordinary link: a browser told to download would not show the page that stands in for the file, nor the
  // gate.
  const link = (await (await product.fetch(paths.passNotice(id), { cookie: team })).text()).match(
    new RegExp(`<a href="${evidence}"[^>]*>`),
  );
  expect(link?.[0]).toBe(`<a href="${evidence}">`);
  const [file] = await allRows(product, "notice_files");
  await product.files.delete(String(file?.storage_key));
  const gone = await product.fetch(evidence, { cookie: team });
  expect([gone.status, gone.headers.get("Cache-Control")]).toEqual([410, "no-store"]);
  const html = await gone.clone().text();
  expect(await wordsOf(gone)).toContain("This file is no longer here");
  expect(html).toContain(`href="${paths.passNotice(id)}"`);
  await expect.poll(() => product.logs().find((line) => line.event === "evidence.missing")).toBeDefined();
});

test("the team gets no notice or file that is absent, another's or unsent", async () => {
  const { id, team, evidence } = await toDecide();
  const other = await aNotice(product, { email: "other@bergwerk.example" });
  const file = evidence.split("/").at(-1) ?? "";
  for (const wrong of [ulid(), "1", "%27%20or%201"]) {
    expect((await product.fetch(paths.passNotice(wrong), { cookie: team })).status).toBe(404);
    expect((await product.post(paths.passNotice(wrong), DECISION, { cookie: team })).status).toBe(404);
    expect((await product.fetch(paths.passEvidence(id, wrong), { cookie: team })).status).toBe(404);
    expect((await product.fetch(paths.passEvidence(wrong, file), { cookie: team })).status).toBe(404);
  }
  expect((await product.fetch(paths.passEvidence(other.id, file), { cookie: team })).status).toBe(404);
  await product.db.prepare("update notice_files set state = 'removed'").run();
  expect((await product.fetch(evidence, { cookie: team })).status).toBe(404);
  await product.db.prepare("update notice_files set state = 'waiting', notice_id = ?").bind(ulid()).run();
  const [draft] = await allRows(product, "notice_files");
  const unsent = paths.passEvidence(String(draft?.notice_id), file);
  expect((await product.fetch(unsent, { cookie: team })).status).toBe(404);
});

test("what was written is shown as text", async () => {
  const { id, team } = await toDecide({
    submitterName: "<script>alert(1)</script>",
    signature: "<script>alert(1)</script>",
    description: "<img src=x onerror=alert(1)>",
    affectedUrls: "javascript://rolecall.example/%0aalert(1)",
  });
  for (const path of [paths.passNotices(), paths.passNotice(id)]) {
    const html = await (await product.fetch(path, { cookie: team })).text();
    expect(html).not.toMatch(/<script>alert|<img src=x|href="javascript/);
    expect(html).toContain("&lt;script&gt;alert(1)");
  }
});

test("a notice that has waited for more than fourteen days is overdue, and stands first", async () => {
  const late = await aNotice(product);
  const fresh = await aNotice(product);
  const decided = await toDecide();
  await received(decided.id, 30 * DAY);
  await decided.decide();
  await received(late.id, 17 * DAY);
  await received(fresh.id, DAY);
  const words = await pageOf(paths.passNotices(), decided.team);
  expect(words).toMatch(
    new RegExp(
      `Open Overdue by 3 days .*${late.reference}.* Open Due in 13 days .*${fresh.reference}.* Decided ` +
        `.*${decided.reference}`,
    ),
  );
  expect(words.match(/Overdue/g)).toHaveLength(1);
});

test("without notices it says so", async () => {
  const team = await unlock(product);
  for (const [show, words] of [
    [null, "Nobody has sent a notice yet"],
    ["open", "No open notices"],
    ["decided", "No decided notices"],
  ] as const)
    expect(await pageOf(paths.passNotices({ show }), team)).toContain(words);
  const beyond = paths.passNotices({ show: "open", after: ulid() });
  expect(await pageOf(beyond, team)).toMatch(/No more notices First page/);
});

test("notices stand on pages, the oldest open ones first, each at the cost of its own rows", async () => {
  await manyNotices(1500, 1470);
  const cookie = await unlock(product);
  const seen: Record<string, number[]> = {};
  for (const show of [null, "open", "decided"]) {
    let path: string | undefined = paths.passNotices({ show });
    const numbers: number[] = [];
    for (let page = 0; path !== undefined && page < 3; page += 1) {
      const response: Response = await product.fetch(path, { cookie });
      expect(costOf(response).queries).toBe(4);
      expect(costOf(response).rows).toBeLessThanOrEqual(49);
      const html = await response.text();
      expect((await weightOf(product, html)).page).toBeLessThanOrEqual(13_000);
      numbers.push(...[...html.matchAll(/reference">notice (\d+)\./g)].map(([, number]) => Number(number)));
      path = /href="([^"]+)">Next page/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    }
    seen[show ?? "all"] = numbers;
  }
  const open = Array.from({ length: 30 }, (_, index) => 1471 + index);
  const decided = Array.from({ length: 60 }, (_, index) => 1470 - index);
  expect(seen).toEqual({ all: [...open, ...decided.slice(0, 30)], open, decided });
});

test("a decision that cannot be kept is still in the form, and enqueues nothing", async () => {
  const { decide } = await toDecide();
  await mailsTo(product, NOTICE.email);
  const putBack = await takeTableAway(product.db, "outbox");
  const failed = await decide().finally(putBack);
  expect(failed.status).toBe(500);
  expect(await wordsOf(failed)).toMatch(/The decision could not be kept\..*That breaks section 13/);
  expect(await allRows(product, "notices")).toMatchObject([{ outcome: null }]);
  expect((await decide()).status).toBe(303);
  expect(await outcomesTo(NOTICE.email)).toHaveLength(1);
});

test("what was decided leaves a line in the log, without a word of it", async () => {
  const { id, decide } = await toDecide();
  await decide({ posterEmail: POSTER });
  await expect
    .poll(() => product.logs().find((line) => line.event === "notice.decided"))
    .toMatchObject({ noticeId: id });
  expect(JSON.stringify(product.logs())).not.toMatch(/section 13|bergwerk|northwind/);
});

test("a decision and its mails go with the notice: with the account, or after five years", async () => {
  const { id: userId } = await anApplicant(product, { email: NOTICE.email });
  const own = await toDecide();
  await own.decide();
  await mailsTo(product, NOTICE.email);
  await product.db.prepare("update users set erase_at = 1 where id = ?").bind(userId).run();
  await product.sweep();
  expect(await allRows(product, "notices")).toEqual([]);
  expect(await allRows(product, "notice_files")).toEqual([]);
  expect(await product.storedKeys()).toEqual([]);
  expect(JSON.stringify(await allRows(product, "outbox"))).not.toMatch(/section 13|bergwerk/);
  const old = await toDecide();
  await received(old.id, 5 * 365 * DAY);
  await old.decide();
  await product.sweep();
  expect(await allRows(product, "notices")).toEqual([]);
  expect(await product.storedKeys()).toEqual([]);
});
