import type { Page } from "@playwright/test";

/** What stands behind the dots of a row of /jobs; the first row's without a title. */
export const openJobMenu = (page: Page, title = "") =>
  page
    .locator("summary", { hasText: `More for ${title}` })
    .first()
    .click();
