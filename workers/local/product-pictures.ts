import { writeFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../db/seed/demo-accounts.ts";

type Picture = {
  name: string;
  role: (typeof DEMO_ACCOUNTS)[number]["role"];
  open: (page: Page) => Promise<void>;
  from: string;
};

/** CSS pixels: one column fills the picture, and its words can still be read on a phone. */
const WIDTH = 480;
const HEIGHT = 420;
const MARGIN = 8;
const SCALE = 1.5;
/** Of WebP, from 0 to 1: above this the files grow and nothing looks better. */
const QUALITY = 0.5;

const PICTURES: Picture[] = [
  {
    name: "posting",
    role: "recruiter",
    open: async (page) => {
      await page.goto("/jobs");
      await page.getByRole("link", { name: "Edit Technical Writer" }).click();
      await page.getByRole("heading", { name: "Posting review" }).waitFor();
    },
    from: ".card:has(.preview)",
  },
  {
    name: "screening",
    role: "recruiter",
    open: async (page) => {
      await openCandidate(page);
      await page.getByRole("link", { name: "See everything the scores rest on" }).click();
      await page.getByRole("heading", { name: "What would change this" }).waitFor();
    },
    from: "#technical_competency li:has(li, blockquote):nth-of-type(3)",
  },
  { name: "assessment", role: "recruiter", open: openCandidate, from: ".score-sheet" },
  {
    name: "status",
    role: "applicant",
    open: async (page) => {
      await page.goto("/applications");
      await page.getByRole("link", { name: "Product Designer" }).click();
      await page.getByRole("heading", { name: "What you told us" }).waitFor();
    },
    from: "main .eyebrow",
  },
];

async function openCandidate(page: Page): Promise<void> {
  await page.goto("/dash");
  await page.getByRole("link", { name: /Sarah Chen/ }).click();
  await page.locator(".score-sheet").waitFor();
}

export async function takeDashboardPicture(browser: Browser, origin: string, path: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 860 },
    colorScheme: "light",
    locale: "en-GB",
    bypassCSP: true,
  });
  const page = await signedIn(context, "recruiter");
  await openCandidate(page);
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: ".cookie-banner{display:none}" });
  await page.screenshot({ path, animations: "disabled" });
  await context.close();
}

export async function takeProductPictures(browser: Browser, origin: string, folder: string): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    for (const { role } of DEMO_ACCOUNTS) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: WIDTH, height: 900 },
        deviceScaleFactor: SCALE,
        colorScheme: scheme,
        locale: "en-GB",
        bypassCSP: true,
      });
      const page = await signedIn(context, role);
      for (const picture of PICTURES.filter((one) => one.role === role)) {
        await picture.open(page);
        const file = `${folder}/${picture.name}-${scheme}.webp`;
        await writeFile(file, await asWebp(page, await crop(page, picture)));
      }
      await context.close();
    }
  }
}

async function signedIn(context: BrowserContext, role: Picture["role"]): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByRole("button", { name: "Reject" }).waitFor();
  await page.getByLabel("Email Address").fill(DEMO_ACCOUNTS.find((one) => one.role === role)?.email ?? "");
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("navigation").first().waitFor();
  await page.waitForURL((url) => url.pathname !== "/login");
  return page;
}

async function crop(page: Page, { from }: Picture): Promise<Buffer> {
  await page.addStyleTag({ content: ".cookie-banner{display:none}" });
  const top = await page
    .locator(from)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const clip = { x: 0, y: Math.max(0, Math.round(top - MARGIN)), width: WIDTH, height: HEIGHT };
  return page.screenshot({ clip, fullPage: true, animations: "disabled" });
}

/** Chromium writes WebP itself, so that no other program is needed. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ([source, quality]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${source}`;
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    [png.toString("base64"), QUALITY] as const,
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
