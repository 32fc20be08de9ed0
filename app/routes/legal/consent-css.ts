import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readDecision } from "~/features/consent/rules";

/**
 * Takes the banner off the pages that are rendered ahead, for a visitor who has decided and runs no scripts. Where there are
 * scripts `public/consent.js` does it, and this is not asked for.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const decided = readDecision(request.headers.get("Cookie")) !== null;
  return new Response(decided ? ".cookie-banner{display:none}" : "", {
    headers: {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "private, no-cache",
      Vary: "Cookie",
    },
  });
}
