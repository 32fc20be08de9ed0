import { readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { takeDashboardPicture } from "./dashboard-picture.ts";
import { findChromium } from "./find-chromium.ts";

const origin = process.env.PRODUCT_ORIGIN ?? "http://localhost:8787";
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ["--headless", "--no-sandbox"],
});
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  colorScheme: "light",
  bypassCSP: true,
});

await page.goto(origin);
await page.addStyleTag({
  content: ".cookie-banner,.masthead nav,.hero .begin{display:none}",
});
await page.screenshot({ path: "public/preview.png" });

const mark = await readFile("public/favicon.svg", "utf8");
for (const size of [192, 512]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;padding:9%;background:#faf8f3;box-sizing:border-box}</style>${mark}`,
  );
  await page.screenshot({ path: `public/icon-${size}.png` });
}

await takeDashboardPicture(browser, origin, "docs/pictures/dashboard.png");
await browser.close();
