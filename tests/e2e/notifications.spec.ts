import { expect } from "@playwright/test";
import { paths } from "~/paths";
import { test } from "../support/journey";
import { signInAsDemoRecruiter, unlockPass } from "../support/sign-in";

test("a recruiter reads the news in the header, and opens one", async ({ page, javaScriptEnabled }) => {
  await signInAsDemoRecruiter(page);
  const unread = page.getByRole("button", { name: /^Unread: .*evaluat/ });
  // The demo's candidates are evaluated in the background.
  const countUnread = async () => {
    await page.goto(paths.notifications());
    return unread.count();
  };
  await expect.poll(countUnread).toBeGreaterThan(0);
  await page.goto(paths.dashboard());
  await page.locator("summary").filter({ hasText: "Notifications" }).click();
  if (!javaScriptEnabled) await page.getByRole("link", { name: "See all notifications" }).click();
  await unread.first().click();
  // A line of several people is opened into them.
  await page.waitForURL(/\/dash\/|\?line=/);
  const people = page.getByRole("listitem").filter({ hasText: "Evaluation ready" });
  if (page.url().includes("?line=")) await people.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/dash\/\w{26}/);
});

test("someone who sent an idea reads the team's answer", async ({ page, mail, javaScriptEnabled }) => {
  const idea = `A tick for every name, number ${Date.now()}.`;
  await signInAsDemoRecruiter(page);
  await page.goto(paths.connect("Idea"));
  await page.getByLabel("Message").fill(idea);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("link", { name: "What you sent us, and our answers" }).click();
  const sent = page.getByRole("listitem").filter({ hasText: idea });
  await expect(sent).toContainText("Open");

  await unlockPass(page);
  await page.getByRole("link", { name: "Messages" }).click();
  await page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: "Open" }).click();
  await page.getByRole("listitem").filter({ hasText: idea }).getByRole("link").click();
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByRole("alert")).toContainText("Please write an answer");
  await page.getByLabel("Your answer").fill("You will find it in your next list.");
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByRole("status")).toContainText("The answer is on its way.");
  await expect(page.getByText("You will find it in your next list.")).toBeVisible();
  await expect(page.getByLabel("Your answer")).toHaveCount(0);

  const letter = await mail.to("priya.nair@northwind.example", /An answer to your idea/, `> ${idea}`);
  expect(letter.text).toContain("You will find it in your next list.");
  await page.context().clearCookies({ name: "__Host-session" });
  await signInAsDemoRecruiter(page);
  await page.goto(paths.dashboard());
  await page.locator("summary").filter({ hasText: "Notifications" }).click();
  if (!javaScriptEnabled) await page.getByRole("link", { name: "See all notifications" }).click();
  await page
    .getByRole("button", { name: /^Unread: Feedback answered/ })
    .filter({ hasText: idea })
    .click();
  await expect(page.getByRole("heading", { name: "Your idea" })).toBeVisible();
  await expect(page.getByText("You will find it in your next list.")).toBeVisible();
  await page.getByRole("link", { name: "What you sent us" }).click();
  await expect(sent).toContainText("Answered");
});
