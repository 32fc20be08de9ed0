/** Runs after the build: still pages become static assets, by the same handler that answers requests. */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/server-runtime";
import { parse } from "smol-toml";
import { transformWithEsbuild } from "vite";
import * as build from "../build/server/index.js";
import { bookingUrl } from "./app/booking-url.ts";
import { analyticsTag, withStillRules, withStillTag } from "./app/content-policy.ts";

type Route = { path?: string; module: { handle?: { kind?: unknown } } };
const STILL_PAGES = Object.values(build.routes as Record<string, Route>)
  .filter((route) => route.module.handle?.kind === "still")
  .map((route) => `/${route.path ?? ""}`);
const OPEN_PAGES = ["/careers", "/beta", "/login", "/register", "/assess", "/dash"];

const { vars } = parse(await readFile("wrangler.toml", "utf8")) as { vars: Record<string, string> };
const settings = {
  publicOrigin: new URL(vars.PUBLIC_ORIGIN ?? "").origin,
  analyticsTag: analyticsTag(vars.ANALYTICS_TAG),
  bookingUrl: bookingUrl(vars.BOOKING_URL),
};

const answer = createRequestHandler(build, "production");
const context = {
  memo: new Map(),
  requestId: "prerender",
  now: new Date(),
  settings,
  log: (event: string, facts: unknown) => console.error(event, facts),
} as unknown as AppLoadContext;

const script = "build/client/consent.js";
const small = await transformWithEsbuild(await readFile(script, "utf8"), script, {
  minify: true,
  sourcemap: false,
});
await writeFile(script, small.code);

/** Hashes of what stands in the pages themselves. */
const within = { styles: new Set<string>(), scripts: new Set<string>() };
for (const path of STILL_PAGES) {
  const response = await answer(new Request(settings.publicOrigin + path), context);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  const file = `build/client${path === "/" ? "/index" : path}.html`;
  await mkdir(dirname(file), { recursive: true });
  const html = await response.text();
  // Kept by its worker as a file, with its sheets, for all pages that it stands in for.
  await writeFile(file, path === "/offline" ? html : await drawnAtOnce(html));
}

const rules = await readFile("build/client/_headers", "utf8");
await writeFile("build/client/_headers", withStillTag(withStillRules(rules, within), settings.analyticsTag));

// Named by its contents: a page that has changed makes a new worker, which keeps the new one.
const offline = await readFile("build/client/offline.html", "utf8");
const needed = [...offline.matchAll(/rel="stylesheet" href="([^"]+\.css)"/g)].map(([, href = ""]) => href);
const worker = await readFile("build/client/offline-worker.js", "utf8");
if (!worker.includes('["/offline"]')) throw new Error("the offline page's worker names no files");
const files = JSON.stringify([
  "/offline",
  "/consent.js",
  ...needed.filter((href) => href.startsWith("/assets/")),
]);
await writeFile("build/client/offline-worker.js", worker.replace('["/offline"]', files));

const addresses = [...STILL_PAGES.filter((path) => path !== "/offline"), ...OPEN_PAGES].map(
  (path) => `<url><loc>${settings.publicOrigin}${path}</loc></url>`,
);
await writeFile(
  "build/client/sitemap-pages.xml",
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ` +
    `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join("")}</urlset>\n`,
);
const robots = await readFile("build/client/robots.txt", "utf8");
await writeFile(
  "build/client/robots.txt",
  `${robots.trimEnd()}\n\nSitemap: ${settings.publicOrigin}/sitemap.xml\n`,
);
console.log(`Rendered ahead: ${STILL_PAGES.join(" ")}`);
// The renderer's patience would otherwise keep this process for seconds more.
process.exit();

/** Nothing stands between a page and its first picture: its styles and its script are in it. */
async function drawnAtOnce(html: string): Promise<string> {
  let page = html;
  for (const [link, href = ""] of html.matchAll(/<link rel="stylesheet" href="(\/assets\/[^"]+)"\/>/g)) {
    const sheet = await taken(within.styles, href);
    page = page.replace(link, () => `<style>${sheet}</style>`);
  }
  const decision = await taken(within.scripts, "/consent.js");
  return page.replace('<script src="/consent.js"></script>', () => `<script>${decision}</script>`);
}

async function taken(hashes: Set<string>, path: string): Promise<string> {
  const text = await readFile(`build/client${path}`, "utf8");
  hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return text;
}
