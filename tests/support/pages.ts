/** What a response cost the database, from `Server-Timing`. */
export function costOf(response: Response): {
  queries: number;
  rows: number;
  trips: number;
  written: number;
} {
  const timing = response.headers.get("Server-Timing") ?? "";
  const number = (pattern: RegExp) => Number(pattern.exec(timing)?.[1] ?? Number.NaN);
  return {
    queries: number(/(\d+) queries/),
    rows: number(/(\d+) rows/),
    trips: number(/trips;dur=(\d+)/),
    written: number(/written;dur=(\d+)/),
  };
}

/** Where an answer leads, by a redirect or as the very page. */
export const leadsTo = ({ headers }: Response): string | null =>
  headers.get("Location") ?? headers.get("Content-Location");

/** A page's words: its HTML without tags, comments and runs of white space, with entities read. */
export async function wordsOf(response: Response): Promise<string> {
  return (await response.text())
    .replace(/<!--.*?-->|<wbr\/?>/g, "")
    .replace(/<script\b.*?<\/script>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

/** The cookies that a response sets, as the next request's Cookie header. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");
}
