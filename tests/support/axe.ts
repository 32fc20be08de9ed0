import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import type axe from "axe-core";
import { pageAt } from "./every-page";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** axe's rules that look at colours: those of all that take longest. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds, a line each, by a script in the page itself: no page of ours has a frame. */
export async function axeProblems(
  page: Page,
  rules: "all" | "of colours" | "of all else" = "all",
): Promise<string[]> {
  const options: axe.RunOptions = { resultTypes: ["violations"], iframes: false };
  if (rules === "of colours") options.runOnly = OF_COLOURS;
  if (rules === "of all else")
    options.rules = Object.fromEntries(OF_COLOURS.map((id) => [id, { enabled: false }]));
  // Once for a page: its way into it takes as long as a look.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (how) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, how);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, options);
}

/**
 * On a page that a journey passes through, named by its file under `app/routes/` where no other looks at it;
 * axe cannot look where no script runs.
 */
export async function noProblems(page: Page, file?: string): Promise<void> {
  if (file !== undefined) expect(pageAt(page.url())).toBe(file);
  if (test.info().project.use.javaScriptEnabled === false) return;
  expect(await axeProblems(page)).toEqual([]);
}
