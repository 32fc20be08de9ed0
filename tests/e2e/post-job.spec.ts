import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { noProblems } from "../support/axe";
import { openJobMenu } from "../support/job-menu";
import { holdScripts, needsScripts, test, untilItListens } from "../support/journey";
import { drawnAt, movement } from "../support/movement";
import { signInAsDemoRecruiter, signInAsNewRecruiter } from "../support/sign-in";

const DESCRIPTION = `You will find out where the next substation has to stand, and say why.

## What you need

- SQL and a statistics package
- A habit of writing down what you assumed`;

test("a recruiter posts a job, changes it, pauses it and deletes it", async ({
  page,
  mail,
  javaScriptEnabled,
}) => {
  const title = "Network Planner";
  await signInAsNewRecruiter(page, mail);
  await page.goto(paths.postJob(1));
  await expect(page.getByText("Step 1 of 3")).toBeVisible();

  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("Job title is required");
  await fillJobInfo(page, title);
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await noProblems(page);
  await page.getByLabel("Job Description").fill("Too short");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("longer than 50 characters");
  await page.getByLabel("Job Description").fill(DESCRIPTION);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByLabel("Office Location")).toHaveValue("Leeds");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Job Description")).toHaveValue(DESCRIPTION);
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page.getByText("Step 3 of 3")).toBeVisible();
  await expect(page.getByLabel("Final Job Posting")).toHaveValue(new RegExp(`^# ${title}`));
  await noProblems(page);
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("$52,000 – $66,000 a year");
  if (javaScriptEnabled) await writeOnThePage(page);
  await page.reload();
  if (javaScriptEnabled) {
    await expect(page.getByRole("region", { name: "Preview" })).toContainText("Bring your own torch.");
    await expect(page.getByLabel("Final Job Posting")).toHaveValue(/\n\n## Bring your own torch\.$/);
  }
  await page.getByLabel(/I agree to the/).check();
  await page.getByRole("button", { name: "Submit Job Posting" }).last().click();

  await expect(page.getByRole("heading", { name: "Job Posted Successfully!" })).toBeVisible();
  await expect(page.getByLabel("Link for applicants")).toHaveValue(/\/apply\/[0-9A-Z]{26}$/);
  await page.goto(paths.jobs({ q: title }));
  await editTheTitle(page, title, `Senior ${title}`);
  await pauseAndDelete(page, `Senior ${title}`);
});

test("whoever edits a job sees its posting as people read it, and its signs on one press", async ({
  page,
  mail,
  javaScriptEnabled,
}) => {
  const title = "Yard Lead";
  await signInAsNewRecruiter(page, mail);
  await postJob(page, title);
  await page.goto(paths.jobs({ q: title }));
  await openJobMenu(page, title);
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  const shown = page.getByRole("region", { name: "Preview" });
  const source = page.getByLabel("Final Job Posting");
  await expect(shown.getByRole("heading", { name: "What you need" })).toBeVisible();
  await expect(shown).not.toContainText(/##|\*\*/);
  await expect(source).toBeHidden();
  if (javaScriptEnabled) await makeBold(page, "A habit of writing down what you assumed");
  await page.getByText("See the source").click();
  await expect(source).toBeVisible();
  if (javaScriptEnabled) await expect(source).toHaveValue(/- \*\*A habit of .* assumed\*\*/);
  await source.fill("## Nights\n\n- Four on, four off");
  if (javaScriptEnabled) await expect(shown.getByRole("heading", { name: "Nights" })).toBeVisible();
  await page.getByLabel("Job Title").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Job title is required");
  await expect(shown.getByRole("listitem")).toHaveText(["Four on, four off"]);
  await page.getByLabel("Job Title").fill(title);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`“${title}” is saved.`)).toBeVisible();
});

test("the way back leads to the step, though it was refused before", async ({ page, mail }) => {
  const title = "Tunnel Planner";
  await signInAsNewRecruiter(page, mail);
  await page.goto(paths.postJob(1));
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("Job title is required");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Job title is required");
  await fillJobInfo(page, title);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await page.getByLabel("Job Description").fill("Too short");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("longer than 50 characters");
  await page.goBack();
  await page.goBack();
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await expect(page.getByLabel("Job Title")).toHaveValue(title);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole("alert")).toContainText("longer than 50 characters");
  await expect(page.getByLabel("Job Description")).toHaveValue("Too short");
});

test("whoever begins a job goes back step by step, and finds what they typed", async ({ page, mail }) => {
  const title = "Bridge Planner";
  await signInAsNewRecruiter(page, mail);
  await page.goto(paths.jobs());
  await page.getByRole("link", { name: "Post a new job" }).click();
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await fillJobInfo(page, title);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await expect(page.getByLabel("Job Title")).toHaveValue(title);
  await expect(page.getByLabel("Office Location")).toHaveValue("Leeds");
  await page.goForward();
  await page.getByLabel("Job Description").fill(DESCRIPTION);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 3 of 3")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await expect(page.getByLabel("Job Description")).toHaveValue(DESCRIPTION);
  await page.goBack();
  await expect(page.getByLabel("Job Title")).toHaveValue(title);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel(/I agree to the/).check();
  await page.getByRole("button", { name: "Submit Job Posting" }).last().click();
  await expect(page.getByRole("heading", { name: "Job Posted Successfully!" })).toBeVisible();
  await page.goto(paths.jobs());
  await expect(page.getByRole("heading", { name: title })).toHaveCount(1);
});

test("the way back from a posted job leads to the job, and not to an empty form", async ({ page, mail }) => {
  await signInAsNewRecruiter(page, mail);
  await postJob(page, "Cable Planner");
  const posted = page.url();
  for (let step = 0; step < 2; step++) {
    await page.goBack();
    await expect(page.getByText("This job has been posted already.")).toBeVisible();
    await expect(page).toHaveURL(posted);
  }
  await page.goto(paths.jobs());
  await expect(page.getByRole("heading", { name: "Cable Planner" })).toHaveCount(1);
});

test("two fields beside each other have their names at one height, and their boxes too", async ({
  page,
  mail,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsNewRecruiter(page, mail);
  await page.goto(paths.postJob(1));
  await page.getByText("Place, pay and dates in full", { exact: true }).click();
  const top = async (name: string) => (await page.getByText(name).boundingBox())?.y;
  const bottom = async (name: string) => {
    const box = await page.getByLabel(name).boundingBox();
    return box && box.y + box.height;
  };
  for (const [left, right] of [
    ["Closing Day", "Time Zone"],
    ["Currency", "Pay Is For"],
  ] as const) {
    expect([await top(left), await bottom(left)]).toEqual([await top(right), await bottom(right)]);
  }
});

test("the keyboard goes on at the next step, not at the top of the page", async ({ page, mail }) => {
  await signInAsNewRecruiter(page, mail);
  await page.goto(paths.postJob(1));
  await untilItListens(page);
  await fillJobInfo(page, "Keyboard Planner");
  await page.getByRole("button", { name: "Next" }).press("Enter");
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test(
  "what is written is kept before it is sent, and the review reads it again",
  needsScripts("without a script the buttons keep it"),
  async ({ page, mail }) => {
    await signInAsNewRecruiter(page, mail);
    await page.goto(paths.postJob(1));
    await fillJobInfo(page, "Night Planner");
    await page.getByRole("button", { name: "Next" }).click();
    const letThrough = await holdScripts(page);
    await page.goto(paths.postJob(2), { waitUntil: "commit" });
    await page.getByLabel("Job Description").fill(DESCRIPTION);
    letThrough();
    await expect(page.getByText("Draft saved")).toBeVisible();
    await page.goto(paths.postJob(3));
    await untilItListens(page);
    const review = page.getByRole("region", { name: "Posting review" });
    await expect(review).not.toContainText("rockstar");
    await page.getByText("See the source").click();
    const source = page.getByLabel("Final Job Posting");
    await source.press("Control+End");
    await source.pressSequentially("\n\nBe a rockstar.");
    await expect(review.locator("mark", { hasText: "rockstar" })).toBeVisible();
    await expect(source).toBeFocused();
    await page.route("**/postJob/draft", (route) => route.abort());
    await source.pressSequentially(" Or two.");
    await expect(page.getByText("Not saved yet: we will try again as you type.")).toBeVisible();
  },
);

test(
  "whoever goes on typing in another tab of a posted job is told that nothing of it is saved",
  needsScripts("without a script the buttons say it"),
  async ({ page, mail, context }) => {
    await signInAsNewRecruiter(page, mail);
    await page.goto(paths.postJob(1));
    await fillJobInfo(page, "Shift Planner");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Job Description").fill(DESCRIPTION);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Step 3 of 3")).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await untilItListens(other);
    await page.getByLabel(/I agree to the/).check();
    await page.getByRole("button", { name: "Submit Job Posting" }).last().click();
    await expect(page.getByRole("heading", { name: "Job Posted Successfully!" })).toBeVisible();
    await other.getByText("See the source").click();
    await other.getByLabel("Final Job Posting").press("End");
    await other.getByLabel("Final Job Posting").pressSequentially(" by night");
    await expect(other.getByText("What you change here is not saved.")).toBeVisible();
    await other.getByRole("button", { name: "Submit Job Posting" }).last().click();
    await expect(other).toHaveURL(page.url());
    await expect(other.getByText("This job has been posted already.")).toBeVisible();
  },
);

test("a tab of a draft that was thrown away in another keeps nothing until somebody chooses", async ({
  page,
  mail,
  context,
  javaScriptEnabled,
}) => {
  await signInAsNewRecruiter(page, mail);
  await page.goto(paths.postJob(1));
  await fillJobInfo(page, "Ferry Planner");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await untilItListens(other);
  await page.getByText("Your draft is kept on this account").click();
  await page.getByRole("button", { name: "Throw it away and start again" }).click();
  await expect(page.getByText("Your draft was thrown away.")).toBeVisible();
  await fillJobInfo(page, "Canal Planner");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Job Description").fill(DESCRIPTION);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 3 of 3")).toBeVisible();

  const words = `${DESCRIPTION}\n- Sea legs`;
  await other.getByLabel("Job Description").fill(words);
  if (javaScriptEnabled) await expect(other.getByText("What you change here is not saved.")).toBeVisible();
  await other.getByRole("button", { name: "Next" }).click();
  const notice = other.getByRole("alert");
  await expect(notice).toContainText(
    "begun another draft in another tab or on another device: “Canal Planner”",
  );
  await expect(other.getByLabel("Job Description")).toHaveValue(words);
  await noProblems(other);
  await notice.getByRole("link", { name: "Take what is kept" }).click();
  await expect(other.getByLabel("Job Description")).toHaveValue(DESCRIPTION);
  await page.reload();
  await expect(page.getByLabel("Final Job Posting")).not.toHaveValue(/Sea legs/);
});

test(
  "whoever goes on while their words are still being kept is not told of themselves",
  needsScripts("without a script only the buttons keep"),
  async ({ page, mail }) => {
    await signInAsNewRecruiter(page, mail);
    await page.goto(paths.postJob(1));
    await fillJobInfo(page, "Harbour Planner");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Step 2 of 3")).toBeVisible();
    await untilItListens(page);
    await page.route("**/postJob/draft", async (route) => {
      await route.fetch();
      // Its answer is lost on the way.
      await route.abort();
    });
    const description = page.getByLabel("Job Description");
    await description.fill("Half a sentence");
    await expect(page.getByText("Not saved yet: we will try again as you type.")).toBeVisible();
    await description.fill(DESCRIPTION);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Step 3 of 3")).toBeVisible();
  },
);

test("a recruiter finds a job by search and filters", async ({ page }, { project }) => {
  await signInAsDemoRecruiter(page);
  await page.goto(paths.jobs());
  await page.getByRole("searchbox").fill("engineer");
  await page.getByLabel("Status", { exact: true }).selectOption("Paused");
  if (project.use.javaScriptEnabled === false)
    await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/jobs\?q=engineer&status=paused$/);
  await expect(page.getByRole("heading", { name: /Principal Software Engineer/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Senior Frontend Engineer" })).toHaveCount(0);
  await page.goto(paths.jobs({ q: "plumber" }));
  await expect(page.getByText("No jobs found")).toBeVisible();
});

test(
  "what is chosen before the page listens is not lost",
  needsScripts("a page without scripts listens at once"),
  async ({ page }) => {
    await signInAsDemoRecruiter(page);
    const letThrough = await holdScripts(page);
    await page.goto(paths.jobs(), { waitUntil: "commit" });
    await page.getByRole("searchbox").fill("engineer");
    await page.getByLabel("Status", { exact: true }).selectOption("Paused");
    letThrough();
    await expect(page).toHaveURL(/\/jobs\?q=engineer&status=paused$/);
  },
);

test(
  "a status set before the page listens is set",
  needsScripts("a page without scripts listens at once"),
  async ({ page }) => {
    await signInAsDemoRecruiter(page);
    const letThrough = await holdScripts(page);
    await page.goto(paths.jobs({ q: "Technical Writer" }), { waitUntil: "commit" });
    const status = page.getByLabel("Status of Technical Writer");
    const before = await status.inputValue();
    await openJobMenu(page, "Technical Writer");
    await status.selectOption("Set Paused");
    letThrough();
    await expect(page.getByText("“Technical Writer” is paused now.")).toBeVisible();
    await status.focus();
    await status.selectOption(before);
    await expect(page.getByText("“Technical Writer” is paused now.")).toBeHidden();
    await expect(status).toHaveValue(before);
    await expect(status).toBeFocused();
  },
);

test(
  "a status that could not be set falls back to the one that stands",
  needsScripts("a page loaded anew shows what stands"),
  async ({ page }) => {
    await signInAsDemoRecruiter(page);
    await page.goto(paths.jobs({ q: "Product Designer" }));
    await page.route("**/status*", (route) => {
      const sent = route.request().postData();
      return route.continue(sent ? { postData: sent.replace("status=closed", "status=active") } : {});
    });
    const status = page.getByLabel("Status of Product Designer");
    await openJobMenu(page, "Product Designer");
    await status.selectOption("Set Closed");
    await expect(page.getByText("“Product Designer” is active now.")).toBeVisible();
    await expect(status).toHaveValue("active");
  },
);

test(
  "of two statuses chosen one after the other, the second stands",
  needsScripts("a page loaded anew shows what stands"),
  async ({ page }) => {
    await signInAsDemoRecruiter(page);
    await page.goto(paths.jobs({ q: "Data Engineering Intern" }));
    await page.waitForLoadState("networkidle");
    const status = page.getByLabel("Status of Data Engineering Intern");
    await openJobMenu(page, "Data Engineering Intern");
    await status.selectOption("Set Paused");
    await status.selectOption("Set Draft");
    await expect(page.getByText("“Data Engineering Intern, Summer” is draft now.")).toBeVisible();
    await expect(status).toHaveValue("draft");
  },
);

test(
  "the statuses of two jobs chosen one after the other both stand",
  needsScripts("a page loaded anew shows what stands"),
  async ({ page }) => {
    await signInAsDemoRecruiter(page);
    await page.goto(paths.jobs());
    await page.waitForLoadState("networkidle");
    let saved = 0;
    page.on("response", (answer) => {
      if (answer.request().method() === "POST" && answer.url().includes("/status")) saved += 1;
    });
    const writer = page.getByLabel("Status of Technical Writer");
    const intern = page.getByLabel("Status of Data Engineering Intern");
    await openJobMenu(page, "Technical Writer");
    await writer.selectOption("Set Closed");
    await page.keyboard.press("Escape");
    await openJobMenu(page, "Data Engineering Intern");
    await intern.selectOption("Set Closed");
    await expect(page.getByText("is closed now.")).toBeVisible();
    // A page that is loaded anew breaks off what is still on its way.
    await expect.poll(() => saved).toBe(2);
    for (const status of [writer, intern]) await expect(status).toHaveValue("closed");
    await page.reload();
    for (const status of [writer, intern]) await expect(status).toHaveValue("closed");
  },
);

test(
  "a status whose line could not be shown is seen all the same, and the next one is set",
  needsScripts("a page loaded anew shows what stands"),
  async ({ page }) => {
    await signInAsDemoRecruiter(page);
    await page.goto(paths.jobs({ q: "Data Engineering Intern" }));
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      Element.prototype.replaceWith = () => {
        throw new Error("this line does not change");
      };
    });
    const status = page.getByLabel("Status of Data Engineering Intern");
    const line = page.locator(".job-head", { hasText: "Data Engineering Intern" });
    await openJobMenu(page, "Data Engineering Intern");
    await status.selectOption("Set Paused");
    await expect(line).toContainText("Paused");
    await page.waitForLoadState("networkidle");
    await openJobMenu(page, "Data Engineering Intern");
    await status.selectOption("Set Draft");
    await expect(line).toContainText("Draft");
    await expect(page.getByText("“Data Engineering Intern, Summer” is draft now.")).toBeVisible();
  },
);

test(
  "the keyboard stays on a filter that was changed, and what was typed stays as it is",
  needsScripts("a page loaded anew begins by itself"),
  async ({ page }) => {
    await signInAsDemoRecruiter(page);
    await page.goto(paths.jobs());
    await page.waitForLoadState("networkidle");
    const filter = page.getByLabel("Status", { exact: true });
    await filter.focus();
    await filter.selectOption("Paused");
    await expect(page).toHaveURL(/status=paused/);
    await expect(page.getByRole("heading", { name: "Senior Frontend Engineer" })).toHaveCount(0);
    await expect(filter).toBeFocused();
    await expect(filter).toHaveValue("paused");
    await page.getByRole("searchbox").pressSequentially("principal ");
    await expect(page).toHaveURL(/q=principal/);
    await page.waitForLoadState("networkidle");
    await page.getByRole("searchbox").pressSequentially("soft");
    await expect(page).toHaveURL(/q=principal\+soft/);
    await page.goBack();
    await page.goto(paths.jobs({ status: "draft" }));
    await expect(filter).toHaveValue("draft");
  },
);

test("each job is a line of at most sixty pixels, with one action beside its menu", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsDemoRecruiter(page);
  await page.goto(paths.jobs());
  const lines = page.locator(".jobs > .job");
  await expect(lines.nth(7)).toBeAttached();
  for (const line of await lines.all()) {
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(60);
    await expect(line.locator(".btn").filter({ visible: true })).toHaveCount(1);
    await expect(line.getByText(/^(Delete|Edit)/).filter({ visible: true })).toHaveCount(0);
  }
});

test(
  "the list of jobs does not move under the finger when the page begins to listen",
  needsScripts("only a script can measure it"),
  async ({ page }) => {
    await signInAsDemoRecruiter(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const letThrough = await holdScripts(page);
      await page.goto(paths.jobs(), { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const drawn = await drawnAt(page);
      letThrough();
      await untilItListens(page);
      expect(await movement(page, drawn)).toBe(0);
    }
  },
);

async function postJob(page: Page, title: string): Promise<void> {
  await page.goto(paths.postJob(1));
  await fillJobInfo(page, title);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Job Description").fill(DESCRIPTION);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel(/I agree to the/).check();
  await page.getByRole("button", { name: "Submit Job Posting" }).last().click();
  await expect(page.getByRole("heading", { name: "Job Posted Successfully!" })).toBeVisible();
}

async function makeBold(page: Page, line: string): Promise<void> {
  const posting = page.getByRole("textbox", { name: "The posting, as applicants see it" });
  await posting.getByText(line).click();
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+End");
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(posting.locator("b, strong").filter({ hasText: line })).toBeVisible();
}

/** As somebody does who has never seen Markdown. */
async function writeOnThePage(page: Page): Promise<void> {
  const posting = page.getByRole("textbox", { name: "The posting, as applicants see it" });
  await posting.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Bring your own torch.");
  await page.getByRole("button", { name: "Heading" }).click();
  await expect(page.getByText("Draft saved")).toBeVisible();
  await expect(posting.getByRole("heading", { name: "Bring your own torch." })).toBeVisible();
}

async function fillJobInfo(page: Page, title: string): Promise<void> {
  await page.getByLabel("Job Title").fill(title);
  await page.getByLabel("Job Type").selectOption("Full-time");
  await expect(page.getByLabel("Office Location")).toBeHidden();
  await page.getByText("Hybrid", { exact: true }).click();
  await page.getByLabel("Office Location").fill("Leeds");
  await page.getByLabel("Salary Min").fill("52000");
  await page.getByLabel("Salary Max").fill("66,000");
  await page.getByLabel("Department").fill("Networks");
}

async function editTheTitle(page: Page, from: string, to: string): Promise<void> {
  await openJobMenu(page, from);
  await page.getByRole("link", { name: `Edit ${from}` }).click();
  await page.getByLabel("Job Title").fill(to);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`“${to}” is saved.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: to })).toBeVisible();
}

async function pauseAndDelete(page: Page, title: string): Promise<void> {
  await page.goto(paths.jobs({ q: title }));
  await openJobMenu(page, title);
  await page.getByLabel(`Status of ${title}`).selectOption("Set Paused");
  const set = page.getByRole("button", { name: "Set", exact: true });
  if ((await set.count()) > 0) await set.click();
  await expect(page.getByText(`“${title}” is paused now.`)).toBeVisible();
  const deletion = page.getByRole("link", { name: "Delete" });
  if (!(await deletion.isVisible())) await openJobMenu(page, title);
  await deletion.click();
  await expect(page.getByText("Are you sure you want to delete this job posting?")).toBeVisible();
  const dialog = page.getByRole("dialog");
  if ((await dialog.count()) > 0) {
    await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  }
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`“${title}” was deleted.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/jobs(\?|$)/);
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
}
