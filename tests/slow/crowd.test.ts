import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { aRecruiter } from "../support/people";
import { aJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";
import { manySent } from "../support/sent";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.empty();
});

test("of a thousand at once all are evaluated in a minute, another company's first in 5 s", async () => {
  const crowded = await aJob(product, await aRecruiter(product));
  const quiet = await aJob(product, await aRecruiter(product));
  const now = Date.now();
  const sent = [
    ...(await manySent(product, crowded, "01A", 900, now)),
    ...(await manySent(product, quiet, "01B", 100, now)),
  ];
  const begun = Date.now();
  const announced = product.announceSent(sent);
  const seconds = () => (Date.now() - begun) / 1000;
  const done = async (job: { id: string }) =>
    (await product.db
      .prepare("select count(*) as n from applications where job_id = ? and evaluation_state = 'done'")
      .bind(job.id)
      .first<number>("n")) ?? 0;
  const until = async (reached: () => Promise<boolean>) => {
    while (!(await reached()) && seconds() < 180) await sleep(100);
    return seconds();
  };
  const firstOfQuiet = await until(async () => (await done(quiet)) > 0);
  await announced;
  const all = await until(async () => (await done(crowded)) + (await done(quiet)) === 1000);
  expect(firstOfQuiet).toBeLessThan(5);
  expect(all).toBeLessThan(60);
});
