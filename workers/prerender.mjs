/** Renders the still pages into the static assets, with the same handler that answers requests. Runs after the build. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "../build/server/index.js";

const STILL_PAGES = Object.values(build.routes)
  .filter((route) => route.module.handle?.kind === "still")
  .map((route) => `/${route.path ?? ""}`);

const answer = createRequestHandler(build, "production");

for (const path of STILL_PAGES) {
  const response = await answer(new Request(`https://prerender.invalid${path}`), {
    memo: new Map(),
    requestId: "prerender",
    now: new Date(),
    log: (event, facts) => console.error(event, facts),
  });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  const file = `build/client${path === "/" ? "/index" : path}.html`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await response.text());
}
const kinds = await readFile("build/client/_headers", "utf8");
if (!kinds.includes("Content-Security-Policy")) throw new Error("the still pages have no content policy");
console.log(`Rendered ahead: ${STILL_PAGES.join(" ")}`);
