/** By a name that its contents give it: what a Worker once read stays true. */
const sheets = new Map<string, string>();

/** Whoever comes from elsewhere hardly has the style sheets yet. From our own pages they are kept. */
export const comesFromElsewhere = ({ headers }: Request): boolean =>
  /^(?:none|cross-site|same-site)$/.test(headers.get("Sec-Fetch-Site") ?? "");

/** The page with its sheets in it, so that drawing it waits for no second answer. */
export function withStylesWithin(
  page: Response,
  nonce: string,
  asset: (path: string) => Promise<Response>,
): Response {
  return new HTMLRewriter()
    .on('link[rel="stylesheet"][href^="/assets/"]', {
      async element(link) {
        const path = link.getAttribute("href") ?? "";
        const sheet = sheets.get(path) ?? (await readSheet(path, asset));
        if (sheet !== null) link.replace(`<style nonce="${nonce}">${sheet}</style>`, { html: true });
      },
    })
    .transform(page);
}

async function readSheet(path: string, asset: (path: string) => Promise<Response>): Promise<string | null> {
  const file = await asset(path);
  if (!file.ok) return null;
  const sheet = await file.text();
  sheets.set(path, sheet);
  return sheet;
}
