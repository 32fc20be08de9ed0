import { unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sealRecords } from "~/features/records/seal-records";
import { FROM_THE_START, verifyRecords } from "~/features/records/verify-records";
import { submitScorecard } from "~/features/scorecards/submit-scorecard";
import { paths } from "~/paths";
import type { Role } from "~/vocabulary/members";
import { openDatabase } from "../../db/client";
import { allRows } from "../support/applying";
import { flashOf } from "../support/flash";
import { inDays } from "../support/forms/recruiter";
import { mailsTo } from "../support/mails";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Fields, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

type Signed = Pick<TestPerson, "cookie">;

const run = (sql: string, ...values: (string | number | null)[]) =>
  product.db
    .prepare(sql)
    .bind(...values)
    .run();
const words = async (path: string, by: Signed) => wordsOf(await product.fetch(path, by));
const counted = (sql: string) => product.db.prepare(`select count(*) as n from ${sql}`).first<number>("n");
const unread = ({ id }: { id: string }) =>
  product.db.prepare("select unread_notifications as n from users where id = ?").bind(id).first<number>("n");

/** An owner, who answers for the job, a recruiter, its hiring manager and a candidate's interviewer. */
async function aTeam() {
  const priya = await aRecruiter(product, { role: "owner", name: "Priya Nair" });
  const { companyId } = priya;
  const job = await aJob(product, priya, { title: "Night Baker" });
  const amara = await anApplicant(product, { email: "amara@example.org", name: "Amara Okafor" });
  const { id } = await anApplication(product, job, amara);
  const member = (name: string, role: Role) => aRecruiter(product, { companyId, role, name });
  const oliver = await member("Oliver Grant", "recruiter");
  const lena = await member("Lena Vogt", "hiring-manager");
  const samuel = await member("Samuel Adeyemi", "interviewer");
  await product.post(paths.jobTeam(job.id), { chosen: [lena.id] }, priya);
  await product.post(paths.interviewers(id), { chosen: [samuel.id] }, priya);
  for (const chosen of [lena, samuel]) await product.post(paths.notifications(), {}, chosen);
  await product.sweep();
  return { priya, oliver, lena, samuel, amara, job, id, companyId };
}

const LIKES = "Knows why a dough <b>fails</b>.";
const DOUBTS = "Has never worked at night.";

const send = (id: string, by: Signed, more: Fields = {}, options: { multipart?: boolean } = {}) =>
  product.post(
    paths.scorecard(id),
    { recommendation: "yes", pros: LIKES, cons: "", seen: "", ...more },
    { cookie: by.cookie, ...options },
  );
const newestOf = ({ id }: { id: string }) =>
  product.db
    .prepare("select id from scorecards where user_id = ? order by id desc")
    .bind(id)
    .first<string>("id");
const asOwn = (said: string) => ({ pros: said, cons: "" });

test("each role hands in a card, and reads what others say only after that", async () => {
  const { priya, oliver, lena, samuel, id } = await aTeam();
  const people = [samuel, lena, oliver, priya];
  for (const [before, person] of people.entries()) {
    const said = `${LIKES} So says ${person.name}.`;
    for (const page of [paths.candidate(id), paths.scorecard(id)]) {
      const html = await (await product.fetch(page, person)).text();
      expect(html).not.toContain("So says");
      expect(html, page).toContain(
        ["Nobody has handed one in yet", "1 handed in; hand in yours to read it"][before] ??
          `${before} handed in; hand in yours to read them`,
      );
      expect(html).toContain(page === paths.candidate(id) ? paths.scorecard(id) : "Hand in");
    }
    const sent = await send(id, person, asOwn(said), { multipart: before % 2 === 0 });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, paths.scorecard(id)]);
    expect(flashOf(sent)).toBe("Your scorecard is handed in.");
  }
  for (const person of people)
    for (const page of [paths.candidate(id), paths.scorecard(id)]) {
      const html = await (await product.fetch(page, person)).text();
      expect(html).toContain("Yours: Rather yes.");
      for (const other of people.filter((one) => one !== person))
        expect(html, page).toContain(`Knows why a dough &lt;b&gt;fails&lt;/b&gt;. So says ${other.name}.`);
      expect(html).not.toContain("<b>fails");
    }
  expect(await counted("activity where verb = 'card.given' and after_value = ''")).toBe(4);
  const log = await words(paths.activity(), priya);
  expect(log).toContain("Handed in a scorecard");
  expect(log).not.toMatch(/Rather yes|dough/);
});

test("nobody judges another job's or company's candidate, or an application of their own", async () => {
  const { priya, lena, samuel, oliver, id, companyId } = await aTeam();
  const elsewhere = await aJob(product, oliver, { title: "Miller" });
  const ben = await anApplication(product, elsewhere, await anApplicant(product));
  const stranger = await aRecruiter(product, { companyName: "Bergwerk" });
  const foreign = await anApplication(product, await aJob(product, stranger), await anApplicant(product));
  const zoe = await anApplicant(product, { email: "zoe@example.org" });
  const own = await anApplication(product, elsewhere, zoe);
  await run("update users set recruiter = 1, company_id = ? where id = ?", companyId, zoe.id);
  await run(
    "insert into members (company_id, user_id, role, joined_at) values (?, ?, 'owner', 1)",
    companyId,
    zoe.id,
  );
  await product.sweep();
  for (const [person, application] of [
    [lena, ben],
    [samuel, ben],
    [stranger, { id }],
    [priya, foreign],
    [zoe, own],
    [priya, { id: "01KB0000000000000000000000" }],
  ] as const) {
    expect((await product.fetch(paths.scorecard(application.id), person)).status).toBe(404);
    expect((await send(application.id, person)).status).toBe(404);
  }
  expect(await counted("scorecards")).toBe(0);
  expect((await send(ben.id, zoe)).status).toBe(303);
  await run("delete from interviewers where user_id = ?", samuel.id);
  expect((await send(id, samuel)).status).toBe(404);
});

test("what was typed is kept where something is missing, too long or hostile", async () => {
  const { priya, id } = await aTeam();
  expect(await wordsOf(await product.fetch(paths.scorecard(id), priya))).toContain(
    "in at least 20 characters",
  );
  const short = await send(id, priya, { pros: "Good hands <i>", cons: "", recommendation: "" });
  expect(short.status).toBe(422);
  const html = await short.text();
  expect(html).toContain("Please choose one of the four");
  expect(html).toContain("in at least 20 characters");
  expect(html).toContain("Good hands &lt;i&gt;");
  for (const wrong of [
    { pros: "x".repeat(5001) },
    { cons: "x".repeat(5001) },
    { recommendation: "maybe" },
    { pros: " ".repeat(40) },
    { pros: "Nineteen characters" },
  ])
    expect((await send(id, priya, wrong)).status, JSON.stringify(wrong).slice(0, 40)).toBe(422);
  expect((await send(id, priya, { pros: "x".repeat(120_000) })).status).toBe(413);
  expect(await counted("scorecards")).toBe(0);
  const whole = { pros: "日".repeat(5000), cons: "𝒜".repeat(2500), recommendation: "strong-no" };
  expect((await send(id, priya, whole)).status).toBe(303);
  const page = await words(paths.scorecard(id), priya);
  expect(page).toContain("Yours: Clearly no. Nobody else has handed one in yet.");
  expect(await counted("scorecards where length(pros) = 5000 and length(cons) = 2500")).toBe(1);
});

test("a change is a record of its own, and of two at once the second keeps what was typed", async () => {
  const { priya, lena, id } = await aTeam();
  await send(id, lena);
  await send(id, lena);
  expect(await counted("scorecards")).toBe(1);
  const seen = (await newestOf(lena)) ?? "";
  expect(await (await product.fetch(paths.scorecard(id), lena)).text()).toContain(
    `name="seen" value="${seen}"`,
  );
  expect((await send(id, lena, { seen })).status).toBe(303);
  expect(await counted("scorecards")).toBe(1);
  const changed = await send(id, lena, { seen, recommendation: "no", cons: DOUBTS });
  expect(flashOf(changed)).toBe("Your scorecard is changed.");
  const late = await send(id, lena, { seen, recommendation: "strong-yes", pros: "A third thought, typed." });
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(html).toContain("you have handed in another card meanwhile");
  expect(html).toContain("A third thought, typed.");
  expect(html).toContain(DOUBTS);
  expect(html).toContain(`name="seen" value="${await newestOf(lena)}"`);
  expect((await send(id, lena, { pros: "From a page of before it all." })).status).toBe(409);
  await send(id, priya);
  const others = await words(paths.candidate(id), priya);
  expect(others).toMatch(/Lena Vogt ?: Rather no changed/);
  expect(others).toContain(DOUBTS);
  const { results } = await product.db
    .prepare("select recommendation, version, newest from scorecards where user_id = ? order by version")
    .bind(lena.id)
    .all();
  expect(results).toEqual([
    { recommendation: "yes", version: 1, newest: 0 },
    { recommendation: "no", version: 2, newest: 1 },
  ]);
  expect(await counted("activity where verb = 'card.changed'")).toBe(1);
  for (const wrong of [
    "update scorecards set pros = 'Other words'",
    "update scorecards set recommendation = 'no'",
    "delete from scorecards",
  ])
    await expect(run(wrong)).rejects.toThrow(/scorecards/);
});

test("of two who press at once for the same person one card comes", async () => {
  const { priya, id, job, companyId } = await aTeam();
  const db = openDatabase(product.db);
  const by = { ...priya, companyId, role: "owner" as const, type: "buyer" as const, personName: "Priya" };
  const said = { recommendation: "yes" as const, cons: "", seen: null };
  const press = (pros: string) =>
    submitScorecard(
      { ...by, requestId: pros },
      { applicationId: id, jobId: job.id },
      { ...said, pros },
      { db, now: new Date() },
    );
  const outcomes = await Promise.all([press(LIKES), press(DOUBTS), press(LIKES)]);
  expect(outcomes.sort()).toContain("meanwhile");
  expect(await counted("scorecards")).toBe(1);
});

test("whoever answers for the job is told once for each colleague, in no words of the card", async () => {
  const { priya, lena, samuel, id } = await aTeam();
  await send(id, lena);
  await send(id, lena, { seen: (await newestOf(lena)) ?? "", recommendation: "no" });
  expect([await unread(priya), await unread(lena), await unread(samuel)]).toEqual([1, 0, 0]);
  expect(await words(paths.notifications(), priya)).toContain(
    "Lena Vogt handed in a scorecard Amara Okafor, Night Baker",
  );
  const [mail, ...more] = await mailsTo(product, priya.email);
  expect([mail?.subject, more.length]).toEqual([
    "Lena Vogt handed in a scorecard: Amara Okafor, Night Baker",
    0,
  ]);
  expect(mail?.text).toContain(paths.scorecard(id));
  expect(mail?.text).not.toMatch(/dough|Rather/);
  await send(id, priya);
  expect(await unread(priya)).toBe(1);
  const choice = { scorecardPage: "off", scorecardMail: "off" };
  await product.post(paths.notificationSettings(), choice, priya);
  await send(id, samuel);
  expect(await unread(priya)).toBe(1);
  expect(await mailsTo(product, priya.email)).toHaveLength(1);
  await run("update members set role = 'interviewer' where user_id = ?", priya.id);
  expect(await unread(priya)).toBe(0);
});

test("of a card nobody hears who lost the candidate before the mail, or is the candidate", async () => {
  const { priya, oliver, lena, samuel, id } = await aTeam();
  await send(id, samuel);
  await run("update members set role = 'interviewer' where user_id = ?", priya.id);
  expect(await mailsTo(product, priya.email)).toEqual([]);
  expect(await words(paths.notifications(), priya)).not.toContain("handed in");
  await run("update members set role = 'owner' where user_id = ?", priya.id);
  await run("update applications set user_id = ? where id = ?", priya.id, id);
  await send(id, lena);
  await send(id, oliver);
  expect(await mailsTo(product, priya.email)).toEqual([]);
  expect(await counted(`notifications where kind = 'scorecard' and user_id = '${priya.id}'`)).toBe(1);
  await run("delete from members where user_id = ?", priya.id);
  expect(await counted("notifications where kind = 'scorecard'")).toBe(0);
});

test("a snooze until a scorecard is in ends with it, on top and with that reason", async () => {
  const { priya, samuel, id, job } = await aTeam();
  await anApplication(product, job, await anApplicant(product), { name: "Zoe Zink" });
  await product.sweep();
  const sleep = { intent: "snooze", until: inDays(9), reason: "Samuel meets her", card: "on" };
  const asleep = await product.post(paths.snooze(id), sleep, priya);
  expect(flashOf(asleep)).toContain("or until a scorecard is in");
  expect(await words(paths.candidate(id), priya)).toMatch(/Snoozed until .* or a scorecard\. Priya Nair/);
  expect(await (await product.fetch(paths.snooze(id), priya)).text()).toMatch(/name="card"[^>]*checked/);
  expect(await words(paths.candidates(), priya)).not.toContain("Amara Okafor");
  await send(id, samuel);
  const list = await words(paths.candidates(), priya);
  expect(list).toContain("Back: a scorecard is in: Samuel meets her");
  expect(list.indexOf("Amara Okafor")).toBeLessThan(list.indexOf("Zoe Zink"));
  expect(await counted("applications where snooze_card is not null")).toBe(1);
  const { card: _, ...day } = sleep;
  await product.post(paths.snooze(id), day, priya);
  await send(id, priya);
  expect(await counted("applications where snooze = 'snoozed' and snooze_card is null")).toBe(1);
});

const verify = (companyId: string) =>
  verifyRecords(openDatabase(product.db), companyId, FROM_THE_START, 1000);

test("one changed byte of a card is seen, and whoever is erased leaves the chain whole", async () => {
  const { lena, samuel, amara, id, companyId } = await aTeam();
  await send(id, lena);
  await send(id, samuel);
  await send(id, lena, { seen: (await newestOf(lena)) ?? "", recommendation: "strong-yes" });
  await sealRecords({ db: openDatabase(product.db), now: new Date() });
  expect(await verify(companyId)).toMatchObject({ checked: 3, waiting: 0, problems: [] });
  const guard = await product.db
    .prepare("select sql from sqlite_master where name = 'scorecards_unchanged'")
    .first<string>("sql");
  for (const change of [
    "pros = replace(pros, 'dough', 'douch')",
    "recommendation = 'yes'",
    "person_name = 'Lena Voght'",
  ]) {
    const [before] = (await allRows(product, "scorecards")).filter(({ version }) => version === 2);
    await run("drop trigger scorecards_unchanged");
    await run(`update scorecards set ${change} where version = 2`);
    const { problems } = await verify(companyId);
    expect(problems, change).toEqual([{ record: "scorecard", id: await newestOf(lena), wrong: "changed" }]);
    await run(
      "update scorecards set pros = ?, recommendation = ?, person_name = ? where version = 2",
      ...[before?.pros, before?.recommendation, before?.person_name].map(String),
    );
    await run(guard ?? "");
  }
  expect((await verify(companyId)).problems).toEqual([]);
  await run("update users set erase_at = 1 where id = ?", amara.id);
  await product.sweep();
  await product.sweep();
  expect(await counted("scorecards")).toBe(0);
  expect(await counted("notifications where kind = 'scorecard'")).toBe(0);
  expect(await verify(companyId)).toMatchObject({ erased: 3, waiting: 0, problems: [] });
});

async function exported({ cookie }: Signed, path = paths.exportAccount()): Promise<Record<string, string>> {
  const answer = await product.fetch(path, { cookie });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const decoded = Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
  return Object.fromEntries(decoded);
}

test("an applicant takes along what is said of them, unless the company keeps that", async () => {
  const { priya, lena, amara, id } = await aTeam();
  await send(id, lena, { cons: DOUBTS });
  await send(id, lena, { seen: (await newestOf(lena)) ?? "", pros: "On second thoughts, much better." });
  const theirs = await exported(amara);
  expect(JSON.parse(theirs["scorecards.json"] ?? "")).toMatchObject([
    { recommendation: "yes", cons: DOUBTS, version: 1 },
    { pros: "On second thoughts, much better.", version: 2 },
  ]);
  expect(Object.values(theirs).join()).not.toMatch(/Lena/);
  const written = await exported(lena);
  expect(JSON.parse(written["scorecards-written.json"] ?? "")).toMatchObject([
    { applicationId: id, version: 1 },
    { applicationId: id, version: 2 },
  ]);
  expect(Object.values(written).join()).not.toContain(DOUBTS);
  const settings = { undoWindow: "none" };
  expect((await product.post(paths.decisionSettings(), settings, priya)).status).toBe(303);
  expect(Object.values(await exported(amara)).join()).not.toContain(DOUBTS);
});

test("after a merge the cards of both stand together, of one member the newer, until an undo", async () => {
  const { priya, oliver, lena, samuel, job, id } = await aTeam();
  const again = await anApplicant(product, { email: "okafor@work.example", name: "Amara Okafor" });
  const other = await anApplication(product, job, again);
  await product.sweep();
  await product.post(paths.decisionSettings(), { undoWindow: "10-minutes" }, priya);
  await send(id, lena, asOwn("Older, of the one that goes on."));
  await send(other.id, lena, asOwn("Newer, of the other application."));
  await send(other.id, oliver, asOwn("Oliver judged the other alone."));
  await send(id, samuel, asOwn("Samuel judged the one alone."));
  const path = paths.merge(id, { other: other.id });
  expect(await words(path, priya)).toContain("where a colleague judged each of the two, the newer counts");
  const seen = { keep: id, from: "pending", otherFrom: "pending" };
  expect((await product.post(path, seen, priya)).status).toBe(303);
  expect(await words(paths.candidate(id), priya)).toContain("3 handed in; hand in yours to read them");
  await send(id, priya);
  const kept = await words(paths.scorecard(id), priya);
  expect(kept).toContain("Newer, of the other application.");
  expect(kept).toContain("Oliver judged the other alone.");
  expect(kept).toContain("Samuel judged the one alone.");
  expect(kept).not.toContain("Older, of the one");
  await run("update applications set user_id = ? where id = ?", priya.id, other.id);
  expect(await words(paths.scorecard(id), priya)).not.toContain("judged the other");
  await run("update applications set user_id = ? where id = ?", again.id, other.id);
  const html = await (await product.fetch(paths.scorecard(id), oliver)).text();
  expect(html).toContain("Oliver judged the other alone.</textarea>");
  const onKept = { seen: (await newestOf(oliver)) ?? "", pros: "Now of the one that goes on." };
  expect((await send(id, oliver, onKept)).status).toBe(303);
  expect(await counted(`scorecards where user_id = '${oliver.id}' and version = 2 and newest = 1`)).toBe(1);
  const change = await product.db.prepare("select id from status_changes").first<string>("id");
  await product.post(paths.undoDecision(change ?? ""), {}, priya);
  expect(await words(paths.scorecard(id), lena)).toContain("Older, of the one that goes on.");
  expect(await words(paths.scorecard(other.id), lena)).toContain("Newer, of the other application.");
});

test("a colleague who has left keeps their name on what they said", async () => {
  const { priya, samuel, id } = await aTeam();
  await send(id, samuel);
  await product.post(paths.members(), { intent: "remove", member: samuel.id, to: "nobody" }, priya);
  expect(await counted(`members where user_id = '${samuel.id}'`)).toBe(0);
  await send(id, priya);
  expect(await words(paths.candidate(id), priya)).toMatch(/Samuel Adeyemi ?: Rather yes/);
});

test("twenty judge a candidate at most, which the page reads in its budget", async () => {
  const { priya, oliver, id, companyId } = await aTeam();
  for (let at = 0; at < 20; at += 1)
    await run(
      `insert into scorecards (id, company_id, application_id, user_id, person_name, recommendation, pros,
        cons, version, created_at) values (?, ?, ?, ?, 'Noor', 'yes', ?, '', 1, 1)`,
      `01KB00000000000000000000${10 + at}`,
      companyId,
      id,
      at === 0 ? priya.id : `colleague-${at}`,
      "x".repeat(5000),
    );
  const full = await send(id, oliver);
  expect(full.status).toBe(409);
  expect(await full.text()).toContain("as there may be");
  for (const page of [paths.candidate(id), paths.scorecard(id)]) {
    const response = await product.fetch(page, priya);
    const cost = costOf(response);
    expect(cost.queries).toBeLessThanOrEqual(4);
    expect(cost.trips).toBeLessThanOrEqual(2);
    expect(cost.rows, page).toBeLessThanOrEqual(60);
    expect((await response.text()).match(/Noor/g)?.length).toBe(19);
  }
});
