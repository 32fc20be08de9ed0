import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { paths } from "~/paths";
import { someoneElse, test } from "../support/journey";

const OWN_SITE = (address: string) =>
  `<!doctype html><title>Northwind</title><h1>Work here</h1><iframe src="${address}" title="Jobs"></iframe>`;

test("a company's own website shows its jobs in a frame, and a job opens in the whole window", async ({
  page,
  browser,
  baseURL,
}) => {
  const site = createServer(({ url }, answer) => {
    answer.setHeader("Content-Type", "text/html").end(OWN_SITE((baseURL ?? "") + (url ?? "")));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => site.once("listening", resolve));
  const { port } = site.address() as AddressInfo;
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  await page.goto(at(`${paths.embed("northwind-analytics")}?department=Engineering`));
  const job = page.frameLocator("iframe").getByRole("link", { name: "Senior Frontend Engineer" });
  await job.click();
  await expect(page).toHaveURL(/\/careers\/northwind-analytics\/senior-frontend-engineer-\w{8}\?src=/);
  await expect(page.getByRole("link", { name: "Apply for this job" }).first()).toBeVisible();

  const other = await someoneElse(browser);
  await other.goto(at(paths.company("northwind-analytics")));
  await expect.poll(() => other.frames()[1]?.url()).toMatch(/^chrome-error:/);
  site.closeAllConnections();
  site.close();
});
