import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { pageAt } from "./every-page";

/** axe's rules that look at colours: those of all that take longest. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds, a line each, by a script in the page itself: no page of ours has a frame. */
export async function axeProblems(
  page: Page,
  rules: "all" | "of colours" | "of all else" = "all",
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  if (rules === "of colours") axe.withRules(OF_COLOURS);
  if (rules === "of all else") axe.disableRules(OF_COLOURS);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
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
