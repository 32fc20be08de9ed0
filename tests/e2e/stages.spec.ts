import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { noProblems } from "../support/axe";
import { postJob } from "../support/hiring";
import { test } from "../support/journey";
import { signInAsNewRecruiter } from "../support/sign-in";

test("a job gets stages of its own, which are renamed, ordered, added to, deleted and kept", async ({
  page,
  mail,
}) => {
  await signInAsNewRecruiter(page, mail);
  const first = await postJob(page, "Night Baker");
  await page.goto(paths.jobStages(first));
  await page.getByRole("button", { name: "Start with these stages" }).click();
  await expect(page.getByText("The job has its own stages now.")).toBeVisible();
  await noProblems(page, "recruiter/job-stages.tsx");

  await opened(page, "Phone call");
  await line(page, "Phone call").getByRole("textbox", { name: "Name" }).fill("Trial night");
  await save(page, "Save");
  await expect(title(page, "Trial night")).toBeVisible();

  await save(page, "Move Second interview up");
  await expect(page.getByRole("button", { name: "Move Second interview down" })).toBeEnabled();
  const names = async () => (await page.locator(".stage-lines summary strong").allTextContents()).join(", ");
  expect(await names()).toContain("Trial night, Second interview, Interview, Offer");

  await opened(page, "One more stage");
  await line(page, "One more stage").getByRole("textbox", { name: "Name" }).fill("Meet the bakers");
  await save(page, "Save");
  await expect(title(page, "Meet the bakers")).toBeVisible();

  await opened(page, "Interview");
  await save(page, "Delete Interview");
  await expect(page.getByRole("button", { name: "Move Interview up" })).toHaveCount(0);
  const kept = await names();

  await page.getByRole("link", { name: "Keep these stages as a template" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Bakers");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("“Bakers” is kept as a template.")).toBeVisible();

  const second = await postJob(page, "Day Baker");
  await page.goto(paths.jobStages(second));
  await page.getByRole("button", { name: "Start with it: Bakers" }).click();
  await expect(page.getByText("The job has its own stages now.")).toBeVisible();
  expect(await names()).toBe(kept);
});

const title = (page: Page, name: string) =>
  page.locator(".stage-lines summary strong").filter({ hasText: new RegExp(`^${name}$`) });

const line = (page: Page, name: string) =>
  page.locator(".stage-lines > li").filter({
    has: page.locator("summary strong", { hasText: new RegExp(`^${name}$`) }),
  });

const opened = (page: Page, name: string) => title(page, name).click();

/** Until the next page has said so: with scripts the one before stays for a moment. */
async function save(page: Page, button: string) {
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: button, exact: true }).click();
  await answered;
  await expect(page.getByText("The stages are saved.")).toBeVisible();
}
