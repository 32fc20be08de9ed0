import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { noProblems } from "../support/axe";
import { needsScripts, ownAddress, test, untilItListens } from "../support/journey";

const PASSWORD = "seven wooden spoons";

test("a recruiter registers, verifies the address and reaches the jobs", async ({ page, mail }, {
  project,
}) => {
  const email = ownAddress("anna");
  await register(page, email);
  await expect(page.getByRole("heading", { name: "Please verify your email address" })).toBeVisible();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(
    page.getByText("Email not yet verified. Please check your email and try again."),
  ).toBeVisible();
  await noProblems(page, "auth/verify-email.tsx");

  const message = await mail.to(email, /verify/);
  await page.goto(message.links.find((link) => link.includes("/verifyemail/")) ?? "");
  await noProblems(page);
  await page.getByRole("button", { name: "Verify my address" }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.jobs()}$`));
  await expect(page.getByText("Email verified!")).toBeVisible();

  await page.goto(paths.dashboard());
  for (const card of ["Profile Information", "Company Details", "Quick Actions"]) {
    await expect(page.getByRole("heading", { name: card })).toBeVisible();
  }
  await page.locator("details.menu > summary").filter({ hasText: "Menu" }).click();
  for (const name of ["Add a job", "Provide Feedback", "New Idea", "Report Issue", "Add Feature"]) {
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  }
  if (project.use.javaScriptEnabled !== false) await closesByEscape(page);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(new RegExp(paths.login()));
});

/** With the focus back at its button, which opens it again. A press beside the menu closes it too. */
async function closesByEscape(page: Page): Promise<void> {
  await untilItListens(page);
  const menu = page.locator("details.menu").filter({ hasText: "Sign Out" });
  await menu.getByRole("link", { name: "Settings" }).focus();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu).not.toHaveAttribute("open");
  await menu.locator("summary").click();
}

test(
  "a tab that waits goes on by itself once the address is verified elsewhere",
  needsScripts("without JavaScript the Refresh button does it"),
  async ({ page, browser, mail }) => {
    const email = ownAddress("waiting");
    await register(page, email);
    await expect(page).toHaveURL(new RegExp(paths.verifyEmail()));
    const message = await mail.to(email, /verify/);
    const link = message.links.find((one) => one.includes("/verifyemail/")) ?? "";
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    const elsewhere = await browser.newPage();
    await elsewhere.goto(link);
    await elsewhere.getByRole("button", { name: "Verify my address" }).click();
    await expect(elsewhere.getByText("Please sign in to go on.")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${paths.jobs()}$`));
    expect(sent).toHaveLength(1);
  },
);

test(
  "a tab that waits and Refresh in the same moment send the form once",
  needsScripts("without JavaScript the Refresh button does it"),
  async ({ page, mail }) => {
    const email = ownAddress("impatient");
    await register(page, email);
    await expect(page).toHaveURL(new RegExp(paths.verifyEmail()));
    await mail.to(email, /verify/);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    const verified = { json: { verified: true } };
    await page.route("**/verifyemail/state", (route) => route.fulfill(verified), { times: 2 });
    await page.evaluate(() => {
      dispatchEvent(new Event("focus"));
      document.querySelector<HTMLFormElement>("verify-watch form")?.requestSubmit();
    });
    await expect(page.getByText("Email not yet verified.")).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);

test("someone who has forgotten the password chooses a new one", async ({ page, mail }) => {
  const email = ownAddress("forgetful");
  await register(page, email);
  await page.context().clearCookies();
  await page.goto(paths.login());
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("Email Address").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  const message = await mail.to(email, /new password/);
  await page.goto(message.links.find((link) => link.includes("/reset-password/")) ?? "");
  await noProblems(page);
  await page.getByLabel("New password").fill("eleven grey herons");
  await page.getByLabel("Confirm Password").fill("eleven grey herons");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByText("Your password is changed. Please sign in with it.")).toBeVisible();
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("eleven grey herons");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(new RegExp(paths.dashboard()));
});

test("somebody changes the name, sees the sessions, and asks for the account to go", async ({
  page,
  mail,
}) => {
  const email = ownAddress("settled");
  await register(page, email);
  const message = await mail.to(email, /verify/);
  await page.goto(message.links.find((link) => link.includes("/verifyemail/")) ?? "");
  await page.getByRole("button", { name: "Verify my address" }).click();
  await page.goto(paths.settings());
  await page.getByLabel("Your Name").fill("Anna Berg-Lund");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your settings are saved.")).toBeVisible();
  await expect(page.getByLabel("Your Name")).toHaveValue("Anna Berg-Lund");
  await page.goto(paths.sessions());
  await page.goto(paths.deleteAccount());
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { name: /Your account will be erased on/ })).toBeVisible();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays.")).toBeVisible();
});

test("someone tells us an idea and is thanked", async ({ page }) => {
  await register(page, ownAddress("idea"));
  await page.goto(paths.connect("Idea"));
  await expect(page.getByRole("heading", { name: "New Idea" })).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("Message is required");
  await page.getByLabel("Message").fill("A tick for every name.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank You!")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await noProblems(page);
  await page.locator(".thanks").evaluate((thanks) => {
    for (const animation of thanks.getAnimations()) animation.finish();
  });
  await expect(page.getByText("Thank You!")).toBeHidden();
});

async function register(page: Page, email: string): Promise<void> {
  await page.goto(paths.register());
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByLabel("Company Name").fill("Berg & Tal");
  await page.getByLabel("Your Name").fill("Anna Berg");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(new RegExp(paths.verifyEmail()));
}
