import { cookieIn } from "~/lib/cookies";
import type { Queried } from "../counted-database";
import { holdsSecret } from "./security";

const NAME = "__Host-seen";
const FOURTEEN_DAYS = 1_209_600;

type Reading = { database: Queried; keepPlace(answer: Response): Promise<void> };

/** Read from replicas that are as far as what this browser was last told was done (record 156). */
export function readFor(request: Request, primary: D1Database, replicated: boolean): Reading {
  if (!replicated) return { database: primary, keepPlace: async () => {} };
  const place = placeOf(request);
  return {
    database: primary.withSession(place),
    async keepPlace(answer) {
      const cookie = await cookieAfter(request, answer, primary);
      if (cookie !== null) answer.headers.append("Set-Cookie", cookie);
    },
  };
}

/** `first-primary`: nothing older than the moment of the request. */
function placeOf(request: Request): string {
  const header = request.headers.get("Cookie");
  const seen = cookieIn(header, NAME) ?? "";
  if (request.method === "POST" || isFollowed(new URL(request.url).pathname)) return "first-primary";
  if (/^[0-9a-f]+(?:-[0-9a-f]+){1,7}$/.test(seen)) return seen;
  return cookieIn(header, "__Host-session") === null ? "first-unconstrained" : "first-primary";
}

/** Links out of a mail, and the way back from a provider, are for what has just been written elsewhere. */
const isFollowed = (path: string) => holdsSecret(path) || path.startsWith("/login/provider");

async function cookieAfter(request: Request, answer: Response, primary: D1Database): Promise<string | null> {
  const set = answer.headers.getSetCookie();
  const ended = set.some((cookie) => cookie.startsWith("__Host-session=;"));
  // A place that no database knows, as after one was restored, must not keep a browser out.
  if (ended || (request.method !== "POST" && answer.status >= 500)) return written("", 0);
  const began = set.some((cookie) => cookie.startsWith("__Host-session="));
  const acted = request.method === "POST" && answer.status < 400;
  if (!began && !(acted && (request.headers.has("Cookie") || set.length > 0))) return null;
  // Asked anew: what the background Worker wrote for this request is in no session of ours.
  const latest = primary.withSession("first-primary");
  await latest.prepare("select 1").run();
  const bookmark = latest.getBookmark();
  return bookmark === null ? null : written(bookmark, FOURTEEN_DAYS);
}

const written = (value: string, seconds: number) =>
  `${NAME}=${value}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=${seconds}`;
