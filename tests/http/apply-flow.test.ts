import { beforeAll, expect, test } from "vitest";
import { paths } from "~/paths";
import { aCv, firstRow, NEWCOMER } from "../support/applying";
import { linkTo } from "../support/mails";
import { aRecruiter } from "../support/people";
import { PlainBrowser } from "../support/plain-browser";
import { aJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});

test("whoever applies without JavaScript asks us 14 times, and the database 19 times", async () => {
  await product.empty();
  const job = await aJob(product, await aRecruiter(product));
  const browser = new PlainBrowser(product);
  await browser.open(paths.apply(job.id));
  await browser.press("Create Account", NEWCOMER);
  await browser.open(await linkTo(product, "amara@example.org"));
  await browser.press("Verify my address");
  const cv = aCv();
  await browser.press("Continue", { cv: new File([cv.bytes.slice()], cv.name) });
  for (const number of [1, 2, 3, 4, 5]) {
    expect(browser.html).toMatch(new RegExp(`Question (<!-- -->)?${number}`));
    await browser.press("Next", { answer: `Answer ${number}` });
  }
  expect(browser.html).toContain("Answer 5");
  await browser.press("Submit Assessment");
  expect(browser.html).toContain("Your application has been sent.");
  expect(await firstRow(product, "applications")).toMatchObject({ submitted_at: expect.any(Number) });
  expect(browser.spent.requests).toBeLessThanOrEqual(14);
  expect(browser.spent.trips).toBeLessThanOrEqual(19);
  expect(browser.spent.rows).toBeLessThanOrEqual(60);
  expect(browser.spent.written).toBeLessThanOrEqual(30);
});
