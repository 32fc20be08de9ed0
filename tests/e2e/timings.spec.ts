import { expect, type Locator, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { needsScripts, test } from "../support/journey";
import { signInAsDemoRecruiter } from "../support/sign-in";

// The specification's timings, on a clock that moves when it is told to. Motion is asked from the browser
// itself, which may show words before it has their style.

test("the gate takes 800 ms to look at a password, and shakes for 500 ms over a wrong one", async ({
  page,
  javaScriptEnabled,
}) => {
  if (javaScriptEnabled) await stopTheClock(page);
  await page.goto(paths.pass());
  await page.getByLabel("Password", { exact: true }).fill("not this");
  if (javaScriptEnabled) {
    await page.waitForFunction(() => customElements.get("pass-gate") !== undefined);
    const sent = posts(page);
    await page.getByRole("button", { name: "Unlock" }).click();
    await expect(page.getByRole("button", { name: "Verifying..." })).toBeVisible();
    await page.clock.runFor(799);
    expect(sent).toEqual([]);
    await page.clock.runFor(1);
  } else {
    await page.getByRole("button", { name: "Unlock" }).click();
  }
  await expect(page.getByRole("alert")).toContainText("Incorrect password. Please try again.");
  await expect.poll(() => motionOf(page.locator("form.shake"))).toEqual(["shake 0.5s after 0s"]);
});

test("thanks for a message stand for five seconds", async ({ page }) => {
  await signInAsDemoRecruiter(page);
  await page.goto(paths.connect("Idea"));
  await page.getByLabel("Message").fill("A clock that stands still.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank You!")).toBeVisible();
  await expect.poll(() => motionOf(page.locator(".thanks"))).toEqual(["gone 0s after 5s"]);
});

test(
  "the waiting page looks by itself once, after 100 ms",
  needsScripts("without JavaScript the Refresh button does it"),
  async ({ page }) => {
    await page.goto(paths.register());
    await page.getByLabel("Email Address").fill("first-look@bergwerk.example");
    await page.getByLabel("Password", { exact: true }).fill("seven grey geese");
    await page.getByLabel("Confirm Password").fill("seven grey geese");
    await page.getByLabel("Company Name").fill("Berg & Tal");
    await page.getByLabel("Your Name").fill("Anna Berg");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page).toHaveURL(new RegExp(paths.verifyEmail()));

    // The page that registration led to looks as well: it must not be the one that is counted.
    await page.goto("about:blank");
    let requests = 0;
    await page.route("**/verifyemail/state", (route) => {
      requests++;
      return route.fulfill({ json: { verified: true } });
    });
    await stopTheClock(page);
    await page.goto(paths.verifyEmail());
    await page.waitForFunction(() => customElements.get("verify-watch") !== undefined);
    await page.clock.runFor(99);
    expect(requests).toBe(0);
    await page.clock.runFor(1);
    await expect(page.getByText("Email verified! Redirecting...")).toBeVisible();
    expect(requests).toBe(1);
  },
);

async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The documents that are asked for by a form from now on. */
function posts(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  return sent;
}

const motionOf = (what: Locator) =>
  what.evaluate((element) => {
    const { animationName, animationDuration, animationDelay } = getComputedStyle(element);
    return [`${animationName} ${animationDuration} after ${animationDelay}`];
  });
