import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { inDays } from "../support/forms/recruiter";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { ORIGIN, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const DAY = 86_400_000;
const home = (person: { cookie: string }) => product.fetch(paths.dashboard(), person);
const words = async (person: { cookie: string }) => wordsOf(await home(person));

test("the logo leads home: each role to its own, and strangers to the start page", async () => {
  const priya = await aRecruiter(product);
  const amara = await anApplicant(product);
  const job = await aJob(product, priya);
  const logos = async (pages: string[], cookie: string | null) =>
    Promise.all(
      pages.map(async (path) => {
        const html = await (await product.fetch(path, { cookie })).text();
        return /<a class="brand" href="([^"]*)"/.exec(html)?.[1];
      }),
    );
  const recruiters = [paths.dashboard(), paths.jobs(), paths.candidates(), paths.settings()];
  expect(new Set(await logos(recruiters, priya.cookie))).toEqual(new Set(["/dashboard"]));
  const applicants = [paths.dashboard(), paths.applications(), paths.apply(job.id), paths.settings()];
  expect(new Set(await logos(applicants, amara.cookie))).toEqual(new Set(["/dashboard"]));
  expect(await words(amara)).toMatch(/Welcome, /);
  expect(await logos([paths.apply(job.id), paths.login()], null)).toEqual(["/", "/"]);
});

test("a new company is led through three steps, one after the other, until the first name", async () => {
  const priya = await aRecruiter(product);
  expect(await words(priya)).toMatch(/Welcome, Priya Nair Three steps to the first name\..*Post a job/);
  const draft = await aJob(product, priya, { status: "draft" });
  expect(await words(priya)).toContain("Publish your draft");
  await product.db.prepare("update jobs set status = 'active' where id = ?").bind(draft.id).run();
  const posted = await words(priya);
  expect(posted).toMatch(/Senior Frontend Engineer is posted.*See the five/);
  expect(await (await home(priya)).text()).toContain(`value="${ORIGIN}${paths.apply(draft.id)}"`);
  const question = { id: 1, icon: "Code", type: "Ovens", title: "Forty", question: "How?", placeholder: "" };
  const typed = Object.entries(question).map(([name, value]) => [`questions[0].${name}`, value]);
  await product.post(paths.buildAssessment(draft.id), { version: 0, ...Object.fromEntries(typed) }, priya);
  expect(await words(priya)).toContain("See your questions");
  await anApplication(product, draft, await anApplicant(product));
  expect(await words(priya)).not.toContain("Three steps");
});

test("a recruiter reads first who has waited longest, and sees what came since yesterday", async () => {
  const priya = await aRecruiter(product);
  const rival = await aRecruiter(product);
  const job = await aJob(product, priya, { title: "Night Baker" });
  const at = (days: number) => ({ submittedAt: Date.now() - days * DAY - 1000 });
  const person = async (name: string, facts: object) =>
    anApplication(product, job, await anApplicant(product), { name, ...facts });
  await person("Amara Okafor", at(0));
  const first = await person("Tom O’Rourke", at(9));
  await person("Already Decided", { ...at(20), status: "passed" });
  await anApplication(product, await aJob(product, rival), await anApplicant(product), { name: "Theirs" });
  const text = await words(priya);
  expect(text).toMatch(/Welcome, Priya Nair 2 people wait ?, the first for 9 days ?\. Start reading/);
  expect(text).toMatch(/Read first.*Tom O’Rourke Night Baker.*Amara Okafor Night Baker just now/);
  expect(text).toMatch(/Since yesterday \+ ?1 Night Baker/);
  expect(text).toMatch(/Jobs that need something.*Night Baker.*asks the standard set Make Questionnaire/);
  expect(text).not.toMatch(/Already Decided|Theirs/);
  const page = await home(priya);
  expect(await page.clone().text()).toContain(`href="${paths.candidate(first.id)}"`);
  expect(costOf(page)).toMatchObject({ queries: 4, trips: 2 });
});

test("a recruiter sees at home which open job has all its places filled, and closes it there", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya, { title: "Night Baker" });
  await product.db.prepare("update jobs set questions = 5 where id = ?").bind(job.id).run();
  const { id } = await anApplication(product, job, await anApplicant(product), { status: "offer_sent" });
  const nothing = "Every open job has its own questions, somebody who applied and a place to fill.";
  expect(await words(priya)).toContain(nothing);
  await product.post(paths.decisionSettings(), { undoWindow: "none" }, priya);
  await product.post(paths.candidateStatus(id), { status: "offer_accepted" }, priya);
  const page = await home(priya);
  expect(costOf(page)).toMatchObject({ queries: 4, trips: 2 });
  expect(await page.clone().text()).toContain(`action="${paths.jobStatus(job.id)}"`);
  expect(await wordsOf(page)).toMatch(/Jobs that need something.*Night Baker.*The one place is filled Close/);
  await product.post(paths.jobStatus(job.id), { status: "closed" }, priya);
  expect(await words(priya)).toContain("Jobs that need something All jobs No job is open.");
});

test("whoever has read everything is told so", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  await anApplication(product, job, await anApplicant(product), { status: "passed" });
  expect(await words(priya)).toMatch(/Nobody is waiting\..*Every application has had its first decision\./);
});

test("home says of the snoozed that they wait too, and leads to them", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  const aPerson = async () => (await anApplication(product, job, await anApplicant(product))).id;
  const sleep = { intent: "snooze", until: inDays(3), reason: "Her portfolio comes on Monday" };
  await product.post(paths.snooze(await aPerson()), sleep, priya);
  expect(await words(priya)).toMatch(
    /Nobody is waiting but one who is snoozed ?\..*decision ?, but for one that is snoozed ?\./,
  );
  expect(await (await home(priya)).text()).toContain(`href="${paths.candidates({ status: "snoozed" })}"`);
  await product.post(paths.snooze(await aPerson()), sleep, priya);
  expect(await words(priya)).toMatch(/Nobody is waiting but 2 who are snoozed.*but for 2 that are snoozed/);
  await aPerson();
  expect(await words(priya)).toMatch(/One person waits for a decision\..*Read first 2 snoozed/);
});

test("an applicant who asks for a human review waits at the top of home until somebody answers", async () => {
  const priya = await aRecruiter(product);
  const amara = await anApplicant(product, { name: "Amara Okafor" });
  const job = await aJob(product, priya, { title: "Night Baker" });
  const passed = await anApplication(product, job, amara, { status: "passed" });
  await product.post(paths.application(job.id), { intent: "review-request", question: "" }, amara);
  const page = await home(priya);
  expect(costOf(page)).toMatchObject({ queries: 4, trips: 2 });
  const html = await page.text();
  expect(html).toContain(`href="${paths.evaluation(passed.id, "applicant")}"`);
  const first = /One person waits for a human review\. Look and answer.*Read first Amara Okafor Night Baker/;
  expect(await words(priya)).toMatch(first);
  await anApplication(product, job, await anApplicant(product), { name: "Tom O’Rourke" });
  expect(await words(priya)).toMatch(
    /2 people wait for you\..*Amara Okafor Night Baker · asks for a human review.*Tom O’Rourke/,
  );
  const rival = await aRecruiter(product);
  const theirs = await aJob(product, rival);
  await anApplication(product, theirs, await anApplicant(product), { status: "passed" });
  expect(await words(rival)).toContain("Nobody is waiting.");
  const request = await product.db.prepare("select id from review_requests").first<string>("id");
  const answer = { intent: "answer", request: String(request), answer: "We read it again." };
  await product.post(paths.evaluation(passed.id), answer, priya);
  expect(await words(priya)).not.toContain("human review");
});

test("somebody undecided who asks for a human review is counted and listed once", async () => {
  const priya = await aRecruiter(product);
  const amara = await anApplicant(product, { name: "Amara Okafor" });
  const job = await aJob(product, priya);
  await anApplication(product, job, amara);
  await product.post(paths.application(job.id), { intent: "review-request", question: "" }, amara);
  const text = await words(priya);
  expect(text).toContain("One person waits for you.");
  expect(text.match(/Amara Okafor/g)).toHaveLength(1);
});

test("scores stay away from home while a company has evaluation switched off", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya, { title: "Night Baker" });
  await anApplication(product, job, await anApplicant(product), { overallScore: 91 });
  expect(await words(priya)).toContain("Night Baker · 91");
  await product.db.prepare("update companies set evaluates = 0").run();
  expect(await words(priya)).not.toMatch(/\b91\b/);
});

test("whoever opens an old way home signed out reads no word of a failure", async () => {
  for (const path of ["/app", "/dashb"])
    expect(await (await product.fetch(path)).text()).toContain("<title>Sign in – Rolecall</title>");
});

test("an applicant goes on from home with each application at its step", async () => {
  const priya = await aRecruiter(product);
  const amara = await anApplicant(product);
  expect(await words(amara)).toContain("Find a job that fits.");
  const begun = await aJob(product, priya, { title: "Night Baker" });
  await anApplication(product, begun, amara, { submittedAt: null });
  await anApplication(product, await aJob(product, priya, { title: "Data Analyst" }), amara);
  const page = await home(amara);
  expect(await wordsOf(page.clone())).toMatch(
    /1 application to finish\..*Data Analyst.*In review.*Night Baker.*Step 3 of 5: Upload CV Continue/,
  );
  const html = await page.text();
  expect(html).toContain(`href="${paths.upload(begun.id)}"`);
  expect(html).toMatch(/class="brand" href="\/dashboard"/);
});

test("whoever has had every answer is told that nothing is under way, and led to open jobs", async () => {
  const priya = await aRecruiter(product);
  const [amara, hired] = [await anApplicant(product), await anApplicant(product)];
  const job = await aJob(product, priya, { title: "Night Baker" });
  await anApplication(product, job, amara, { status: "passed" });
  await anApplication(product, job, hired, { status: "offer_accepted" });
  expect(await words(amara)).toMatch(/Nothing is under way\. See open jobs Night Baker/);
  expect(await words(hired)).toContain("Nothing to do: you are hired.");
  await anApplication(product, await aJob(product, priya), amara);
  expect(await words(amara)).toContain("Nothing to do: what you sent is with them.");
});

test("an applicant reads at home what the list of applications says of each", async () => {
  const job = await aJob(product, await aRecruiter(product), { title: "Night Baker" });
  const amara = await anApplicant(product);
  await anApplication(product, job, amara);
  await product.post(paths.withdraw(job.id), { why: "" }, amara);
  for (const path of [paths.applications(), paths.dashboard()])
    expect(await wordsOf(await product.fetch(path, amara))).toMatch(/Night Baker.*Withdrawn/);
  expect(await words(amara)).toContain("Nothing is under way.");
});
