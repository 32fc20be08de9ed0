import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { seedId } from "../../db/seed/ids";
import { noProblems } from "../support/axe";
import { type Mail, ownAddress, test, untilItListens } from "../support/journey";
import { signInAs } from "../support/sign-in";

const JOB = seedId("job senior-frontend-engineer");
/** Where the demo applicant is on the way to the upload, and where all is sent. */
const HALFWAY = seedId("job product-designer");
const APPLIED = seedId("job data-analyst");
const CV = {
  name: "Noor Haddad CV.docx",
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: readFileSync(new URL("../../db/seed/documents/marcus-johnson.docx", import.meta.url)),
};
const LETTER = { name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear all") };

test("somebody new applies, verifies, uploads, answers and hands in", async ({
  page,
  mail,
  javaScriptEnabled,
}) => {
  const email = ownAddress("noor");
  await page.goto(paths.apply(JOB));
  await page.getByRole("button", { name: "Create Account & Continue" }).click();
  await expect(page.getByRole("alert")).toContainText("First name is required");
  await expect(page.getByRole("alert")).toBeFocused();
  const mends = await page.evaluate(() => customElements.get("busy-button") !== undefined);
  await fillApplication(page, email);
  if (mends) await expect(page.getByText(/is required|Please select/)).toHaveCount(0);
  await register(page, mail, email);
  await expect(page.getByText("Step 3 of 5")).toBeVisible();
  await expect(page.getByText("60%")).toBeVisible();

  await uploadCv(page);
  await noProblems(page, "apply/question.tsx");
  for (const number of [1, 2, 3, 4]) await answer(page, number);
  await expect(page.getByRole("heading", { name: "Review your answers" })).toBeVisible();
  // Without JavaScript the page is the answer to the last question's form, at that form's address.
  if (javaScriptEnabled) {
    await expect(page).toHaveURL(new RegExp(`${paths.assessReview(JOB)}$`));
    await noProblems(page, "apply/review.tsx");
  } else await noProblems(page);
  await page
    .getByRole("link", { name: /Change/ })
    .nth(1)
    .click();
  await page.getByLabel("Your answer").fill("A better second answer.\nשלום עולם.");
  await expect(page.getByLabel("Your answer")).toHaveCSS("unicode-bidi", "plaintext");
  await page.getByRole("button", { name: "Save and review" }).click();
  const second = page.locator("blockquote", { hasText: "A better second answer." });
  await expect(second).toBeVisible();
  expect(await placesOf(second, ["A", "r."])).toEqual(["left", "right"]);
  expect(await placesOf(second, ["ם.", "ש"])).toEqual(["left", "right"]);
  await page.getByRole("button", { name: "Submit Assessment" }).click();

  await expect(page.getByText("Your application has been sent.")).toBeVisible();
  await expect(page.getByText("In review")).toBeVisible();
  expect((await mail.to(email, /We have your application/)).text).toContain("Senior Frontend Engineer");
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText("We could read the text").isVisible();
    })
    .toBe(true);
});

test("the posting stands above the form, on a phone behind one press, and is printed without it", async ({
  page,
}) => {
  const posting = page.locator(".posting");
  await page.goto(paths.apply(JOB));
  await expect(posting).toBeVisible();
  await page.getByRole("link", { name: "Apply for this job" }).click();
  await expect(page.getByLabel("First name")).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.apply(JOB));
  await expect(posting).toBeHidden();
  await expect(page.getByLabel("First name")).toBeInViewport({ ratio: 1 });
  await page.getByText("Read the whole posting").click();
  await expect(posting).toBeVisible();
  await page.getByText("Read the whole posting").click();
  await page.emulateMedia({ media: "print" });
  await expect(posting).toBeVisible();
  await expect(page.getByText("Read the whole posting")).toBeHidden();
  await expect(page.getByRole("form", { name: "Application" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Create Account & Continue" })).toBeHidden();
});

test("only where there is a mouse is a file offered to be dropped", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  const drop = (on: Page) => on.getByText("or drop it here").first();
  await signInAs(page, "applicant");
  await page.goto(paths.upload(HALFWAY));
  await expect(drop(page)).toBeVisible({ visible: javaScriptEnabled });
  const { baseURL } = test.info().project.use;
  const touched = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };
  const storageState = await page.context().storageState();
  const phone = await (
    await browser.newContext({ baseURL, javaScriptEnabled, storageState, ...touched })
  ).newPage();
  await phone.goto(paths.upload(HALFWAY));
  await untilItListens(phone);
  await expect(phone.locator("input[name=cv]")).toBeVisible();
  await expect(drop(phone)).toBeHidden();
});

test("an applicant reads times on the clock of the own place, by its name", async ({
  browser,
  javaScriptEnabled,
}) => {
  const { baseURL } = test.info().project.use;
  const there = await browser.newContext({ baseURL, javaScriptEnabled, timezoneId: "America/New_York" });
  const page = await there.newPage();
  await signInAs(page, "applicant");
  await page.goto(paths.application(APPLIED));
  await untilItListens(page);
  const time = page.locator("local-time time").first();
  const at = new Date((await time.getAttribute("datetime")) ?? "");
  const zone = javaScriptEnabled ? { timeZone: "America/New_York" } : { timeZone: "UTC" };
  const clock = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    ...zone,
  });
  await expect(time).toContainText(clock.format(at));
});

test("whoever goes back to a question, or loads it again, finds it with what they wrote", async ({
  page,
  mail,
  javaScriptEnabled,
}) => {
  await reachUpload(page, mail, ownAddress("ines"));
  await page.locator("input[name=cv]").setInputFiles(CV);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(new RegExp(paths.assess(JOB)));
  const answer = page.getByLabel("Your answer");
  for (const number of [1, 2]) {
    await expect(page.getByText(`Question ${number} of`)).toBeVisible();
    await answer.fill(`Answer ${number}: I measured first.`);
    await page.getByRole("button", { name: "Next" }).click();
  }
  await expect(page.getByText("Question 3 of")).toBeVisible();
  if (javaScriptEnabled) await expect(page).toHaveURL(/q=3$/);
  await page.reload();
  await expect(page.getByText("Question 3 of")).toBeVisible();
  // Without it a browser asks whether the form that led there is to be sent again.
  if (javaScriptEnabled) await page.goBack();
  else {
    await answer.fill("Answer 3: I measured first.");
    await page.getByRole("button", { name: "Previous" }).click();
  }
  await expect(page.getByText("Question 2 of")).toBeVisible();
  await expect(answer).toHaveValue("Answer 2: I measured first.");
  if (!javaScriptEnabled) return;
  await page.goBack();
  await expect(page.getByText("Question 1 of")).toBeVisible();
  await page.goForward();
  await expect(page.getByText("Question 2 of")).toBeVisible();
});

test("a visitor practises the assessment and is evaluated", async ({ page }) => {
  await page.goto(paths.practice());
  for (const number of [1, 2, 3, 4, 5]) {
    await expect(page.getByText(`Question ${number} of 5`)).toBeVisible();
    await page.getByLabel("Your answer").fill(`In ${2018 + number} I moved our reports to a new database.`);
    await page.getByRole("button", { name: number < 5 ? "Next" : "Submit Assessment" }).click();
  }
  await expect(page.getByRole("heading", { name: "Your evaluation" })).toBeVisible();
});

/** Of two pieces of a text, which begins further left. */
const placesOf = (words: Locator, pieces: [string, string]) =>
  words.evaluate((box, both) => {
    const text = box.firstChild as Text;
    const [one = 0, other = 0] = both.map((piece) => {
      const range = document.createRange();
      const at = text.data.indexOf(piece) + piece.length - 1;
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
    return one < other ? ["left", "right"] : ["right", "left"];
  }, pieces);

async function reachUpload(page: Page, mail: Mail, email: string): Promise<void> {
  await page.goto(paths.apply(JOB));
  await fillApplication(page, email);
  await register(page, mail, email);
}

async function register(page: Page, mail: Mail, email: string): Promise<void> {
  await page.getByRole("button", { name: "Create Account & Continue" }).click();
  await expect(page).toHaveURL(new RegExp(`/verifyemail\\?job_id=${JOB}`));
  const link = /https?:\/\/\S+\/verifyemail\/\S+/.exec((await mail.to(email, /verify/i)).text)?.[0] ?? "";
  await page.goto(link);
  await page.getByRole("main").getByRole("button").first().click();
  await expect(page).toHaveURL(new RegExp(paths.upload(JOB)));
}

async function fillApplication(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Noor");
  await page.getByLabel("Last name").fill("Haddad");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("seven wooden spoons");
  await page.getByLabel("Confirm password").fill("seven wooden spoons");
  await page.getByLabel("Yes").check();
  await page.getByLabel("Earliest start date").selectOption("2-weeks");
  await page.getByLabel(/I accept the/).check();
}

/** First with text called PDF, then with a cover letter that is none: the CV survives that. */
async function uploadCv(page: Page): Promise<void> {
  await page.locator("input[name=cv]").setInputFiles({ ...LETTER, name: "letter.pdf" });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText("CV must be a PDF, DOC, or DOCX file");
  const scripts = await page.evaluate(() => customElements.get("upload-form") !== undefined);
  if (!scripts) await page.reload();
  await expect(page.getByRole("alert")).toContainText("CV must be a PDF, DOC, or DOCX file");
  await page.locator("input[name=cv]").setInputFiles(CV);
  await page.locator("input[name=coverLetter]").setInputFiles(LETTER);
  if (!scripts) await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Cover letter must be a PDF, DOC, or DOCX file").last()).toBeVisible();
  if (!scripts) await expect(page.getByText(CV.name).first()).toBeVisible();
  if (scripts) await page.getByRole("button", { name: "Remove the chosen file" }).last().click();
  else await page.locator("input[name=coverLetter]").setInputFiles([]);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.assess(JOB)}\\?q=1`));
  await expect(page.getByText("Your documents were uploaded.")).toBeVisible();
  if (scripts) return;
  for (const wrong of ["Cover letter must be a PDF, DOC, or DOCX file", "CV must be"]) {
    await page.goBack();
    await expect(page.getByText(CV.name).first()).toBeVisible();
    // What is mended meanwhile is not wrong any more.
    await expect(page.getByText(wrong).first()).toBeVisible({ visible: wrong.startsWith("Cover") });
  }
  await page.goForward();
  await page.goForward();
  await expect(page.getByText("Question 1 of 4")).toBeVisible();
}

async function answer(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Question ${number} of 4`)).toBeVisible();
  await page.getByLabel("Your answer").fill(`Answer ${number}: I measured first, then changed one thing.`);
  await page.getByRole("button", { name: "Next" }).click();
}
