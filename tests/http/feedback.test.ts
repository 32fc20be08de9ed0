import { beforeAll, beforeEach, expect, test } from "vitest";
import { openForm } from "../support/captcha";
import { mailsTo } from "../support/mails";
import { wordsOf } from "../support/pages";
import { anApplicant } from "../support/people";
import { ORIGIN, type Product, startAnother, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const kept = async () => (await product.db.prepare("select * from feedback").all()).results;

test.each([
  ["Feedback", "Provide Feedback"],
  ["Idea", "New Idea"],
  ["Issue", "Report Issue"],
  ["feature", "Add Feature"],
  ["whatever", "Provide Feedback"],
])("/connect/%s is titled %s", async (type, title) => {
  const { cookie } = await anApplicant(product, { verified: false });
  expect(await wordsOf(await product.fetch(`/connect/${type}`, { cookie }))).toContain(title);
});

test("a message is kept with the name and address of the account, whatever the form says", async () => {
  const person = await anApplicant(product, { verified: false });
  const fields = { message: "More ticks, please.", name: "Mallory", email: "m@evil.example", userId: "x" };
  const sent = await product.post("/connect/Idea", fields, { cookie: person.cookie });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/connect/Idea?sent=yes"]);
  expect(await kept()).toMatchObject([
    {
      type: "idea",
      name: person.name,
      email: person.email,
      user_id: person.id,
      message: "More ticks, please.",
    },
  ]);
  expect(await wordsOf(await product.fetch("/connect/Idea?sent=yes", { cookie: person.cookie }))).toContain(
    "Thank You!",
  );
});

test("an empty message is refused, and a long one is kept whole", async () => {
  const { cookie } = await anApplicant(product);
  const empty = await product.post("/connect/Issue", { message: " \n " }, { cookie });
  expect(empty.status).toBe(422);
  expect(await wordsOf(empty)).toContain("Message is required");
  const long = "ж".repeat(5000);
  expect((await product.post("/connect/Issue", { message: long }, { cookie })).status).toBe(303);
  expect((await kept())[0]?.message).toBe(long);
  expect((await product.post("/connect/Issue", { message: `${long}x` }, { cookie })).status).toBe(422);
});

test("the same words are kept again as another kind of message, and on another day", async () => {
  const { cookie } = await anApplicant(product);
  const send = (type: string) => product.post(`/connect/${type}`, { message: "It is slow." }, { cookie });
  await send("Issue");
  await send("Idea");
  expect(await kept()).toMatchObject([{ type: "issue" }, { type: "idea" }]);
  await product.db.prepare("update feedback set created_at = created_at - 86400001").run();
  await send("Idea");
  expect(await kept()).toHaveLength(3);
});

test("someone signed out signs in first", async () => {
  expect((await product.fetch("/connect/Idea")).headers.get("Location")).toBe(
    "/login?redirect=%2Fconnect%2FIdea",
  );
  expect((await product.post("/connect/Idea", { message: "x" })).status).toBe(401);
  expect(await kept()).toEqual([]);
});

test("twenty messages an hour are enough; the next keeps its words", async () => {
  const { cookie } = await anApplicant(product);
  const send = (index: number) => product.post("/connect/Issue", { message: `issue ${index}` }, { cookie });
  for (let index = 0; index < 20; index += 1) expect((await send(index)).status).toBe(303);
  const refused = await send(20);
  expect(refused.status).toBe(429);
  expect(await wordsOf(refused)).toContain("issue 20");
});

test("whoever is known by address hears that a message has arrived, and nobody else does", async () => {
  const verified = await anApplicant(product, { email: "amara@example.org" });
  const other = await anApplicant(product, { email: "b@example.org", verified: false });
  for (const { cookie } of [verified, other])
    await product.post("/connect/Idea", { message: "More ticks, please." }, { cookie });
  const [mail, ...more] = await mailsTo(product, "amara@example.org");
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("We have your idea");
  expect(mail?.text).toContain("More ticks, please.");
  expect(await mailsTo(product, "b@example.org")).toEqual([]);
  expect(product.mailbox.messages()).toHaveLength(1);
});

test("Report Issue asks what happened, where and what was expected, and brings the page along", async () => {
  const { cookie } = await anApplicant(product);
  const open = (path: string, from: string) =>
    product.fetch(path, { cookie, headers: { Referer: from } }).then((page) => page.text());
  const html = await open("/connect/Issue", `${ORIGIN}/jobs?q=secret`);
  for (const asked of ["What happened?", "What did you expect?", "Where did it happen?", 'value="/jobs"'])
    expect(html).toContain(asked);
  expect(html).not.toContain("secret");
  const standsHere = "The page you came from stands here already";
  expect(html).toContain(standsHere);
  const fromElsewhere = await open("/connect/Issue", "https://elsewhere.example/jobs");
  for (const absent of ['value="/jobs"', standsHere]) expect(fromElsewhere).not.toContain(absent);
  expect(await open("/connect/Idea", `${ORIGIN}/jobs`)).not.toContain("Where did it happen?");
  const issue = { message: "The list is empty.", where: "/jobs", expected: "My two jobs." };
  await product.post("/connect/Issue", issue, { cookie });
  expect((await kept())[0]?.message).toBe("The list is empty.\n\nWhere: /jobs\n\nExpected: My two jobs.");
});

test("the team hears of messages and of applications for the beta where it has an address", async () => {
  const another = await startAnother({ TEAM_EMAIL: "team@rolecall.example" });
  try {
    const { cookie } = await anApplicant(another, { email: "amara@example.org" });
    await another.post("/connect/Idea", { message: "More ticks, please." }, { cookie });
    const sum = await openForm(another, "/beta");
    const anna = { personName: "Anna Berg", email: "anna@bergwerk.example", companyName: "Bergwerk Tools" };
    await another.post("/beta", { ...anna, feedback: "Two engineers.", ...sum });
    const mails = await mailsTo(another, "team@rolecall.example");
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "A new application for the beta",
      "Somebody sent us: idea",
    ]);
    const texts = mails.map(({ text }) => text).join("\n");
    for (const told of ["More ticks, please.", "amara@example.org", "Two engineers.", "Bergwerk Tools"])
      expect(texts).toContain(told);
  } finally {
    await another.stop();
  }
});

test("whoever writes too much of an issue reads what to shorten in the order of the page", async () => {
  const { cookie } = await anApplicant(product);
  const fields = { message: "a".repeat(5001), expected: "b".repeat(1001), where: "c".repeat(201) };
  const words = await wordsOf(await product.post("/connect/Issue", fields, { cookie }));
  const summary = words.slice(words.indexOf("There is a problem"), words.indexOf("What happened?"));
  expect(summary.match(/[\d,]+(?= characters)/g)).toEqual(["5,000", "1,000", "200"]);
});
