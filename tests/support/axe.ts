import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds, a line each, by a script in the page itself: no page of ours has a frame.
 * @param rules only these; all without
 */
export async function axeProblems(page: Page, rules?: string[]): Promise<string[]> {
  const runOnly = rules ? { runOnly: { type: "rule" as const, values: rules } } : {};
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"], ...runOnly })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
