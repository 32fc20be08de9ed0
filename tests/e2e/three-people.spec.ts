import { type Browser, expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { noProblems } from "../support/axe";
import {
  type Applicant,
  answerEverything,
  decide,
  fillInApplication,
  PASSWORD,
  postJob,
  uploadCv,
  verify,
} from "../support/hiring";
import { type Mail, someoneElse, test } from "../support/journey";
import { signInAsNewRecruiter } from "../support/sign-in";

test("three people of a company hire somebody, each by their right, and a stranger sees nothing", async ({
  page: owner,
  browser,
  mail,
}) => {
  test.slow();
  const ownerAddress = await signInAsNewRecruiter(owner, mail);
  const mark = ownerAddress.replace(/^recruiter\.|@.*/g, "");
  const stranger = await someoneElse(browser);
  await signInAsNewRecruiter(stranger, mail);
  const [night, , driver] = [
    await postJob(owner, "Night Baker"),
    await postJob(owner, "Day Baker"),
    await postJob(owner, "Driver"),
  ];

  const mona = { name: "Mona Reyes", email: `mona.${mark}@quayside.example` };
  await invite(owner, mona.email, /^Hiring manager/, ["Night Baker", "Day Baker"]);
  const iris = { name: "Iris Vogt", email: `iris.${mark}@quayside.example` };
  await invite(owner, iris.email, /^Interviewer/);
  const manager = await join(browser, mail, mona);
  const interviewer = await join(browser, mail, iris);

  const mira = { first: "Mira", last: "Solberg", email: `mira.${mark}@example.org` };
  const applicant = await apply(browser, mail, night, mira);
  await apply(browser, mail, driver, { first: "Otto", last: "Lind", email: `otto.${mark}@example.org` });
  const candidate = await candidateNamed(owner, "Mira Solberg");
  const other = await candidateNamed(owner, "Otto Lind");

  await owner.goto(candidate);
  await owner.getByRole("link", { name: "Choose", exact: true }).click();
  await owner.getByRole("checkbox", { name: /Iris/ }).check();
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(owner.getByText("The interviewers are saved.")).toBeVisible();

  await interviewer.goto(paths.candidates());
  await expect(interviewer.getByText("Otto Lind")).toHaveCount(0);
  await interviewer
    .getByRole("link", { name: /Mira Solberg/ })
    .first()
    .click();
  await expect(interviewer.getByRole("main")).toContainText("it went from two days of work to ten minutes");
  await expect(interviewer.getByRole("button", { name: /Approve|Offer|Pass/ })).toHaveCount(0);
  await interviewer.goto(paths.notes(candidate.split("/").at(-1) ?? ""));
  await interviewer.getByLabel("Your note").fill("Knows why a starter dies.");
  await interviewer.getByRole("button", { name: "Add note" }).click();
  await expect(interviewer.getByRole("listitem").filter({ hasText: "Knows why" })).toBeVisible();

  await manager.goto(paths.jobs());
  await expect(manager.getByRole("main")).toContainText("Day Baker");
  await expect(manager.getByRole("main")).not.toContainText("Driver");
  await manager.goto(`${paths.candidates()}?status=all`);
  await expect(manager.getByText("Otto Lind")).toHaveCount(0);
  await manager.goto(candidate);
  await expect(manager.getByRole("button", { name: "Pass" })).toHaveCount(0);
  await expect(manager.getByText("Knows why a starter dies.")).toBeVisible();
  await decide(manager, "Approve for Interview", null);
  await mail.to(mira.email, /Good news about your application: Night Baker/);
  await expect(manager.getByRole("button", { name: /Offer|Pass/ })).toHaveCount(0);

  await owner.goto(candidate);
  const cv = (await owner.content()).match(/documents\/(\w{26})/)?.[1] ?? "the page has no CV";
  const people = [owner, manager, interviewer, stranger];
  await eachMayDoExactly(people, { candidate, other, night, driver, cv, email: mira.email });

  await owner.goto(candidate);
  await decide(owner, "Send Job Offer", null);
  await mail.to(mira.email, /An offer for you/);
  await owner.goto(candidate);
  await decide(owner, "Mark Offer Accepted", null);
  await mail.to(mira.email, /acceptance/);
  await applicant.goto(paths.applications());
  await expect(applicant.getByText("Offer accepted")).toBeVisible();
  await manager.goto(candidate);
  await expect(manager.getByRole("heading", { name: "Offer Accepted" })).toBeVisible();
});

async function invite(page: Page, email: string, role: RegExp, jobs: string[] = []): Promise<void> {
  await page.goto(paths.members());
  await page.getByLabel("Email Address").fill(email);
  await page.getByRole("radio", { name: role }).check();
  for (const job of jobs) await page.getByRole("checkbox", { name: job, exact: true }).check();
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByRole("region", { name: "Invited" })).toContainText(email);
}

async function join(browser: Browser, mail: Mail, { name, email }: { name: string; email: string }) {
  const page = await someoneElse(browser);
  const { links } = await mail.to(email, /invites you to Quayside/);
  await page.goto(links.find((link) => link.includes("/join/")) ?? "the message has no link");
  await page.getByLabel("Your Name").fill(name);
  await noProblems(page, "auth/join.tsx");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Make my account and join" }).click();
  await expect(page.getByText("You work with Quayside now.")).toBeVisible();
  return page;
}

async function apply(browser: Browser, mail: Mail, jobId: string, who: Applicant): Promise<Page> {
  const page = await someoneElse(browser);
  await page.goto(paths.apply(jobId));
  await fillInApplication(page, who);
  await verify(page, await mail.to(who.email, /verify/i));
  await uploadCv(page);
  await answerEverything(page);
  return page;
}

/** Found in the background: whoever comes too early looks again. */
async function candidateNamed(page: Page, name: string): Promise<string> {
  const link = page.getByRole("link", { name: new RegExp(name) }).first();
  await expect(async () => {
    await page.goto(paths.candidates());
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const address = (await link.getAttribute("href")) ?? "";
  return new URL(address, process.env.PRODUCT_ORIGIN).pathname;
}

type Ids = Record<"candidate" | "other" | "night" | "driver" | "cv" | "email", string>;

/** What each is answered who opens an address, or sends what its button would. */
async function eachMayDoExactly(people: Page[], ids: Ids): Promise<void> {
  const { candidate, other, night, driver, cv, email } = ids;
  const origin = process.env.PRODUCT_ORIGIN ?? "";
  const opened =
    (path: string) =>
    async ({ request }: Page) =>
      (await request.get(path)).status();
  const sent =
    (path: string, form: Record<string, string>) =>
    async ({ request }: Page) =>
      (await request.post(path, { form, headers: { Origin: origin }, maxRedirects: 0 })).status();
  const says =
    (path: string, words: string) =>
    async ({ request }: Page) =>
      (await (await request.get(path)).text()).includes(words);
  const [id = "", theirs = ""] = [candidate, other].map((path) => path.split("/").at(-1));
  const anOffer = { status: "offer_sent", from: "interview_approved" };
  const aNo = { from: "interview_approved", reason: "skill", detail: "" };
  const anInterview = { status: "interview_approved", from: "pending" };
  const everybody = `${id}:interview_approved ${theirs}:pending`;
  const bulk = { intent: "check", people: everybody };
  const search = (words: string) => `${paths.candidates()}?status=all&q=${words}`;
  type Answer = number | boolean | null;
  const table: [(page: Page) => Promise<Answer>, ...Answer[]][] = [
    [says(search("Mira"), `/dash/${id}`), true, true, true, false],
    [says(search("Otto"), `/dash/${theirs}`), true, false, false, false],
    [says(candidate, email), true, true, false, false],
    [opened(paths.document(cv)), 200, 200, 200, 404],
    [opened(paths.messages(id)), 200, 200, 403, 404],
    [opened(paths.messages(theirs)), 200, 404, 403, 404],
    [opened(paths.snooze(theirs)), 200, 404, 403, 404],
    [opened(paths.jobStages(night)), 200, 403, 403, 404],
    [opened(paths.templates()), 200, 403, 403, 200],
    [opened(paths.records()), 200, 403, 403, 200],
    [opened(paths.owners()), 200, 403, 403, 200],
    [opened(paths.activityCsv()), 200, 200, 403, 200],
    [opened(paths.candidatesCsv()), 200, 403, 403, 200],
    [says(paths.activity(), "Mira Solberg"), true, true, false, false],
    [opened(candidate), 200, 200, 200, 404],
    [opened(other), 200, 404, 404, 404],
    [opened(paths.evaluation(id)), 200, 200, 403, 404],
    [opened(paths.notes(id)), 200, 200, 200, 404],
    [opened(paths.notes(theirs)), 200, 404, 404, 404],
    [opened(paths.passCandidate(id)), 200, 403, 403, 404],
    [opened(paths.interviewers(id)), 200, 403, 403, 404],
    [opened(paths.jobSources(night)), 200, 200, 403, 404],
    [opened(paths.jobSources(driver)), 200, 404, 403, 404],
    [opened(paths.editJob(night)), 200, 404, 403, 404],
    [opened(paths.jobTeam(night)), 200, 403, 403, 404],
    [opened(paths.deleteJob(night)), 200, 403, 403, 404],
    [opened(paths.postJob()), 200, 403, 403, 200],
    [opened(paths.bulk()), 200, 403, 403, 200],
    [opened(paths.members()), 200, 403, 403, 200],
    [opened(paths.companySettings()), 200, 403, 403, 200],
    [opened(paths.decisionSettings()), 200, 403, 403, 200],
    [opened(paths.activity()), 200, 200, 403, 200],
    [sent(paths.candidateStatus(id), anOffer), null, 403, 403, 404],
    [sent(paths.passCandidate(id), aNo), null, 403, 403, 404],
    [sent(paths.candidateStatus(theirs), anInterview), null, 404, 403, 404],
    [sent(paths.jobStatus(night), { status: "closed" }), null, 403, 403, 404],
    [sent(paths.jobTeam(driver), {}), null, 403, 403, 404],
    [sent(paths.bulk(), { ...bulk, to: "passed" }), 200, 403, 403, 200],
    [sent(paths.bulkWrite(), bulk), 200, 403, 403, 200],
    [sent(paths.bulkStage(), bulk), 200, 403, 403, 200],
    [sent(paths.bulkTags(), bulk), 200, 200, 403, 200],
    [sent(paths.bulkSnooze(), bulk), 200, 403, 403, 200],
    [sent(paths.bulkInterviewers(), bulk), 200, 403, 403, 200],
  ];
  const answers: Answer[][] = [];
  for (const [act, ...wanted] of table)
    answers.push(await Promise.all(people.map((page, at) => (wanted[at] === null ? null : act(page)))));
  expect(answers).toEqual(table.map(([, ...wanted]) => wanted));
}
