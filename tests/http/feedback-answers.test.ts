import { unzipSync } from "fflate";
import { ulid } from "ulid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { allRows } from "../support/applying";
import { takeTableAway } from "../support/away";
import { mailsTo } from "../support/mails";
import { costOf, wordsOf } from "../support/pages";
import { unlock } from "../support/pass";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { ORIGIN, type Product, startProduct } from "../support/product";
import { weightOf } from "../support/weight";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const MESSAGE = "A tick for every name.\nAnd <b>one</b> for mine.";

/** Somebody who has sent us an idea, and the team that may answer it. */
async function anIdea(from?: TestPerson) {
  const sender = from ?? (await anApplicant(product, { email: "amara@example.org" }));
  const sent = await product.post("/connect/Idea", { message: MESSAGE }, { cookie: sender.cookie });
  expect(sent.status).toBe(303);
  // That it has arrived is a mail of its own, and not what these stories are about.
  await mailsTo(product, sender.email);
  await product.db.prepare("delete from outbox").run();
  product.mailbox.clear();
  const id = String((await allRows(product, "feedback")).at(-1)?.id);
  const team = await unlock(product);
  const answer = (text: string, cookie: string | null = team) =>
    product.post(paths.passMessage(id), { answer: text }, { cookie });
  return { id, sender, team, answer };
}

const gateTo = (path: string) => `/pass?redirect=${encodeURIComponent(path)}`;

const pageOf = async (path: string, cookie: string) => wordsOf(await product.fetch(path, { cookie }));

/** Messages of one person, a minute apart, the newest last; the first `answered` of them are. */
const manyMessages = (userId: string, count: number, answered: number) =>
  product.db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
       insert into feedback (id, user_id, type, name, email, message, answer, answered_at, created_at)
       select printf('01F%023d', i), ?1, 'issue', 'Amara Okafor', 'amara@example.org', 'message ' || i || '.',
         case when i <= ?3 then 'Done.' end, case when i <= ?3 then i end, i * 60000 from n`,
    )
    .bind(userId, count, answered)
    .run();

test("the team's answer reaches the sender by e-mail, as a notification and beside the message", async () => {
  const { id, sender, team, answer } = await anIdea();
  expect(await pageOf(paths.passMessages(), team)).toMatch(
    /Idea .* Open Amara Okafor amara@example\.org A tick for every name\./,
  );
  expect(await pageOf(paths.passMessage(id), team)).toContain("And <b>one</b> for mine.");
  const done = await answer("It is in <i>today</i>.\nThank you.");
  expect([done.status, done.headers.get("Location")]).toEqual([303, paths.passMessage(id)]);
  const standing = await pageOf(paths.passMessage(id), team);
  expect(standing).toMatch(/Answered .*It is in <i>today<\/i>\. Thank you\./);
  expect(standing).not.toContain("Send the answer");

  const [mail, ...more] = await mailsTo(product, sender.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("An answer to your idea");
  expect(mail?.text).toContain("It is in <i>today</i>.\nThank you.");
  expect(mail?.text).toContain("> A tick for every name.\n> And <b>one</b> for mine.");
  expect(mail?.text).toContain(ORIGIN + paths.sentMessage(id));
  expect(mail?.html).toMatch(
    /<blockquote[^>]*>A tick for every name\.\nAnd &lt;b&gt;one&lt;\/b&gt; for mine\./,
  );

  expect(await pageOf(paths.notifications(), sender.cookie)).toMatch(
    /Unread: Feedback answered Your idea: “A tick for every name\. And <b>one<\/b> for mine\.” just now/,
  );
  const [told] = await allRows(product, "notifications");
  const opened = await product.post(
    paths.notifications(),
    { open: String(told?.seq) },
    { cookie: sender.cookie },
  );
  expect(opened.headers.get("Location")).toBe(paths.sentMessage(id));
  expect(await pageOf(paths.sentMessage(id), sender.cookie)).toMatch(
    /Your idea .*A tick for every name\. And <b>one<\/b> for mine\. .*It is in <i>today<\/i>\. Thank you\./,
  );
});

test("what was answered leaves a line in the log, without a word of it", async () => {
  const { id, answer } = await anIdea();
  await answer("a secret answer");
  await expect
    .poll(() => product.logs().find((line) => line.event === "feedback.answered"))
    .toMatchObject({ feedbackId: id });
  expect(JSON.stringify(product.logs())).not.toMatch(/secret answer|A tick for|amara@/);
});

test.each([
  ["", "Please write an answer"],
  [" \n ", "Please write an answer"],
  [5001, "at most 5,000 characters"],
])(
  "an answer of %j (a number: so many characters) is refused, comes back, and tells nobody",
  async (what, message) => {
    const { sender, answer } = await anIdea();
    const typed = typeof what === "number" ? "x".repeat(what) : what;
    const refused = await answer(typed);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain(message);
    expect(html).toContain(typed);
    expect(await allRows(product, "feedback")).toMatchObject([{ answer: null, answered_at: null }]);
    expect(await allRows(product, "notifications")).toEqual([]);
    expect(await mailsTo(product, sender.email)).toEqual([]);
  },
);

test("an answer of five thousand characters, of many bytes each, goes through whole", async () => {
  const { sender, answer } = await anIdea();
  const long = "ж".repeat(5000);
  expect((await answer(long)).status).toBe(303);
  expect(await allRows(product, "feedback")).toMatchObject([{ answer: long }]);
  expect((await mailsTo(product, sender.email))[0]?.text).toContain(long);
});

test("of two who answer at once one is sent, in one e-mail, and the second reads it", async () => {
  const { sender, answer } = await anIdea();
  const texts = ["The first of two.", "The other of two."];
  const answers = await Promise.all(texts.map((text) => answer(text)));
  expect(answers.map((one) => one.status).sort()).toEqual([303, 409]);
  const standing = texts[answers.findIndex((one) => one.status === 303)] ?? "";
  const late = await wordsOf(answers.find((one) => one.status === 409) as Response);
  expect(late).toContain("Nothing was sent: somebody has answered this in the meantime.");
  for (const text of texts) expect(late).toContain(text);
  expect(late).not.toContain("Send the answer");
  expect(await allRows(product, "feedback")).toMatchObject([{ answer: standing }]);
  const mails = await mailsTo(product, sender.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(standing);
  expect(await allRows(product, "notifications")).toHaveLength(1);
});

test("an older tab changes no answer, and the same form sent twice changes nothing", async () => {
  const { sender, answer } = await anIdea();
  expect((await answer("Done.")).status).toBe(303);
  expect((await answer("Done.")).status).toBe(303);
  const late = await answer("Something else");
  expect(late.status).toBe(409);
  expect(await wordsOf(late)).toMatch(/What you typed: Something else .*Answer Done\./);
  expect(await allRows(product, "feedback")).toMatchObject([{ answer: "Done." }]);
  expect(await mailsTo(product, sender.email)).toHaveLength(1);
  expect(await allRows(product, "notifications")).toHaveLength(1);
  await expect(product.db.prepare("update feedback set answer = 'Another.'").run()).rejects.toThrow(
    "an answer is never changed",
  );
});

test("without the gate's password nothing is read and nothing answered", async () => {
  const { id, sender, answer } = await anIdea();
  for (const cookie of [null, sender.cookie, `__Host-pass=${"x".repeat(43)}`]) {
    for (const path of [paths.passMessages(), paths.passMessages({ show: "open" }), paths.passMessage(id)]) {
      const response = await product.fetch(path, { cookie });
      expect([response.status, response.headers.get("Location")]).toEqual([302, gateTo(path)]);
      const asData = path.replace(/(?=\?|$)/, ".data");
      const text = await (await product.fetch(asData, { cookie })).text();
      expect(text).not.toContain("A tick for every name");
    }
    const empty = await answer(" ", cookie);
    expect([empty.status, empty.headers.get("Location")]).toEqual([302, gateTo(paths.passMessage(id))]);
    expect((await answer("Mine.", cookie)).status).toBe(401);
  }
  expect(await allRows(product, "feedback")).toMatchObject([{ answer: null }]);
});

test("an answer that is sent after the gate's hour waits in the page, to be sent again", async () => {
  const { id, team, answer } = await anIdea();
  await product.db.prepare("update pass_sessions set expires_at = ?").bind(Date.now()).run();
  const locked = await answer("Typed for an hour.");
  expect(locked.status).toBe(401);
  const html = await locked.text();
  expect(html).not.toContain("A tick for every name");
  expect(html).toContain("This page is locked again");
  expect(html).toContain(`action="${paths.passMessage(id)}"`);
  expect(html).toContain('value="Typed for an hour."');
  expect(html).toMatch(/<a href="\/pass" target="_blank"/);
  expect((await answer("Typed for an hour.", team)).status).toBe(401);
  expect((await answer("Typed for an hour.", await unlock(product))).status).toBe(303);
});

test("from another site nobody answers, and the pages behind the gate are kept by no cache", async () => {
  const { id, team } = await anIdea();
  const headers = { Origin: "https://evil.example" };
  const forged = await product.post(
    paths.passMessage(id),
    { answer: "Send money." },
    { cookie: team, headers },
  );
  expect(forged.status).toBe(403);
  expect(await allRows(product, "feedback")).toMatchObject([{ answer: null }]);
  for (const path of [paths.passMessages(), paths.passMessage(id)]) {
    expect((await product.fetch(path, { cookie: team })).headers.get("Cache-Control")).toBe("no-store");
  }
});

test("a message that is not there is not there for the team", async () => {
  const { team } = await anIdea();
  for (const id of [ulid(), "1", "%27%20or%201"]) {
    expect((await product.fetch(paths.passMessage(id), { cookie: team })).status).toBe(404);
    const post = await product.post(paths.passMessage(id), { answer: "Hello" }, { cookie: team });
    expect(post.status).toBe(404);
  }
  expect(await allRows(product, "outbox")).toEqual([]);
});

test("somebody else's message answers like none at all, and stands in no other list", async () => {
  const { id, answer } = await anIdea();
  await answer("Only for Amara.");
  const stranger = await aRecruiter(product);
  for (const path of [paths.sentMessage(id), paths.sentMessage(ulid()), paths.sentMessage("1")]) {
    expect((await product.fetch(path, { cookie: stranger.cookie })).status).toBe(404);
  }
  expect(await pageOf(paths.sent(), stranger.cookie)).toContain("Nothing yet");
  expect(await pageOf(paths.notifications(), stranger.cookie)).toContain("Nothing new");
  // A notification that points at somebody else's message says nothing.
  await product.db
    .prepare(
      "insert into notifications (user_id, kind, event, feedback_id, created_at) values (?, 'feedback', " +
        "'x', ?, 1)",
    )
    .bind(stranger.id, id)
    .run();
  expect(await pageOf(paths.notifications(), stranger.cookie)).toContain("Nothing new");
});

test("someone signed out signs in first, and someone unverified reads the own answers too", async () => {
  const person = await anApplicant(product, { verified: false });
  const { id, answer } = await anIdea(person);
  await answer("Here it is.");
  expect((await product.fetch(paths.sent())).headers.get("Location")).toBe("/login?redirect=%2Ffeedback");
  expect((await product.fetch(paths.sentMessage(id))).headers.get("Location")).toContain("/login?redirect=");
  expect(await pageOf(paths.sentMessage(id), person.cookie)).toContain("Here it is.");
});

test("a sender sees what was sent, with its state, and learns where the answer will be", async () => {
  const { id, sender, answer } = await anIdea();
  expect(await pageOf(paths.connect("Issue"), sender.cookie)).toContain("What you sent us, and our answers");
  expect(await pageOf(paths.sent(), sender.cookie)).toMatch(/A tick for every name\. Idea .* Open/);
  expect(await pageOf(paths.sentMessage(id), sender.cookie)).toContain(
    "Not answered yet. The answer will stand here, and come to amara@example.org.",
  );
  await answer("Yes.");
  expect(await pageOf(paths.sent(), sender.cookie)).toMatch(/A tick for every name\. Idea .* Answered/);
});

test("the answer goes to the address that the account has by now", async () => {
  const { id, team, answer } = await anIdea();
  await product.db.prepare("update users set email = 'amara@new.example' where type = 'applicant'").run();
  expect(await pageOf(paths.passMessage(id), team)).toContain("It goes to amara@new.example");
  await answer("Yes.");
  expect(await mailsTo(product, "amara@new.example")).toHaveLength(1);
  expect(await mailsTo(product, "amara@example.org")).toEqual([]);
});

test("an answer that cannot be kept is still in the form, and enqueues nothing", async () => {
  const { sender, answer } = await anIdea();
  const putBack = await takeTableAway(product.db, "outbox");
  const failed = await answer("Kept in the form.").finally(putBack);
  expect(failed.status).toBe(500);
  expect(await wordsOf(failed)).toMatch(/The answer could not be sent\..*Kept in the form\./);
  expect(await allRows(product, "feedback")).toMatchObject([{ answer: null }]);
  expect(await allRows(product, "notifications")).toEqual([]);
  expect((await answer("Kept in the form.")).status).toBe(303);
  expect(await mailsTo(product, sender.email)).toHaveLength(1);
});

test("messages stand on pages, newest first, all or by state, each at the cost of its own rows", async () => {
  const person = await anApplicant(product);
  await manyMessages(person.id, 1500, 1470);
  const cookie = await unlock(product);
  const seen: Record<string, number> = {};
  for (const show of [null, "open", "answered"]) {
    let path: string | undefined = paths.passMessages({ show });
    const numbers: number[] = [];
    for (let page = 0; path !== undefined && page < 3; page += 1) {
      const response: Response = await product.fetch(path, { cookie });
      expect(costOf(response).queries).toBe(3);
      expect(costOf(response).rows).toBeLessThanOrEqual(27);
      const html = await response.text();
      expect((await weightOf(product, html)).page).toBeLessThanOrEqual(13_000);
      numbers.push(...[...html.matchAll(/message (\d+)\./g)].map(([, number]) => Number(number)));
      path = /href="([^"]+)">Older/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers[0]).toBe(show === "answered" ? 1470 : 1500);
    seen[show ?? "all"] = numbers.length;
  }
  expect(seen).toEqual({ all: 60, open: 30, answered: 60 });
});

test("a sender's own list costs its own rows among many of others", async () => {
  await manyMessages((await anApplicant(product)).id, 1500, 0);
  const { sender } = await anIdea();
  const response = await product.fetch(paths.sent(), { cookie: sender.cookie });
  expect(costOf(response).queries).toBe(2);
  expect(costOf(response).rows).toBeLessThanOrEqual(5);
  const weight = await weightOf(product, await response.text());
  expect(weight.page).toBeLessThanOrEqual(13_000);
  expect(weight.scripts).toBeLessThanOrEqual(4_000);
});

test("answers stand in the sender's export, go with the account, and go after five years", async () => {
  const { id, sender, answer } = await anIdea();
  await answer("An answer to keep.");
  const other = await anIdea(await anApplicant(product));
  const archive = await product.fetch("/settings/export", { cookie: sender.cookie });
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const rowsIn = (name: string) => JSON.parse(new TextDecoder().decode(files[name]));
  expect(rowsIn("feedback.json")).toMatchObject([{ id, message: MESSAGE, answer: "An answer to keep." }]);
  expect(rowsIn("notifications.json")).toMatchObject([{ kind: "feedback", feedbackId: id }]);
  await product.db.prepare("update users set erase_at = 1 where id = ?").bind(sender.id).run();
  await product.sweep();
  const rows = async () => (await allRows(product, "feedback")).map((row) => row.id);
  expect(await rows()).toEqual([other.id]);
  expect(JSON.stringify(await allRows(product, "outbox"))).not.toMatch(/An answer to keep|amara@/);
  expect(await allRows(product, "notifications")).toEqual([]);
  const fiveYears = 5 * 365 * 86_400_000;
  const age = (by: number) =>
    product.db
      .prepare("update feedback set created_at = ?")
      .bind(Date.now() - by)
      .run();
  await age(fiveYears - 86_400_000);
  await product.sweep();
  expect(await rows()).toEqual([other.id]);
  await age(fiveYears);
  await product.sweep();
  expect(await rows()).toEqual([]);
});
