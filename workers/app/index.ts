import { hashQuickly } from "~/features/accounts/password";
import { takeView } from "~/features/jobs/take-view";
import { LARGEST_BODY } from "~/http/largest-body";
import { saidSameForAll } from "~/http/same-for-all";
import { errorFacts } from "~/lib/error-facts";
import { holdForm } from "~/lib/kept-form";
import { networkOf } from "~/lib/network-of";
import { knownZone } from "~/lib/words";
import { LEGAL_PATHS } from "~/paths";
import { type DatabaseCost, noCost, type Queried } from "../counted-database";
import { log } from "../log";
import { newCompanies, shardsOf } from "../shards";
import { answerByRoute } from "./answer-by-route";
import { type Env, hashesQuickly, readsReplicas, settingsFrom } from "./env";
import { keptPages, keyOf, type Viewed } from "./kept-pages";
import { ledOn } from "./led-on";
import { answerMachine } from "./machine-calls";
import { pagesBuild } from "./pages-build";
import { placeOf } from "./place/place";
import { syncShards } from "./place/sync-shards";
import { pages } from "./plain-pages";
import { publishedFile } from "./published-files";
import { readFor } from "./replicas";
import { hasControls, isOwnHost, mayChange, pathForLog, withSecurityHeaders } from "./security";
import { servicesFrom } from "./services";

const answer = answerByRoute(pagesBuild, "production");
const kept = keptPages();

/** These show at the field that a file is too large. They read no more of it than they may. */
const takesFiles = (path: string) => path.startsWith("/upload/");
/** Rendered ahead, and no part of this Worker: typed in capitals they are led to their files. */
const FILES = new Set([...Object.values(LEGAL_PATHS), "/offline"]);
const METHODS = new Set(["GET", "HEAD", "POST"]);

export default {
  async fetch(request, env, ctx) {
    const cost = noCost();
    const requestId = crypto.randomUUID();
    const url = new URL(request.url);
    const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
    const settings = settingsFrom(env);
    hashQuickly(hashesQuickly(env));
    const reading = readFor(request, env.DB, readsReplicas(env));
    const { database } = reading;
    const response = await respond(request, url, env, ctx, { cost, database, requestId, nonce, settings });
    if (request.method === "POST") kept.forget();
    const signedIn = request.headers.get("Cookie")?.includes("__Host-session=") ?? false;
    const path = url.pathname;
    const secured = withSecurityHeaders(response, { nonce, requestId, settings, path, signedIn });
    await reading.keepPlace(secured).catch((error) => log("place.lost", { requestId, ...errorFacts(error) }));
    if (settings.development) secured.headers.set("Server-Timing", timing(cost));
    log("request", {
      requestId,
      method: request.method,
      path: pathForLog(path),
      status: secured.status,
      queries: cost.queries,
      rowsRead: cost.rowsRead,
    });
    return secured;
  },
} satisfies ExportedHandler<Env>;

type Facts = {
  cost: DatabaseCost;
  database: Queried;
  requestId: string;
  nonce: string;
  settings: ReturnType<typeof settingsFrom>;
};

async function respond(request: Request, url: URL, env: Env, ctx: ExecutionContext, facts: Facts) {
  const { requestId, settings } = facts;
  const here = await answeredHere(request, url, env, facts);
  if (here !== null) return here;
  try {
    const ours = asOurOwn(request, url, settings);
    const visit = visitOf(request, env, ctx, facts);
    const key = keyOf(ours, url, visit.zone);
    const known = key === null ? null : kept.find(key, facts.nonce, Date.now());
    if (known !== null) {
      if (known.viewed !== null) countView(ours, env, facts, visit, known.viewed);
      return known.page;
    }
    const { published } = servicesFrom(env, facts.cost, facts.database);
    const file = await publishedFile(request, url, { published, ...settings });
    return file ?? (await drawn(ours, env, facts, visit, key));
  } catch (error) {
    log("request.broken", { requestId, ...errorFacts(error) });
    return pages.broken(requestId);
  }
}

/** What is answered without one of the product's pages; null for everything else. */
async function answeredHere(request: Request, url: URL, env: Env, facts: Facts): Promise<Response | null> {
  const { requestId, settings } = facts;
  if (!isOwnHost(url, settings)) return pages.wrongHost(requestId);
  if (!METHODS.has(request.method)) return pages.wrongMethod(requestId);
  if (hasControls(url.pathname)) return pages.nothingHere(requestId);
  const small = url.pathname.toLowerCase();
  if (FILES.has(small) && small !== url.pathname) return movedTo(small + url.search);
  if (request.method !== "POST") return null;
  if (url.pathname === "/csp-report") return recordViolation(request, requestId);
  const called = await machineCalled(request, url, env, facts);
  if (called !== null) return called;
  if (!mayChange(request, settings)) {
    log("request.foreign", { requestId, path: pathForLog(url.pathname) });
    return pages.foreignOrigin(requestId);
  }
  const bytes = Number(request.headers.get("Content-Length") ?? 0);
  return bytes > LARGEST_BODY && !takesFiles(url.pathname) ? pages.tooLarge(requestId) : null;
}

async function drawn(ours: Request, env: Env, facts: Facts, visit: Visit, key: string | null) {
  const acts = kept.acts();
  const held = await holdForm(ours);
  const { services, place, told } = await servicesFor(held, env, facts);
  const context = { ...visit, services, typed: held.read, memo: new Map<string, Promise<unknown>>() };
  if (ours.method === "POST") context.memo.set("sent", Promise.resolve());
  const response = await ledOn(answer, held.request, context);
  await told(response);
  const said = key === null ? null : await saidSameForAll(context);
  if (key === null || said === null) return response;
  const viewed = said.jobId === null ? null : { jobId: said.jobId, place };
  return kept.keep(key, response, { nonce: facts.nonce, viewed, acts });
}

function visitOf(request: Request, env: Env, ctx: ExecutionContext, { requestId, nonce, settings }: Facts) {
  return {
    settings,
    now: new Date(),
    requestId,
    nonce,
    // On this machine nobody knows where a request comes from, and a stand-in names a place.
    zone: knownZone(settings.development ? undefined : (request.cf?.timezone as string | undefined)),
    clientIp: networkOf(request.headers.get("CF-Connecting-IP") ?? "local"),
    asset: (path: string) => env.ASSETS.fetch(new URL(path, settings.publicOrigin)),
    withinLimit: async (key: string) => (await env.LIMITER.limit({ key })).success,
    later: (work: Promise<unknown>) => ctx.waitUntil(work),
    log: (event: string, more: Parameters<typeof log>[1]) => log(event, { requestId, ...more }),
  };
}

type Visit = ReturnType<typeof visitOf>;

function countView(request: Request, env: Env, facts: Facts, visit: Visit, { jobId, place }: Viewed): void {
  const services = servicesFrom(env, facts.cost, facts.database, place);
  takeView(request, { ...visit, services }, jobId);
}

/** The one place that says whose database a request is about. */
async function servicesFor(held: Awaited<ReturnType<typeof holdForm>>, env: Env, facts: Facts) {
  const shards = shardsOf(env);
  if (shards.length === 1)
    return {
      services: servicesFrom(env, facts.cost, facts.database),
      place: undefined,
      told: async () => {},
    };
  const place = await placeOf(shards, held.request, await held.read(), {
    signingSecret: facts.settings.signingSecret,
    now: new Date(),
    newCompanies: newCompanies(env),
    bring: (userId, from, to) => env.WORK.bringAccount(userId, from, to),
  });
  const services = servicesFrom(env, facts.cost, facts.database, place);
  return { services, place, told: (response: Response) => syncShards(shards, held.request, response, place) };
}

async function machineCalled(request: Request, url: URL, env: Env, facts: Facts) {
  const { cost, database, requestId, settings } = facts;
  try {
    const { db } = servicesFrom(env, cost, database);
    return await answerMachine(request, url.pathname, { db, ...settings, now: new Date() });
  } catch (error) {
    log("request.broken", { requestId, ...errorFacts(error) });
    return pages.broken(requestId);
  }
}

const movedTo = (path: string) => new Response(null, { status: 301, headers: { Location: path } });

const FORWARDED = ["Origin", "X-Forwarded-Host"];

/** Without the headers of Remix's own origin check, which trusts `X-Forwarded-Host`: ours has been made. */
function asOurOwn(request: Request, url: URL, settings: Facts["settings"]): Request {
  if (
    request.url.startsWith(`${settings.publicOrigin}/`) &&
    !FORWARDED.some((name) => request.headers.has(name))
  )
    return request;
  const address = new URL(settings.publicOrigin);
  // Set apart, since a path of `//elsewhere` would otherwise read as another host.
  address.pathname = url.pathname;
  address.search = url.search;
  const own = new Request(address, request);
  for (const name of FORWARDED) own.headers.delete(name);
  return own;
}

async function recordViolation(request: Request, requestId: string): Promise<Response> {
  if (Number(request.headers.get("Content-Length") ?? 1e9) > 16_384)
    return new Response(null, { status: 413 });
  const report = /"(?:effective-directive|effectiveDirective|violated-directive)":"([a-z-]{1,40})/.exec(
    await request.text(),
  );
  log("csp.violation", { requestId, directive: report?.[1] ?? "unknown" });
  return new Response(null, { status: 204 });
}

function timing(cost: DatabaseCost): string {
  return (
    `db;dur=${cost.ms.toFixed(1)};desc="${cost.queries} queries, ${cost.rowsRead} rows", ` +
    `trips;dur=${cost.trips}, written;dur=${cost.rowsWritten}`
  );
}
