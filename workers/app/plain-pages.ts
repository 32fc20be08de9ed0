import { brand } from "~/brand";

/** For when nothing else can be trusted to work: no framework, no database, no stack. */
function plainPage(status: number, title: string, advice: string, requestId: string): Response {
  const html =
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" ` +
    `content="width=device-width,initial-scale=1"><title>${title} – ${brand.name}</title><link ` +
    `rel="stylesheet" href="/plain.css"></head><body><main><p ` +
    `class="brand">${brand.name}</p><h1>${title}</h1><p>${advice}</p><p><a href="/">Go to the start ` +
    `page</a></p><p class="reference">Reference ${requestId}</p></main></body></html>`;
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

export const pages = {
  foreignOrigin: (id: string) =>
    plainPage(
      403,
      "That did not come from this site",
      "Open the page again here and send it from there.",
      id,
    ),
  wrongHost: (id: string) => plainPage(421, "Wrong address", "This service is not reached by that name.", id),
  wrongMethod: (id: string) =>
    plainPage(405, "That cannot be done here", "Go back and try the page again.", id),
  nothingHere: (id: string) => plainPage(404, "There is nothing here", "The address may be mistyped.", id),
  tooLarge: (id: string) =>
    plainPage(
      413,
      "That is too much at once",
      "What was sent is larger than this page takes. Nothing was stored. Go back: what you typed is " +
        "still there.",
      id,
    ),
  broken: (id: string) =>
    plainPage(
      500,
      "Something went wrong on our side",
      "What you typed may not have been stored. Go back, and try again in a minute. If it stays, tell " +
        "us the reference below.",
      id,
    ),
};
