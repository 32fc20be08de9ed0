import { unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { allRows } from "../support/applying";
import { flashOf } from "../support/flash";
import { mailsTo } from "../support/mails";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, aSession, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Fields, type Product, startProduct } from "../support/product";
import { aSecondFactor } from "../support/second-factor";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const run = (sql: string, ...values: (string | number | null)[]) =>
  product.db
    .prepare(sql)
    .bind(...values)
    .run();

/** An owner, a hiring manager and an interviewer of one candidate, and a colleague of neither. */
async function aTeam() {
  const priya = await aRecruiter(product);
  const { companyId } = priya;
  const job = await aJob(product, priya, { title: "Night Baker" });
  const amara = await anApplicant(product, { email: "amara@example.org" });
  const { id } = await anApplication(product, job, amara);
  const member = (name: string, role: "hiring-manager" | "interviewer" | "recruiter") =>
    aRecruiter(product, {
      companyId,
      role,
      name,
      email: `${name.split(" ")[0]?.toLowerCase()}@northwind.example`,
    });
  const lena = await member("Lena Vogt", "hiring-manager");
  const samuel = await member("Samuel Adeyemi", "interviewer");
  const tom = await member("Tom Reed", "interviewer");
  await run(
    "insert into job_team (user_id, job_id, company_id) values (?, ?, ?)",
    lena.id,
    job.id,
    companyId,
  );
  await run(
    "insert into interviewers (user_id, seq, company_id) select ?, seq, company_id from applications",
    samuel.id,
  );
  return { priya, lena, samuel, tom, amara, job, id };
}

const write = (id: string, note: string, { cookie }: TestPerson, more: Fields = {}) =>
  product.post(paths.notes(id), { note, ...more }, { cookie });
const read = async (id: string, { cookie }: TestPerson) =>
  wordsOf(await product.fetch(paths.notes(id), { cookie }));
const unread = ({ id }: TestPerson) =>
  product.db.prepare("select unread_notifications as n from users where id = ?").bind(id).first<number>("n");
const noteIds = async () => (await allRows(product, "notes")).map((row) => String(row.id));

test("whoever reads a candidate writes notes, which colleagues read as Markdown and no HTML", async () => {
  const { priya, lena, samuel, tom, id } = await aTeam();
  expect(await read(id, samuel)).toContain("No notes yet");
  for (const person of [priya, lena, samuel])
    expect((await write(id, `**From** ${person.name} <b>x</b>`, person)).status).toBe(303);
  const html = await (await product.fetch(paths.notes(id), samuel)).text();
  expect(html).toContain("<strong>From</strong> Lena Vogt &lt;b&gt;x&lt;/b&gt;");
  for (const page of [paths.notes(id), paths.candidate(id)])
    for (const reader of [priya, lena, samuel])
      expect(await wordsOf(await product.fetch(page, reader))).toMatch(
        /Samuel Adeyemi .* From Samuel.*Lena Vogt .* From Lena.*Priya Nair .* From Priya/,
      );
  await write(id, "A caf&eacute; &rarr; 3 &Nopf;", priya);
  expect(await (await product.fetch(paths.notes(id), priya)).text()).toContain("A café → 3 ℕ");
  expect((await write(id, "Let me in", tom)).status).toBe(404);
  expect((await product.fetch(paths.notes(id), tom)).status).toBe(404);
  expect((await write(id, " ", priya)).status).toBe(422);
  expect((await write(id, "x".repeat(5001), priya)).status).toBe(422);
  expect(await noteIds()).toHaveLength(4);
});

test("who is asked for a second step while typing a note keeps it, and sends it again", async () => {
  const { priya, lena, id } = await aTeam();
  await run("update companies set needs_second_factor = 1");
  const asked = await write(id, "She knows every rye starter.", lena);
  expect(asked.status).toBe(403);
  const html = await asked.clone().text();
  expect(html).toContain('value="She knows every rye starter."');
  expect(html).toMatch(new RegExp(`href="${paths.secondFactor()}" target="_blank"`));
  expect(await wordsOf(asked)).toMatch(/A second step is needed.*Send it again/);
  for (const { id: userId } of [lena, priya]) await aSecondFactor(product, userId);
  expect((await write(id, "She knows every rye starter.", lena)).status).toBe(303);
  expect(await read(id, priya)).toContain("She knows every rye starter.");
});

test("who is taken off a job's team while typing a note reads it back, and nobody else does", async () => {
  const { lena, priya, id } = await aTeam();
  await run("delete from job_team where user_id = ?", lena.id);
  const gone = await write(id, "She knows every rye starter.", lena);
  expect(gone.status).toBe(404);
  expect(await wordsOf(gone)).toMatch(/is not yours any longer.*She knows every rye starter\./);
  expect(await noteIds()).toEqual([]);
  expect(await read(id, priya)).not.toContain("rye starter");
  const press = await product.post(paths.candidateStatus(id), { status: "interview_approved" }, lena);
  expect(await wordsOf(press)).not.toContain("Send it again");
});

test("a private note is read by owners and recruiters alone, and nobody else writes one", async () => {
  const { priya, lena, samuel, id } = await aTeam();
  await write(id, "Wants 90,000", priya, { private: "on" });
  await write(id, "Strong on ovens", priya);
  for (const page of [paths.notes(id), paths.candidate(id)]) {
    expect(await wordsOf(await product.fetch(page, priya))).toContain("Wants 90,000");
    for (const reader of [lena, samuel]) {
      const words = await wordsOf(await product.fetch(page, reader));
      expect(words).toContain("Strong on ovens");
      expect(words).not.toMatch(/Wants|Private/);
    }
  }
  expect((await write(id, "Has a cold", lena, { private: "on" })).status).toBe(404);
  const [secret = ""] = await noteIds();
  expect((await write(id, "Mine now", lena, { intent: "delete", id: secret })).status).toBe(404);
});

test("its author edits a note for 15 minutes, and what it said before stays to be read", async () => {
  const { priya, lena, id } = await aTeam();
  await write(id, "Strong on ovens", lena);
  const [note = ""] = await noteIds();
  const edit = (text: string, seen: number, person: TestPerson) =>
    write(id, text, person, { intent: "edit", id: note, seen });
  const form = await wordsOf(await product.fetch(paths.notes(id, { edit: note }), lena));
  expect(form).toContain("Save");
  expect((await edit("Stronger on dough", 0, lena)).status).toBe(303);
  expect(await read(id, priya)).toMatch(/Stronger on dough .*Edited .* Strong on ovens/);
  // Somebody else, and an older copy of the form.
  expect((await edit("Weak", 1, priya)).status).toBe(409);
  const late = await edit("Weak on ovens", 0, lena);
  expect(late.status).toBe(409);
  expect(await wordsOf(late)).toMatch(/edited this note elsewhere .*Stronger on dough .*Weak on ovens/);
  await run("update notes set created_at = created_at - 900001");
  expect((await edit("Weak", 1, lena)).status).toBe(409);
  expect(await read(id, priya)).toContain("Stronger on dough");
  await expect(run("update notes set text = 'Forged'")).rejects.toThrow(/keeps its author/);
  await expect(run("update notes set person_name = 'Otto'")).rejects.toThrow(/keeps its author/);
});

test("a deleted note says who deleted it, and none of its words are kept", async () => {
  const { priya, lena, samuel, id } = await aTeam();
  await write(id, "Strong on ovens", lena);
  await write(id, "Slow on dough", samuel);
  const [first = "", second = ""] = await noteIds();
  const remove = (note: string, person: TestPerson) => write(id, "", person, { intent: "delete", id: note });
  expect((await remove(second, lena)).status).toBe(403);
  expect((await remove(first, lena)).status).toBe(303);
  expect((await remove(second, priya)).status).toBe(303);
  const words = await read(id, samuel);
  expect(words).toMatch(/Samuel Adeyemi .*Deleted by Priya Nair\. Lena Vogt .*Deleted by Lena Vogt\./);
  expect(JSON.stringify(await allRows(product, "notes"))).not.toMatch(/ovens|dough/);
  const log = await allRows(product, "activity");
  expect(
    log.filter(({ once }) => once === null).map(({ verb, actor_name }) => `${verb} ${actor_name}`),
  ).toEqual([
    "note.written Lena Vogt",
    "note.written Samuel Adeyemi",
    "note.deleted Lena Vogt",
    "note.deleted Priya Nair",
  ]);
  expect(JSON.stringify(log)).not.toMatch(/ovens|dough/);
});

test("nobody reads a note on an application of their own, and notes go with the application", async () => {
  const { priya, amara, job, id } = await aTeam();
  await write(id, "Strong on ovens", priya);
  await run("update users set recruiter = 1, company_id = ? where id = ?", priya.companyId, amara.id);
  await run(
    "insert into members (company_id, user_id, role, joined_at) values (?, ?, 'owner', 1)",
    priya.companyId,
    amara.id,
  );
  expect((await product.fetch(paths.notes(id), amara)).status).toBe(404);
  expect((await write(id, "I am great", amara)).status).toBe(404);
  expect(await wordsOf(await product.fetch(paths.application(job.id), amara))).not.toContain("ovens");
  await run("delete from members where user_id = ?", amara.id);
  await run("update users set erase_at = 1 where id = ?", amara.id);
  await product.sweep();
  expect(await allRows(product, "notes")).toEqual([]);
});

test("an applicant's archive holds what was noted, private notes too, and no author's name", async () => {
  const { priya, lena, amara, id } = await aTeam();
  await write(id, "Wants 90,000", priya, { private: "on" });
  await write(id, "Strong on ovens", lena);
  const [, second = ""] = await noteIds();
  await write(id, "Strong on dough", lena, { intent: "edit", id: second, seen: 0 });
  const theirs = await exported(amara);
  expect(theirs["notes.json"]).toMatch(/Wants 90,000.*Strong on dough.*Strong on ovens/s);
  expect(Object.values(theirs).join()).not.toMatch(/Priya|Lena/);
  const written = await exported(lena);
  expect(JSON.parse(written["notes-written.json"] ?? "")).toMatchObject([{ applicationId: id }]);
  expect(Object.values(written).join()).not.toMatch(/dough|Wants/);
});

async function exported({ cookie }: TestPerson): Promise<Record<string, string>> {
  const answer = await product.fetch(paths.exportAccount(), { cookie });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const decoded = Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
  return Object.fromEntries(decoded);
}

/** As if the ten minutes were over. */
async function tenMinutesLater() {
  await run("update outbox set run_after = 0 where topic = 'mention' and state = 'waiting'");
  await product.sweep();
}
const news = async ({ cookie }: TestPerson) =>
  wordsOf(await product.fetch(paths.notifications(), { cookie }));

test("who is mentioned is notified at once, and mailed once of all that ten minutes bring", async () => {
  const { priya, lena, samuel, tom, id } = await aTeam();
  const first = await write(id, "@Lena Vogt and @samuel: strong on ovens", priya);
  expect(flashOf(first)).toContain("Told: Lena Vogt, Samuel Adeyemi.");
  await write(id, "Look again, @Lena", samuel, { tell: lena.id });
  await write(id, "Nobody in particular", samuel, { tell: priya.id });
  expect(await mailsTo(product, lena.email)).toEqual([]);
  expect(await news(lena)).toMatch(
    /Samuel Adeyemi mentions you Amara Okafor, Night Baker.*Priya Nair mentions/,
  );
  expect(await news(tom)).not.toContain("mentions");
  await tenMinutesLater();
  await tenMinutesLater();
  const mails = await mailsTo(product, lena.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Priya Nair and Samuel Adeyemi mentioned you: Amara Okafor, Night Baker",
  ]);
  expect(mails[0]?.text).toContain(paths.notes(id));
  expect(mails[0]?.text).not.toMatch(/ovens|Look again/);
  expect(await mailsTo(product, samuel.email)).toHaveLength(1);
  expect(await mailsTo(product, priya.email)).toHaveLength(1);
  await write(id, "@Lena once more", priya);
  await tenMinutesLater();
  expect(await mailsTo(product, lena.email)).toHaveLength(2);
});

test("whoever switched mentions off is not mailed of them, and not notified if they said so", async () => {
  const { priya, lena, samuel, id } = await aTeam();
  const choose = (person: TestPerson, mentionPage: string) =>
    product.post(
      paths.notificationSettings(),
      { mentionPage, mentionMail: "off" },
      { cookie: person.cookie },
    );
  expect((await choose(lena, "daily")).status).toBe(400);
  expect((await choose(lena, "at-once")).status).toBe(303);
  expect((await choose(samuel, "off")).status).toBe(303);
  await product.post(paths.notificationSettings(), { appliedPage: "off" }, { cookie: lena.cookie });
  await write(id, "@Lena Vogt and @Samuel: strong on ovens", priya);
  await write(id, "And you?", lena, { tell: priya.id });
  expect([await unread(lena), await unread(samuel), await unread(priya)]).toEqual([1, 0, 1]);
  await tenMinutesLater();
  const mailed = [lena, samuel, priya].map(async ({ email }) => (await mailsTo(product, email)).length);
  expect(await Promise.all(mailed)).toEqual([0, 0, 1]);
});

test("nobody is told of a note that they may not read, and its author hears who", async () => {
  const { priya, lena, samuel, tom, amara, id } = await aTeam();
  const otto = await aRecruiter(product, { companyName: "Bergwerk", name: "Otto Berg" });
  const refused = await write(id, "Ask @Tom Reed", priya);
  expect(refused.status).toBe(422);
  expect(await wordsOf(refused)).toMatch(/Tom Reed cannot see this candidate\..*Ask @Tom Reed/);
  expect((await write(id, "Ask", priya, { tell: tom.id })).status).toBe(422);
  const secret = await write(id, "Ask @Lena about pay", priya, { private: "on" });
  expect(await wordsOf(secret)).toContain("Lena Vogt cannot see private notes on this candidate.");
  await aRecruiter(product, { companyId: priya.companyId, name: "Samuel Okoro" });
  expect(await wordsOf(await write(id, "Ask @Samuel", priya))).toContain("several people called Samuel");
  // Strangers and the applicant are no colleagues: their names are words.
  expect((await write(id, "@Otto Berg, @Amara Okafor", priya, { tell: [otto.id, amara.id] })).status).toBe(
    303,
  );
  const offered = await (await product.fetch(paths.notes(id), priya)).text();
  for (const [name, may] of [
    [lena.name, true],
    [samuel.name, true],
    [tom.name, false],
    [otto.name, false],
    [priya.name, false],
  ] as const)
    expect([name, offered.includes(`<span>${name}</span>`)]).toEqual([name, may]);
  expect(await allRows(product, "mentions")).toEqual([]);
});

test.each([
  ["the team", "delete from job_team"],
  ["the company", "delete from members where role = 'hiring-manager'"],
  ["the role", "update members set role = 'interviewer' where role = 'hiring-manager'"],
  ["the account", "update users set disabled_at = 1 where person_name = 'Lena Vogt'"],
])("who loses %s before the mail leaves hears nothing", async (_, sql) => {
  const { priya, lena, id } = await aTeam();
  await write(id, "@Lena Vogt: strong on ovens", priya);
  await run(sql);
  await tenMinutesLater();
  expect(await mailsTo(product, lena.email)).toEqual([]);
  expect((await allRows(product, "outbox")).filter(({ state }) => state === "waiting")).toEqual([]);
  const cookie = await aSession(product, lena.id);
  expect(await news({ ...lena, cookie })).not.toMatch(/mentions you|Amara/);
  if (!sql.includes("disabled_at")) expect(await unread(lena)).toBe(0);
});

test("the badge forgets a mention with the interview, and keeps it for whoever reads more", async () => {
  const { priya, lena, samuel, id } = await aTeam();
  await write(id, "@Lena Vogt and @Samuel: strong on ovens", priya);
  await run("delete from interviewers");
  await run("update members set role = 'recruiter' where user_id = ?", lena.id);
  expect([await unread(lena), await unread(samuel)]).toEqual([1, 0]);
  await run("update members set role = 'hiring-manager' where user_id = ?", lena.id);
  expect(await unread(lena)).toBe(0);
});

test("a note that was deleted before its mail left is neither mailed nor in the news", async () => {
  const { priya, lena, id } = await aTeam();
  await write(id, "@Lena Vogt: strong on ovens", priya);
  const [note = ""] = await noteIds();
  expect(await unread(lena)).toBe(1);
  await write(id, "", priya, { intent: "delete", id: note });
  expect(await news(lena)).not.toContain("mentions");
  expect(await unread(lena)).toBe(0);
  await tenMinutesLater();
  expect(await mailsTo(product, lena.email)).toEqual([]);
});

test("a name that is added by an edit is told, and one that stood there is not told again", async () => {
  const { priya, lena, samuel, id } = await aTeam();
  await write(id, "@Lena Vogt: strong", priya);
  const [note = ""] = await noteIds();
  const edit = { intent: "edit", id: note, seen: 0 };
  expect((await write(id, "@Tom Reed: strong", priya, edit)).status).toBe(422);
  expect((await write(id, "@Lena Vogt, @Samuel Adeyemi: strong", priya, edit)).status).toBe(303);
  await tenMinutesLater();
  for (const person of [lena, samuel]) expect(await mailsTo(product, person.email)).toHaveLength(1);
  expect((await allRows(product, "notifications")).filter(({ kind }) => kind === "mention")).toHaveLength(2);
});

test("a company that hands out its notes itself leaves them out of the archive", async () => {
  const { priya, amara, id } = await aTeam();
  await write(id, "Strong on ovens", priya);
  const settings = { undoWindow: "none", notesInArchive: "on" };
  await product.post(paths.decisionSettings(), settings, priya);
  expect((await exported(amara))["notes.json"]).toContain("ovens");
  await product.post(paths.decisionSettings(), { undoWindow: "none" }, priya);
  expect((await exported(amara))["notes.json"]).not.toContain("ovens");
  expect(await wordsOf(await product.fetch(paths.activity(), priya))).toContain(
    "none, archives without notes",
  );
});

test("whoever leaves keeps their name under their notes", async () => {
  const { priya, lena, id } = await aTeam();
  await write(id, "Strong on ovens", lena);
  await product.post(paths.members(), { intent: "remove", member: lena.id }, priya);
  expect(await read(id, priya)).toMatch(/Lena Vogt .*Strong on ovens/);
});

test("three hundred notes are read page by page, within the budget of a page", async () => {
  const { priya, lena, job, id } = await aTeam();
  for (let more = 0; more < 30; more += 1) {
    const { companyId } = priya;
    const role = (["recruiter", "hiring-manager"] as const)[more % 2];
    const person = await aRecruiter(product, { companyId, role, name: `Person ${more}` });
    if (role === "hiring-manager")
      await run(
        "insert into job_team (user_id, job_id, company_id) values (?, ?, ?)",
        person.id,
        job.id,
        companyId,
      );
  }
  await run(
    `with recursive n(i) as (select 100 union all select i + 1 from n where i < 399)
     insert into notes (id, company_id, application_id, user_id, person_name, text, private, created_at)
     select '01KA0000000000000000000' || i, ?, ?, ?, 'Priya Nair', 'Line ' || i, i % 2, i from n`,
    priya.companyId,
    id,
    priya.id,
  );
  for (const [reader, last, next] of [
    [priya, 375, 374],
    [lena, 350, 348],
  ] as const) {
    const first = await product.fetch(paths.notes(id), reader);
    const html = await first.text();
    const older = /href="([^"]*before=[^"]*)"/.exec(html)?.[1] ?? "";
    const second = await product.fetch(older, reader);
    expect(html).toContain(`Line ${last}`);
    expect(html).not.toContain(`Line ${next}`);
    expect(await second.text()).toContain(`Line ${next}`);
    for (const page of [first, second, await product.fetch(paths.candidate(id), reader)]) {
      expect(costOf(page).rows).toBeLessThanOrEqual(60);
      expect(costOf(page).queries).toBeLessThanOrEqual(4);
    }
  }
});
