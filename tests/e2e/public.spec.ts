import { expect, type Page } from "@playwright/test";
import { brand } from "~/brand";
import { paths } from "~/paths";
import { answerEverything, fillInApplication, uploadCv, verify } from "../support/hiring";
import { holdScripts, needsScripts, ownAddress, test } from "../support/journey";
import { drawnAt, movement } from "../support/movement";
import { becomeStaff } from "../support/sign-in";
import { fillInNotice, solveTheSum } from "../support/visitor";

const banner = (page: Page) => page.getByRole("complementary", { name: "Cookies" });
const runsScripts = () => test.info().project.use.javaScriptEnabled !== false;

test("someone who accepts on a page rendered ahead is asked on no page again", async ({ page }) => {
  await page.goto(paths.terms());
  await banner(page).getByRole("button", { name: "Accept" }).click();
  await expect(banner(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${paths.terms()}$`));
  for (const path of [paths.home(), paths.login(), paths.terms()]) {
    await page.goto(path);
    await expect(banner(page)).toBeHidden();
  }
  if (!runsScripts()) return;
  const kept = await page.evaluate(() => localStorage.getItem("cookie-consent"));
  expect(Date.parse(kept ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

test("More info says what would be counted, and why", async ({ page }) => {
  await page.goto(paths.home());
  const purpose = banner(page).getByText("Site usage analytics");
  await expect(purpose).toBeHidden();
  await banner(page).getByText("More info").click();
  await expect(purpose).toBeVisible();
  await expect(banner(page).getByText("Enhanced user experience")).toBeVisible();
});

test("accepting costs nobody what is typed already", async ({ page, context }) => {
  await page.goto(paths.register());
  await page.getByLabel("Company Name").fill("Bergwerk Tools");
  const opened = runsScripts() ? null : context.waitForEvent("page");
  await banner(page).getByRole("button", { name: "Accept" }).click();
  if (opened === null) await expect(banner(page)).toBeHidden();
  else await expect((await opened).getByText("still in the tab that you came from")).toBeVisible();
  await expect(page.getByLabel("Company Name")).toHaveValue("Bergwerk Tools");
});

test("without a script, rejecting costs nobody what is typed already either", async ({ page, context }) => {
  test.skip(runsScripts(), "with scripts the visitor leaves, as the button says");
  await context.route("https://www.google.com/**", (route) => route.fulfill({ body: "a search engine" }));
  await page.goto(paths.register());
  await page.getByLabel("Company Name").fill("Bergwerk Tools");
  const opened = context.waitForEvent("page");
  await banner(page).getByRole("button", { name: "Reject" }).click();
  await expect(await opened).toHaveURL("https://www.google.com/");
  await expect(page.getByLabel("Company Name")).toHaveValue("Bergwerk Tools");
});

for (const [width, height, way] of [
  [360, 740, "Looking for a job?"],
  [1280, 800, "For applicants"],
] as const)
  test(`a stranger comes from the start page to a job and applies, ${width} pixels wide`, async ({
    page,
    mail,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(paths.home());
    await page.getByRole("link", { name: way }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Open jobs" })).toBeVisible();
    await page.getByLabel("Title, company or place").fill("designer");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("link", { name: "Product Designer" }).click();
    await expect(page.getByRole("heading", { name: "What applying asks for" })).toBeVisible();
    await page.getByRole("link", { name: "Apply for this job" }).first().click();
    const email = ownAddress(`stranger-${width}`);
    await fillInApplication(page, { first: "Mira", last: "Solberg", email });
    await verify(page, await mail.to(email, /verify/i));
    await uploadCv(page);
    await answerEverything(page);
    expect((await mail.to(email, /We have your application/)).text).toContain("Product Designer");
  });

test("whoever may book a call finds no link upon another, on phone or tablet @scripts", async ({ page }) => {
  await page.goto(paths.home());
  const links = page.locator(".masthead nav");
  await links.evaluate((nav) => {
    const booking = document.createElement("a");
    booking.className = "btn ghost small masthead-more";
    booking.textContent = "Book a call";
    nav.insertBefore(booking, nav.querySelector(".btn"));
  });
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    const shown = await links.locator("a:visible").all();
    const boxes = await Promise.all(shown.map((link) => link.boundingBox()));
    for (const [at, box] of boxes.slice(1).entries()) {
      const before = boxes[at];
      const end = (before?.x ?? 0) + (before?.width ?? 0);
      expect(box?.x, `link ${at + 2} at ${width}`).toBeGreaterThan(end + 6);
    }
  }
});

test("on a phone the beta form and the page behind it are as wide as the phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [paths.beta(), paths.home()]) {
    await page.goto(path);
    const [behind] = await page.locator("h1").evaluateAll((lines) => lines.map((line) => line.scrollWidth));
    expect(behind, path).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

test("on a phone the cookie banner is at most 72 pixels high, and both answers weigh the same", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [paths.home(), paths.login()]) {
    await page.goto(path);
    expect((await banner(page).boundingBox())?.height, path).toBeLessThanOrEqual(72);
  }
  const [accept, reject] = await Promise.all(
    ["Accept", "Reject"].map((name) => banner(page).getByRole("button", { name }).boundingBox()),
  );
  expect([accept?.width, accept?.height]).toEqual([reject?.width, reject?.height]);
});

test("someone who rejects leaves for a search engine, and is not asked when they come back", async ({
  page,
}) => {
  await page
    .context()
    .route("https://www.google.com/**", (route) => route.fulfill({ body: "a search engine" }));
  await page.goto(paths.home());
  await banner(page).getByRole("button", { name: "Reject" }).click();
  await expect(page).toHaveURL("https://www.google.com/");
  for (const path of [paths.home(), paths.login()]) {
    await page.goto(path);
    await expect(banner(page)).toBeHidden();
  }
});

test("a legal page is printed dark on white, also by somebody who reads in the dark", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto(paths.terms());
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(26, 28, 35)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("before anybody has accepted, no page asks another site for anything", async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  for (const path of [paths.home(), paths.yellow(), paths.beta(), paths.dsa(), paths.login()])
    await page.goto(path);
  expect(new Set(asked)).toEqual(new Set([new URL(baseURL ?? "").origin]));
});

for (const arrival of ["late", "never"] as const) {
  test(
    `with the headline face ${arrival}, the landing pages keep their size and nothing on them moves`,
    needsScripts("only a script can measure it"),
    async ({ page }) => {
      await page.route("**/*.woff2", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await (arrival === "late" ? route.continue() : route.abort());
      });
      for (const path of [paths.home(), paths.yellow()]) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const drawn = await drawnAt(page);
        const [height, beyond] = await page.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          return [scrollHeight, scrollWidth - innerWidth] as const;
        });
        expect(height).toBeLessThanOrEqual(3000);
        expect(beyond).toBe(0);
        await page.evaluate(() => document.fonts.ready);
        expect(await movement(page, drawn)).toBe(0);
      }
    },
  );
}

test(
  "on the landing page each quotation of the register stands on one line",
  needsScripts("only a script can measure it"),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(paths.home());
    const heights = await page
      .locator(".roll-quote")
      .evaluateAll((quotes) => quotes.map((quote) => quote.getBoundingClientRect().height));
    expect(heights).toHaveLength(7);
    expect(Math.max(...heights)).toBeLessThan(25);
  },
);

test("a visitor of the dark landing page applies for the beta, and corrects a mistake on the way", async ({
  page,
}) => {
  const address = `journey-${test.info().project.name.length}-${Date.now()}@bergwerk.example`;
  await page.goto(paths.yellow());
  await page.getByRole("link", { name: "Start Hiring" }).click();
  const dialog = page.getByRole("dialog", { name: "Apply for Beta Access" });
  await dialog.getByLabel("Your Name").fill("Anna Berg");
  if (await page.evaluate(() => document.querySelector("dialog")?.matches(":modal"))) {
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await page.getByRole("link", { name: "Start Hiring" }).click();
    await expect(dialog.getByLabel("Your Name")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("link", { name: "Start Hiring" }).click();
  }
  await dialog.getByLabel("Email Address").fill("anna@bergwerk");
  await dialog.getByLabel("Company Name").fill("Bergwerk Tools");
  await dialog.getByLabel("What do you need to hire for?").fill("Two engineers.");
  await solveTheSum(page);
  await dialog.getByRole("button", { name: "Apply for Beta Access" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Please enter a valid email");
  await expect(dialog.getByLabel("What do you need to hire for?")).toHaveValue("Two engineers.");
  await dialog.getByLabel("Email Address").fill(address);
  await solveTheSum(page);
  await dialog.getByRole("button", { name: "Apply for Beta Access" }).click();
  await expect(page.getByRole("heading", { name: "Thank You for Applying!" })).toBeVisible();
  await expect(page).toHaveURL(/\/yellow\/apply\?sent=yes$/);
});

test("whoever has applied for the beta on a phone reads Close as one word", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${paths.beta()}?sent=yes`);
  await expect(page.getByRole("heading", { name: "Thank You for Applying!" })).toBeVisible();
  const lines = (link: Element) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    return words.getClientRects().length;
  };
  expect(await page.getByRole("dialog").getByText("Close", { exact: true }).evaluate(lines)).toBe(1);
});

test(
  "whoever types before the page listens goes on in the same field",
  needsScripts("a page without scripts listens at once"),
  async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto(paths.beta(), { waitUntil: "commit" });
    const company = page.getByLabel("Company Name");
    await company.pressSequentially("Berg");
    letThrough();
    await page.locator("dialog:modal").waitFor();
    await page.keyboard.type("werk");
    await expect(company).toHaveValue("Bergwerk");
  },
);

test("the team reads what applicants wrote, approves one, and logs out", async ({ page, mail }) => {
  const address = `approved-${Date.now()}@bergwerk.example`;
  await applyForBeta(page, address);
  await becomeStaff(page);
  await page.goto(paths.pass());
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("not this");
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("alert")).toContainText("Incorrect password. Please try again.");
  await expect(password).toHaveValue("");
  await password.fill("marigold-pass-1");
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("heading", { name: "Secure Content" })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: address });
  await row.locator("summary").filter({ hasText: "Approve" }).click();
  await row.getByRole("button", { name: "Approve and invite" }).click();
  await expect(page.getByRole("status")).toContainText("The invitation is on its way.");
  await expect(row).toContainText("approved");
  await mail.to(address, /./, paths.register());
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await expect(row).toContainText("approved");
  await page.getByRole("link", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Protected page" })).toBeVisible();
  await expect(page.getByText(address)).toHaveCount(0);
});

async function applyForBeta(page: Page, address: string): Promise<void> {
  await page.goto(paths.beta());
  await page.getByLabel("Your Name").fill("Anna Berg");
  await page.getByLabel("Email Address").fill(address);
  await page.getByLabel("Company Name").fill("Bergwerk Tools");
  await solveTheSum(page);
  await page.getByRole("button", { name: "Apply for Beta Access" }).click();
  await expect(page.getByRole("heading", { name: "Thank You for Applying!" })).toBeVisible();
}

test("somebody reports a posting with a picture, and hears what the team decided", async ({ page, mail }) => {
  const address = `notice-${Date.now()}@bergwerk.example`;
  await page.goto(paths.dsa());
  await page.getByRole("link", { name: "Fill in the notice" }).click();
  await fillInNotice(page, address);
  await solveTheSum(page);
  await page.getByRole("button", { name: "Send the notice" }).click();
  await expect(page.getByRole("alert")).toContainText("You must confirm the declaration to continue");
  await expect(page.getByText("Remove screen.png")).toBeVisible();
  await page.getByLabel("I believe in good faith").check();
  await solveTheSum(page);
  await page.getByRole("button", { name: "Send the notice" }).click();
  await expect(page.getByRole("heading", { name: "We have your notice" })).toBeVisible();
  const reference = /DSA-\d{4}-\w{10}/.exec(await page.getByRole("status").innerText())?.[0] ?? "none";
  const acknowledged = await mail.to(address);
  expect(acknowledged.subject).toContain(reference);
  expect(acknowledged.text).toContain("1 attachment");

  const toTheTeam = await mail.to(brand.noticeEmail, new RegExp(reference));
  const link = toTheTeam.links.find((one) => one.includes("/pass/notices/")) ?? "";
  await becomeStaff(page);
  await page.goto(new URL(link).pathname);
  await page.getByLabel("Password", { exact: true }).fill("marigold-pass-1");
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("heading", { name: "Notice from Anna Berg" })).toBeVisible();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "screen.png" }).click();
  expect((await saved).suggestedFilename()).toBe("screen.png");
  await page.getByLabel("The content was removed").check();
  await page.getByRole("button", { name: "Send the decision" }).click();
  await expect(page.getByRole("alert")).toContainText("Please give the reasons");
  await expect(page.getByLabel("The content was removed")).toBeChecked();
  await page.getByRole("textbox", { name: "The reasons" }).fill("The posting asked for an age.");
  await page.getByLabel("No automated means were used").check();
  await page.getByRole("button", { name: "Send the decision" }).click();
  await expect(page.getByRole("status")).toContainText("The decision is on its way.");
  await expect(page.getByRole("button", { name: "Send the decision" })).toHaveCount(0);
  const outcome = await mail.to(address, /The outcome of your notice/);
  expect(outcome.text).toContain("The posting asked for an age.");
  await page.getByRole("link", { name: "Notices" }).click();
  await page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: "Decided" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: reference })).toContainText("removed");
});
