import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { openJobMenu } from "../support/job-menu";
import { holdScripts, needsScripts, test, untilItListens } from "../support/journey";
import { signInAsDemoRecruiter } from "../support/sign-in";

/**
 * A demo job's builder, found as a recruiter finds it. Unsaved work is kept for the person, who is the same
 * in both projects: each project builds its own jobs' questionnaires.
 */
async function openBuilder(page: Page, job: string): Promise<void> {
  await signInAsDemoRecruiter(page);
  await page.goto(`${paths.jobs()}?q=${encodeURIComponent(job)}`);
  await openJobMenu(page, job);
  await page.locator(".job-menu").getByRole("link", { name: "Make Questionnaire" }).first().click();
  await expect(page.getByRole("heading", { name: "AI Question Assistant" })).toBeVisible();
  await untilItListens(page);
  await page.waitForLoadState();
  const leftover = page.getByRole("button", { name: "Throw them away" });
  if (!(await leftover.isVisible())) return;
  await leftover.click();
  await expect(leftover).toHaveCount(0);
}

/**
 * What a press of Export does on a slow connection: the form is sent by the browser, and the script comes
 * with the answer.
 */
async function exportBeforeThePageListens(page: Page): Promise<void> {
  await page.locator("form.builder").evaluate((form: HTMLFormElement) => {
    const intent = document.createElement("input");
    intent.name = "intent";
    intent.value = "export";
    form.appendChild(intent);
    form.submit();
  });
  await expect(page.getByRole("button", { name: "Copy to Clipboard" })).toBeVisible();
  await expect(page.getByLabel("Questions as JSON")).toBeFocused();
}

const titles = (page: Page) => page.locator(".question-pick strong").allTextContents();
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).last();

test("a recruiter builds a questionnaire, looks at it as a candidate, and saves it", async ({
  page,
}, info) => {
  await openBuilder(page, info.project.name === "with JavaScript" ? "Customer Success" : "Data Analyst");
  const before = (await titles(page)).length;
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("not written yet, not asked")).toBeVisible();
  await page.getByLabel("Question Title").fill("A day that went wrong");
  await page.getByLabel("Question Text").fill("What happened, and what did you do?");
  await page.getByRole("button", { name: `Move question ${before + 1} up` }).click();
  await expect(page.getByText(/^Unsaved changes/)).toBeVisible();
  expect((await titles(page))[before - 1]).toBe("A day that went wrong");

  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(page.getByText(`Question 1 of ${before + 1}`)).toBeVisible();
  await page.getByRole("button", { name: "Back to Editor" }).click();

  await page.getByLabel(/What should the question find out/).fill("dealing with customers");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByRole("button", { name: /^Add this one: “/ })).toHaveCount(3);
  await page
    .getByRole("button", { name: /^Add this one: “/ })
    .nth(1)
    .click();
  await expect(page.getByText(`is now question ${before + 2}.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo: take the question out again" }).click();
  await expect(page.getByRole("button", { name: /^Add this one: “/ })).toHaveCount(3);
  await page
    .getByRole("button", { name: /^Add this one: “/ })
    .first()
    .click();
  await expect(page.getByLabel("Category")).toHaveValue("Service");

  await save(page).click();
  await expect(page.getByText(/Questionnaire (saved|updated) successfully!/)).toBeVisible();
  await page
    .getByRole("link", { name: "Continue" })
    .or(page.getByRole("button", { name: "Continue" }))
    .click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.reload();
  expect(await titles(page)).toHaveLength(before + 2);
});

test("the questions are exported as JSON", async ({ page, javaScriptEnabled, context }) => {
  await openBuilder(page, javaScriptEnabled ? "Product Designer" : "Office and Events");
  await page.getByRole("button", { name: "Export" }).click();
  const json = page.getByLabel("Questions as JSON");
  expect(JSON.parse(await json.inputValue())[0]).toMatchObject({ id: 1, icon: expect.any(String) });
  if (javaScriptEnabled) {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy to Clipboard" }).click();
    await expect(page.getByText("Questions JSON copied to clipboard!")).toBeVisible();
  }
  await page.getByRole("button", { name: "Close" }).click();
  await expect(json).toBeHidden();
});

test(
  "by keyboard, no press loses the place in the builder",
  needsScripts("a page loaded anew begins by itself"),
  async ({ page }) => {
    await openBuilder(page, "Product Designer");
    await page.getByRole("button", { name: "Export" }).press("Enter");
    await expect(page.getByLabel("Questions as JSON")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Export" })).toBeFocused();
    await exportBeforeThePageListens(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Export" })).toBeFocused();
    await page.getByRole("button", { name: "Add", exact: true }).press("Enter");
    const last = (await titles(page)).length;
    for (let number = last; number > 1; number -= 1) {
      await page.getByRole("button", { name: `Move question ${number} up` }).press("Enter");
    }
    await expect(page.locator(".question-pick").first()).toBeFocused();
    await page.getByRole("button", { name: "Delete question 1" }).press("Enter");
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".question-pick").first()).toBeFocused();
  },
);

test("on a phone, a question that is picked or added is in sight to be edited", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBuilder(page, javaScriptEnabled ? "Senior Frontend" : "Technical Writer");
  await page.locator(".question-pick").last().click();
  await expect(page.getByLabel("Category")).toBeInViewport();
  await expect(page.getByLabel("Category")).toHaveValue(
    javaScriptEnabled ? "Learning" : "Technical Challenge",
  );
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByLabel("Category")).toHaveValue("New Category");
  await expect(page.getByLabel("Category")).toBeInViewport();

  await page.getByLabel("Question Text").fill("");
  await save(page).click();
  await page.getByRole("link", { name: /Question text is required/ }).click();
  await expect(page.getByLabel("Question Text")).toBeInViewport();
  await page.locator(".question-pick").first().click();
  await expect(page.getByLabel("Question Title")).toHaveValue("Complex Problem Solving");
});

test("unsaved work is found again after leaving, and can be thrown away", async ({
  page,
  javaScriptEnabled,
}) => {
  await openBuilder(page, javaScriptEnabled ? "Data Engineering Intern" : "Principal Software");
  const before = await titles(page);
  if (javaScriptEnabled) await expect(page.getByRole("button", { name: "Generate" })).toBeDisabled();
  await page.getByRole("button", { name: "Delete question 1" }).click();
  await expect(page.getByText("Select a question to edit")).toBeVisible();
  const builder = page.url();
  // Before the second is over that the page waits for.
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Jobs" }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.jobs()}$`));
  const found = page.getByText("Your unsaved changes are still here.");
  await expect(async () => {
    await page.goto(builder);
    await expect(found).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await titles(page)).toEqual(before.slice(1));
  await page.getByRole("button", { name: "Throw them away" }).click();
  await expect(found).toHaveCount(0);
  await expect.poll(() => titles(page)).toEqual(before);
});

test(
  "what is typed into the builder before it listens is not lost",
  needsScripts("a page without scripts listens at once"),
  async ({ page }) => {
    await openBuilder(page, "Product Designer");
    const letThrough = await holdScripts(page);
    await page.goto(page.url(), { waitUntil: "commit" });
    await page.getByLabel("Question Title").fill("Handing over");
    await page.getByLabel("Question Text").fill("How do you hand a drawing over?");
    letThrough();
    await expect(page.locator(".question-pick strong").first()).toHaveText("Handing over");
    await expect(page.getByLabel("Question Text")).toHaveValue("How do you hand a drawing over?");
    await expect(page.getByText("Unsaved changes, kept for you")).toBeVisible();
  },
);

/** Without a script what is written is kept by the next press. */
async function write(tab: Page, title: string, { scripts }: { scripts: boolean }): Promise<void> {
  await tab.getByLabel("Question Title").fill(title);
  if (scripts) return;
  await tab.getByRole("button", { name: "Preview", exact: true }).click();
  await tab.getByRole("button", { name: "Back to Editor" }).click();
}

/** A second tab, open before the first has kept its own title and no other. */
async function keepInTheFirstOfTwo(page: Page, title: string, by: { scripts: boolean }): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await untilItListens(other);
  await write(page, title, by);
  await expect(page.getByText(/^Unsaved changes/)).toBeVisible();
  if (by.scripts) await expect(page.getByText("Unsaved changes, kept for you")).toBeVisible();
  return other;
}

const told = (tab: Page) => tab.getByText(/^You have changed this questionnaire in another tab/);

test("whoever takes what another tab has kept goes on with that, asked nothing more", async ({
  page,
  javaScriptEnabled,
}) => {
  const by = { scripts: javaScriptEnabled !== false };
  await openBuilder(page, by.scripts ? "Customer Success" : "Data Analyst");
  const other = await keepInTheFirstOfTwo(page, "Kept by the first", by);
  await write(other, "Given up in the second", by);
  await expect(told(other)).toBeVisible();
  const asked: string[] = [];
  other.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await other.getByRole("link", { name: "Take what is kept" }).click();
  await expect(other.getByText("Your unsaved changes are still here.")).toBeVisible();
  await expect(told(other)).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await titles(other)).toContain("Kept by the first");
  expect(await titles(other)).not.toContain("Given up in the second");

  await untilItListens(other);
  await write(other, "Gone on in the second", by);
  if (by.scripts) await expect(other.getByText("Unsaved changes, kept for you")).toBeVisible();
  await expect(told(other)).toHaveCount(0);
  await save(other).click();
  await expect(other.getByText(/Questionnaire (saved|updated) successfully!/)).toBeVisible();
  await other.goto(page.url().replace(/\?.*/, ""));
  await expect(other.getByText("Your unsaved changes are still here.")).toHaveCount(0);
  expect(await titles(other)).toContain("Gone on in the second");
});

test("whoever has a questionnaire open in two tabs is told, and loses what is in neither", async ({
  page,
  javaScriptEnabled,
}) => {
  const by = { scripts: javaScriptEnabled !== false };
  await openBuilder(page, by.scripts ? "Data Engineering Intern" : "Principal Software");
  const other = await keepInTheFirstOfTwo(page, "Of the first tab", by);
  await write(other, "Of the second tab", by);
  await expect(told(other)).toBeVisible();
  await other.getByText("See what is kept").click();
  await expect(other.locator(".theirs")).toContainText("Of the first tab");
  if (javaScriptEnabled) {
    const asked = other.waitForEvent("dialog");
    const left = other.goto(paths.jobs()).catch(() => null);
    const question = await asked;
    expect(question.type()).toBe("beforeunload");
    await question.dismiss();
    await left;
  }
  await other.getByRole("button", { name: "Keep what is here instead" }).click();
  await expect(told(other)).toHaveCount(0);

  await write(page, "Of the first tab again", by);
  await expect(told(page)).toBeVisible();
  await save(page).click();
  await expect(page.getByText(/Questionnaire (saved|updated) successfully!/)).toBeVisible();
  await other.goto(page.url().replace(/\?.*/, ""));
  await expect(other.getByText("Your unsaved changes are still here.")).toBeVisible();
  expect(await titles(other)).toContain("Of the second tab");
  await other.getByRole("button", { name: "Throw them away" }).click();
  await expect.poll(() => titles(other)).toContain("Of the first tab again");
});

test("Enter in a field saves, and deletes nothing", async ({ page, javaScriptEnabled }) => {
  await openBuilder(page, javaScriptEnabled ? "Senior Frontend" : "Technical Writer");
  await expect(page.getByLabel("Category")).toBeVisible();
  const before = await titles(page);
  await page.getByLabel("Category").press("Enter");
  await expect(page.getByText(/Questionnaire (saved|updated) successfully!/)).toBeVisible();
  await page.goto(page.url().replace(/\?.*/, ""));
  expect(await titles(page)).toEqual(before);
});

test(
  "whoever is signed out meanwhile, or whose save reaches nobody, loses nothing that is written",
  needsScripts("without scripts each press is a page of its own"),
  async ({ page, context }) => {
    await openBuilder(page, "Product Designer");
    await page.getByLabel("Question Title").fill("Handing a drawing over");
    await page.route("**/change", (route) => route.abort());
    await save(page).click();
    await expect(page.getByText("Failed to save questionnaire. Please try again.")).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByLabel("Question Title")).toHaveValue("Handing a drawing over");
    await page.unroute("**/change");
    await context.clearCookies({ name: "__Host-session" });
    await save(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are signed out");
    expect(await page.content()).toContain("Handing a drawing over");
  },
);
