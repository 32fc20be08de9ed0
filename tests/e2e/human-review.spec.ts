import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { seedId } from "../../db/seed/ids";
import { someoneElse, test } from "../support/journey";
import { signInAs, signInAsDemoRecruiter } from "../support/sign-in";

const JOB = seedId("job data-analyst");
/** Each project judges another score, since both run against one product. */
const JUDGED = {
  "with JavaScript": "Communication skills",
  "without JavaScript": "Cultural alignment",
} as const;

test("an applicant comments and asks for a person, who judges for herself and answers", async ({
  page,
  browser,
  mail,
}, { project }) => {
  await signInAsDemoRecruiter(page);
  const words = `the gap ${project.name}`;
  const applicant = await someoneElse(browser);
  const email = await signInAs(applicant, "applicant");
  await applicant.goto(paths.application(JOB));
  await applicant.getByRole("button", { name: "Add comment" }).click();
  await expect(applicant.getByRole("alert")).toContainText("Please write your comment");
  await applicant.getByLabel("Add a comment").fill(`A comment on ${words}`);
  await applicant.getByRole("button", { name: "Add comment" }).click();
  await expect(applicant.getByText(`A comment on ${words}`, { exact: true })).toBeVisible();
  await applicant.getByLabel("What should they look at?").fill(`Please look at ${words}`);
  await applicant.getByRole("button", { name: "Ask for a human review" }).click();
  await expect(applicant.getByText("Asked. A person at Northwind Analytics")).toBeVisible();

  await page.goto(`${paths.candidates()}?q=Amara`);
  await page
    .getByRole("link", { name: /Amara Okafor/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Look and answer" }).click();
  await expect(page.getByText(`A comment on ${words}`, { exact: true })).toBeVisible();
  await judge(page, JUDGED[project.name as keyof typeof JUDGED]);
  await page.getByLabel("Your answer").fill(`We have read ${words} again.`);
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByText(`We have read ${words} again.`)).toBeVisible();

  const reply = await mail.to(email, /A person has looked/, `We have read ${words} again.`);
  expect(reply.text).toContain("Hello Amara");
  await applicant.reload();
  await expect(applicant.getByText(`We have read ${words} again.`)).toBeVisible();
  await applicant.context().close();
});

/** First without a reason, which a score far from the evaluation's needs. */
async function judge(page: Page, dimension: string): Promise<void> {
  const part = page.getByRole("region", { name: dimension });
  await part.getByText("Give your own score").click();
  await part.getByLabel("Your score, 0 to 100").fill("0");
  await part.getByRole("button", { name: "Keep this verdict" }).click();
  await expect(part.getByRole("alert")).toContainText("Please say why");
  await part.getByLabel("Why").fill("The talk showed none of it.");
  await part.getByRole("button", { name: "Keep this verdict" }).click();
  await expect(part.getByText("Priya Nair")).toBeVisible();
  await expect(part.getByText("The talk showed none of it.").first()).toBeVisible();
}
