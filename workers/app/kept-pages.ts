import { comesFromElsewhere } from "~/http/first-visit";
import { visitSource } from "~/lib/visit-source";
import type { AskersPlace } from "./place/place";

/** Milliseconds. For as long another isolate may show a job that has just been shut (record 177). */
export const KEPT_FOR = 1_000;
/** Whoever asks for ever new addresses pushes pages out, and takes no memory. */
const MOST_PAGES = 64;
const LONGEST_TEXT = 128 * 1024;

export type Viewed = { jobId: string; place: AskersPlace | undefined };
type Kept = { parts: string[]; headers: [string, string][]; viewed: Viewed | null; until: number };

/** Null for whoever a cookie may know, and for whatever does not just read. */
export function keyOf(request: Request, { pathname, search }: URL, zone: string): string | null {
  if (request.method !== "GET" || request.headers.has("Cookie")) return null;
  return JSON.stringify([pathname + search, comesFromElsewhere(request), visitSource(request).src, zone]);
}

/** Pages that are the same for all, as one isolate drew them lately: their text, and no request's nonce. */
export function keptPages() {
  const pages = new Map<string, Kept>();
  let acts = 0;
  return {
    /** Whoever acts reads at once what they did. Also what is being drawn was read before it. */
    forget() {
      pages.clear();
      acts += 1;
    },
    acts: () => acts,
    find(key: string, nonce: string, now: number): { page: Response; viewed: Viewed | null } | null {
      const kept = pages.get(key);
      if (kept === undefined || kept.until <= now) return null;
      const { parts, headers, viewed } = kept;
      return { page: new Response(parts.join(nonce), { headers }), viewed };
    },
    /** `drawn.acts` is from before the page was read. Hands back a page that reads alike. */
    async keep(key: string, page: Response, drawn: { nonce: string; viewed: Viewed | null; acts: number }) {
      if (!isPageForAll(page)) return page;
      const text = await page.text();
      const headers = [...page.headers];
      if (drawn.acts === acts && text.length <= LONGEST_TEXT) {
        pages.delete(key);
        const { viewed } = drawn;
        pages.set(key, { parts: text.split(drawn.nonce), headers, viewed, until: Date.now() + KEPT_FOR });
        if (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value ?? key);
      }
      return new Response(text, { headers });
    },
  };
}

const isPageForAll = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !headers.has("Set-Cookie") &&
  (headers.get("Content-Type")?.startsWith("text/html") ?? false);
