import { expect } from "@playwright/test";
import { paths } from "~/paths";
import { noProblems } from "../support/axe";
import { needsScripts, test, untilItListens } from "../support/journey";
import { signInWith } from "../support/sign-in";
import { readerAddress } from "./forty-applications";

test("a recruiter answers forty people in one go, takes one back, and then all of them", async ({
  page,
  javaScriptEnabled,
}) => {
  await signInWith(page, readerAddress(javaScriptEnabled === false ? "all-plainly" : "in-one-go"));
  await page.goto(paths.decisionSettings());
  await page.getByRole("radio", { name: "After an hour" }).check();
  await page.getByRole("checkbox", { name: "Nobody is passed without a reason" }).check();
  await page.getByRole("checkbox", { name: "The mail gives the reason too" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();

  await page.goto(paths.candidates());
  await page.getByRole("link", { name: "Select", exact: true }).click();
  await page.getByRole("checkbox", { name: "All 40 that fit the filter" }).check();
  await page.locator(".desk-picked").getByRole("button", { name: "Pass" }).click();
  await page.getByLabel("Reason").selectOption({ label: "Needed skill" });
  await page.getByLabel("In your own words").fill("We were looking for somebody who has led a bakery.");
  await page.getByRole("button", { name: "Show the mails" }).click();
  await expect(page.locator("figure")).toHaveCount(3);
  await expect(page.locator("figure").first()).toContainText("who has led a bakery");
  await page.getByRole("button", { name: "Pass: 40 people" }).click();
  await expect(page.getByRole("heading", { name: "40 people: Passed" })).toBeVisible();
  await noProblems(page, "recruiter/bulk-done.tsx");

  const all = page.url();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(page.getByText("Applicant 01: Initial Review again.").first()).toBeVisible();
  await page.goto(all);
  await page.getByRole("button", { name: "Undo for 39 people" }).click();
  await expect(page.getByText("Taken back: nobody was told")).toHaveCount(40);
  await page.goto(`${paths.candidates()}?status=pending`);
  await expect(page.getByText("40 people")).toBeVisible();
});

test(
  "whoever gives a reason with each no passes and snoozes people without leaving the keyboard",
  needsScripts("keys need a script"),
  async ({ page }) => {
    await signInWith(page, readerAddress("gives-reasons"));
    await page.goto(paths.decisionSettings());
    await page.getByRole("checkbox", { name: "Nobody is passed without a reason" }).check();
    await page.getByRole("checkbox", { name: "The mail gives the reason too" }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await page.goto(paths.candidates());
    await untilItListens(page);
    await page.keyboard.press("p");
    await expect(page.getByLabel("Reason")).toBeFocused();
    await noProblems(page, "recruiter/pass-candidate.tsx");
    await page.getByLabel("Reason").selectOption({ label: "Needed skill" });
    await page.keyboard.press("Tab");
    await page.keyboard.type("We were looking for somebody who has led a bakery.");
    await page.getByRole("button", { name: "Show the mail" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("figure")).toContainText("who has led a bakery");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Yes, pass" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#candidate-name")).toBeFocused();
    await expect(page.locator("#candidate-name")).toContainText("Applicant 02");
    await untilItListens(page);
    await page.keyboard.press("l");
    await expect(page.getByLabel("Until")).toBeFocused();
    await page.getByLabel("Why").fill("Back from holiday then.");
    await page.keyboard.press("Enter");
    await expect(page.locator("#candidate-name")).toBeFocused();
    await expect(page.locator("#candidate-name")).toContainText("Applicant 03");
  },
);

test("a recruiter writes to three in one go, takes it back, snoozes two, tags two and moves two", async ({
  page,
  javaScriptEnabled,
}) => {
  await signInWith(page, readerAddress(javaScriptEnabled === false ? "writes-plainly" : "writes-to-three"));
  await page.goto(paths.decisionSettings());
  await page.getByRole("radio", { name: "After an hour" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();
  const select = async (numbers: number[], act: string) => {
    await page.goto(paths.candidates());
    await page.getByRole("link", { name: "Select", exact: true }).click();
    for (const number of numbers) await page.getByRole("checkbox", { name: `Applicant 0${number}` }).check();
    await page.locator(".desk-picked").getByRole("button", { name: act }).click();
  };

  await select([1, 2, 3], "Write");
  await expect(page.getByRole("heading", { name: "Write to 3 people" })).toBeVisible();
  await noProblems(page, "recruiter/bulk-write.tsx");
  await page.getByLabel("Subject").fill("Your {{job_title}}");
  await page.getByLabel("Mail", { exact: true }).fill("Dear {{full_name}},\n\nwe write to you on Friday.");
  await page.getByRole("button", { name: "Show the mails" }).click();
  for (const number of [1, 2, 3])
    await expect(page.getByRole("region", { name: `To Applicant 0${number}` })).toContainText(
      `Dear Applicant 0${number},`,
    );
  await noProblems(page);
  await page.getByRole("button", { name: "Write to 3 people" }).click();
  await expect(page.getByRole("heading", { name: "3 people written to" })).toBeVisible();
  await expect(page.getByText("The mail leaves")).toHaveCount(3);
  await page.getByRole("button", { name: "Take 3 mails back" }).click();
  await expect(page.getByText("Taken back", { exact: true })).toHaveCount(3);
  await noProblems(page);

  await select([4, 5], "Snooze");
  await page.getByLabel("Why").fill("Portfolios come on Monday");
  await page.getByRole("button", { name: "Snooze 2 people" }).click();
  // The list says it too, for phones; until the style sheet has come both count as visible.
  const decision = page.getByRole("region", { name: "Decision" });
  await expect(decision.getByText(/^2 people: snoozed until/)).toBeVisible();
  await page.goto(`${paths.candidates()}?status=snoozed`);
  await expect(page.getByText("2 people")).toBeVisible();

  await select([1, 2], "Tag");
  await expect(page.getByRole("heading", { name: "Tag 2 people" })).toBeVisible();
  await noProblems(page);
  await page.getByLabel("Tag").fill("Night baker");
  await page.getByRole("button", { name: "Tag 2 people" }).click();
  await expect(page.locator(".desk-rows .desk-row-tags")).toHaveText(["Night baker", "Night baker"]);
  await page.goto(`${paths.candidates()}?tag=night+baker`);
  await expect(page.locator(".desk-result")).toContainText("2 people");

  const job = await page.locator("select[name=job] option").nth(1).getAttribute("value");
  await page.goto(paths.jobStages(job ?? ""));
  await page.getByRole("button", { name: "Start with these stages" }).click();
  await expect(page.getByText("The job has its own stages now.")).toBeVisible();
  await select([1, 2], "Move to a stage");
  await page.getByLabel("Stage").selectOption({ label: "Interview" });
  await page.getByRole("button", { name: "Show who moves" }).click();
  await expect(page.locator("figure")).toHaveCount(2);
  await noProblems(page, "recruiter/bulk-stage.tsx");
  await page.getByRole("button", { name: "Move 2 people to Interview" }).click();
  await expect(page.getByRole("heading", { name: "2 people: Interview" })).toBeVisible();
  await page.getByRole("button", { name: "Undo for 2 people" }).click();
  await expect(page.getByText("Taken back: nobody was told")).toHaveCount(2);
});
