import type { Page } from "@playwright/test";

/** Fills in the notice form that is open, with a picture, but for its tick and its sum. */
export async function fillInNotice(page: Page, address: string): Promise<void> {
  await page.getByLabel("Report of alleged unlawful content").check();
  await page.getByLabel("Your Name").fill("Anna Berg");
  await page.getByLabel("Email Address").fill(address);
  await page.getByLabel("Affected addresses").fill("https://rolecall.example/apply/1");
  await page.getByLabel("Description").fill("The posting asks for applicants under thirty.");
  await page.getByLabel("Legal basis").fill("Equality Act 2010, section 13");
  await page.getByLabel("Supporting evidence").setInputFiles({
    name: "screen.png",
    mimeType: "image/png",
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  });
  await page.getByLabel("Signature").fill("Anna Berg");
  await page.getByLabel("Date", { exact: true }).fill("2026-11-21");
}

/** Reads the sum that keeps machines out, and answers it. */
export async function solveTheSum(page: Page): Promise<void> {
  const label = page.locator("label").filter({ hasText: "What is" });
  const [first = 0, second = 0] = ((await label.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
  await page.getByLabel(/^What is/).fill(String(first + second));
}
