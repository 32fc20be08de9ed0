// What a person waits for on a slow phone, by Chromium: npm run bench:paint (after npm run build)
// Slow 4G as Lighthouse applies it, CPU four times slower, nothing cached, the middle of three runs.
// The bare page has a heading and a paragraph by React's server rendering, no style sheet and no script.
// It is told twice: as it is, and with the headers of sign in, one of which makes Chromium start another
// process.
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../db/seed/demo-accounts.ts";
import { findChromium } from "../../workers/local/find-chromium.ts";
import { serve } from "../../workers/local/serve.ts";
import { freePort } from "../../workers/local/settings.ts";
import { firstJob } from "./first-job.ts";

const RUNS = 3;
const CPU = 4;
const SLOW_4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375, offline: false };
const SETTINGS =
  "company decisions templates stages members owners leave activity records notifications second-factor " +
  "passkeys sessions email password delete";
const RECRUITERS = [
  ...["/dashboard", "/jobs", "/dash", "/postJob?step=1", "/settings"],
  ...SETTINGS.split(" ").map((name) => `/settings/${name}`),
];

type Seen = { paint: number; answers: number; scriptKb: number; requests: number };

const stateDir = join(tmpdir(), `rolecall-paint-${process.pid}`);
const product = await serve({ port: await freePort(), mailboxPort: await freePort(), stateDir });
const bare = await startBare({});
const guarded = await startBare(await guardsOf("/login"));
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ["--headless", "--no-sandbox"],
});
try {
  const visitor = await stateOf(null);
  const applicant = await stateOf("applicant");
  const recruiter = await stateOf("recruiter");
  const job = await firstJob(product.origin);
  console.log("| page | largest paint, s | answers after, s | script, kB | requests |");
  console.log("|---|--:|--:|--:|--:|");
  await tell("a bare page", bare.origin, visitor);
  await tell("a bare page, our headers", guarded.origin, visitor);
  await tell("landing", product.origin, visitor);
  await tell("a job's form", product.origin + job, visitor);
  await tell("sign in", `${product.origin}/login`, visitor);
  await tell("open jobs", `${product.origin}/careers`, visitor);
  await tell("open jobs, signed in", `${product.origin}/jobs`, applicant);
  for (const path of RECRUITERS) await tell(`recruiter's ${path}`, product.origin + path, recruiter);
  await tell("whoever is opened from /dash", await firstCandidate(recruiter), recruiter);
} finally {
  await browser.close();
  await product.stop();
  bare.stop();
  guarded.stop();
}

type State = Awaited<ReturnType<Awaited<ReturnType<Browser["newContext"]>>["storageState"]>>;

async function tell(name: string, address: string, storageState: State): Promise<void> {
  const runs: Seen[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await seen(address, storageState));
  const middle = (fact: keyof Seen) =>
    runs.map((run) => run[fact]).sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Number.NaN;
  const cells = [
    (middle("paint") / 1000).toFixed(2),
    (middle("answers") / 1000).toFixed(2),
    middle("scriptKb").toFixed(1),
    middle("requests"),
  ];
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}

async function seen(address: string, storageState: State): Promise<Seen> {
  const context = await browser.newContext({ storageState, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  const scripts = new Set<string>();
  let [bytes, requests] = [0, 0];
  cdp.on("Network.responseReceived", ({ requestId, type }) => {
    requests += 1;
    if (type === "Script") scripts.add(requestId);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(noteIslands);
  await page.goto(address, { waitUntil: "load" });
  const answers = await whenItAnswers(page);
  const paint = await largestPaint(page);
  await context.close();
  return { paint, answers, scriptKb: bytes / 1000, requests };
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: "largest-contentful-paint",
            buffered: true,
          },
        );
      }),
  );
}

type Waiting = typeof window & { islandsListen?: Promise<number> };

/** In the page, before its own scripts: keeps when the last island that is not shut away has come. */
function noteIslands(): void {
  addEventListener("DOMContentLoaded", () => {
    const islands = [...document.querySelectorAll(":not(:defined)")];
    const open = islands.filter((island) => !island.closest("details:not([open])"));
    const come = open.map(({ localName }) => customElements.whenDefined(localName));
    (window as Waiting).islandsListen = Promise.all(come).then(() => performance.now());
  });
}

/** Milliseconds from the start until React has the page, or its islands where nothing hydrates. */
function whenItAnswers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const part = document.querySelector("[data-lively]");
    const hydrated = () =>
      Object.keys(part?.firstElementChild ?? {}).some((key) => key.startsWith("__reactFiber"));
    while (part && !hydrated()) await new Promise((resolve) => setTimeout(resolve, 10));
    return part ? performance.now() : ((await (window as Waiting).islandsListen) ?? Number.NaN);
  });
}

async function stateOf(role: string | null): Promise<State> {
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  if (role !== null) {
    await page.goto("/login");
    const account = DEMO_ACCOUNTS.find((one) => one.role === role);
    await page.getByLabel("Email Address").fill(account?.email ?? "");
    await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL((url) => url.pathname !== "/login");
  }
  const state = await context.storageState();
  await context.close();
  return state;
}

async function firstCandidate(storageState: State): Promise<string> {
  const context = await browser.newContext({ baseURL: product.origin, storageState });
  const page = await context.newPage();
  await page.goto("/dash");
  const path = await page.locator(".desk-row").first().getAttribute("href");
  await context.close();
  return product.origin + path;
}

/** The headers of a page that no connection and no length go into. */
async function guardsOf(path: string): Promise<Record<string, string>> {
  const { headers } = await fetch(product.origin + path);
  return Object.fromEntries(
    [...headers].filter(([name]) => /polic|security|content-type-options/.test(name)),
  );
}

async function startBare(headers: Record<string, string>) {
  const page = createElement(
    "html",
    { lang: "en" },
    createElement("head", null, createElement("title", null, "Bare")),
    createElement("body", null, createElement("h1", null, "Bare"), createElement("p", null, "Nothing else.")),
  );
  const server = createServer((_, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(`<!DOCTYPE html>${renderToString(page)}`);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
