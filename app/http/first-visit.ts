/** By a name that its contents give it: what a Worker once read stays true. */
const sheets = new Map<string, string>();

/** Whoever comes from elsewhere hardly has our files yet. From our own pages they are kept. */
export const comesFromElsewhere = ({ headers }: Request): boolean =>
  /^(?:none|cross-site|same-site)$/.test(headers.get("Sec-Fetch-Site") ?? "");

type Asset = (path: string) => Promise<Response>;

/** A page with its sheets in it, so that drawing it waits for no second answer. */
export function drawnAtOnce(page: Response, nonce: string, asset: Asset): Response {
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

async function readSheet(path: string, asset: Asset): Promise<string | null> {
  const file = await asset(path);
  if (!file.ok) return null;
  const sheet = await file.text();
  sheets.set(path, sheet);
  return sheet;
}
