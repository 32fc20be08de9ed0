import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import jsqr from "jsqr";
import { paths } from "~/paths";
import { openJobMenu } from "../support/job-menu";
import { someoneElse, test } from "../support/journey";
import { signInAsDemoRecruiter } from "../support/sign-in";

const PDF_READER = readFileSync(new URL("../../node_modules/unpdf/dist/pdfjs.mjs", import.meta.url), "utf8");
const TITLE = "Senior Frontend Engineer";

test("a job's poster is one printed page, and a camera finds the way from it to the job", async ({
  page,
  browser,
}) => {
  await signInAsDemoRecruiter(page);
  await page.goto(paths.jobs({ q: TITLE }));
  await openJobMenu(page, TITLE);
  await page.getByRole("link", { name: `Poster of ${TITLE}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  // The words are there before the sheet that makes one page of them.
  await page.waitForLoadState("load");
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const reader = await browser.newPage({ javaScriptEnabled: true });
  const { pages, width, height, points } = await paintFirstPage(reader, pdf.toString("base64"));
  expect(pages).toBe(1);
  expect([width, height].map(inMillimetres)).toEqual([210, 297]);
  const code = jsqr(Uint8ClampedArray.from(points.split(",").map(Number)), width, height);
  expect(code?.data).toMatch(/^http:\/\/[^/]+\/careers\/northwind-analytics\/[0-9a-z]{8}\?src=poster$/);
  const { topLeftCorner: left, topRightCorner: right } = code?.location ?? NOWHERE;
  expect(inMillimetres(right.x - left.x)).toBeGreaterThanOrEqual(35);
  const visitor = await someoneElse(browser);
  await visitor.goto(code?.data ?? "");
  await expect(visitor).toHaveURL(
    /\/careers\/northwind-analytics\/senior-frontend-engineer-\w{8}\?src=poster$/,
  );
  await expect(visitor.getByRole("link", { name: "Apply for this job" }).first()).toBeVisible();
});

const NOWHERE = { topLeftCorner: { x: 0 }, topRightCorner: { x: 0 } };
/** Points of an inch, of which 72 are a page's own, as they are painted. */
const PAINTED = 1.5;
const inMillimetres = (points: number) => Math.round((points / (72 * PAINTED)) * 25.4);

/** As a canvas holds it: four bytes for each point. */
function paintFirstPage(page: Page, pdf: string) {
  return page.evaluate(
    async ([source, bytes, scale]) => {
      const { getDocument } = await import(
        URL.createObjectURL(new Blob([source], { type: "text/javascript" }))
      );
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const read = await getDocument({ data }).promise;
      const sheet = await read.getPage(1);
      const viewport = sheet.getViewport({ scale });
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
      const canvasContext = canvas.getContext("2d");
      if (canvasContext === null) throw new Error("no canvas");
      await sheet.render({ canvasContext, viewport }).promise;
      const { width, height } = canvas;
      const points = canvasContext.getImageData(0, 0, width, height).data;
      return { pages: read.numPages as number, width, height, points: [...points].join() };
    },
    [PDF_READER, pdf, PAINTED] as const,
  );
}
