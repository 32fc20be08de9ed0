import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { openJobMenu } from "../support/job-menu";
import { test, untilItListens } from "../support/journey";
import { signInAsDemoRecruiter } from "../support/sign-in";

// What a person reads while the network takes its time; without a script the browser itself says that it is
// waiting.
test("forms say that they are on their way, in the specification's words", async ({ page }) => {
  const read = await labelsOf(page);
  await openListening(page, paths.login());
  await page.getByLabel("Email Address").fill("nobody@example.org");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to sign in. Please check your credentials.");
  expect(read()).toContain("Signing in...");

  await openListening(page, paths.register());
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(read()).toContain("Creating Account...");

  await openListening(page, paths.beta());
  await page.getByRole("button", { name: "Apply for Beta Access" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(read()).toContain("Submitting...");

  await signInAsDemoRecruiter(page);
  await openListening(page, paths.connect("Idea"));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("Message is required");
  expect(read()).toContain("Sending...");
});

test("a page that takes its time says which one is coming", async ({ page }) => {
  await signInAsDemoRecruiter(page);
  const read = await labelsOf(page);
  await page.goto(paths.jobs(), { waitUntil: "networkidle" });
  const network = await slowData(page);
  await page.getByLabel("Status", { exact: true }).selectOption("Paused");
  await expect(page.getByText("Loading jobs...")).toBeVisible();
  network.release();
  await expect(page.getByText("Loading jobs...")).toHaveCount(0);
  await expect(page).toHaveURL(/status=paused/);

  await openJobMenu(page);
  await page.locator(".job-menu").getByRole("link", { name: "Make Questionnaire" }).first().click();
  await expect(page.getByRole("heading", { name: "AI Question Assistant" })).toBeVisible();
  expect(read()).toContain("Loading questionnaire...");
  await expect(page.getByText("Loading questionnaire...")).toHaveCount(0);
});

test("a page that is pressed all the while it wakes up listens all the same", async ({ page }) => {
  await signInAsDemoRecruiter(page);
  await page.addInitScript(pressWithoutRest);
  for (const path of [paths.dashboard(), paths.jobs(), paths.candidates()]) await openListening(page, path);
});

/** Between any two tasks of the browser, until the page listens. */
function pressWithoutRest(): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const summary = document.querySelector("summary");
    summary?.click();
    if (summary === null || document.querySelector(":not(:defined)") !== null) port2.postMessage(null);
  };
  port2.postMessage(null);
}

async function openListening(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilItListens(page);
}

/**
 * Everything that a button has read since, on every page to come: a page on its way out can no longer be
 * asked.
 */
async function labelsOf(page: Page): Promise<() => string[]> {
  const labels: string[] = [];
  await page.exposeFunction("keepLabel", (label: string) => labels.push(label));
  await page.addInitScript(() => {
    const { keepLabel } = window as unknown as { keepLabel(label: string): void };
    new MutationObserver((changes) => {
      for (const { target } of changes) keepLabel(target.textContent ?? "");
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => labels;
}

/** Holds back what scripts ask for until `release`. */
async function slowData(page: Page) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() === "fetch") await gate;
    await route.continue();
  });
  return { release: () => open() };
}
