import { expect } from "@playwright/test";
import { paths } from "~/paths";
import { DEMO_PASSWORD } from "../../db/seed/demo-accounts";
import { noProblems } from "../support/axe";
import { test } from "../support/journey";
import { readerAddress } from "./forty-applications";

test("a recruiter answers forty people in one go, takes one back, and then all of them", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(paths.login());
  await page
    .getByLabel("Email Address")
    .fill(readerAddress(javaScriptEnabled === false ? "all-plainly" : "in-one-go"));
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(new RegExp(paths.dashboard()));

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
