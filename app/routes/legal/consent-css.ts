import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readDecision } from "~/features/consent/rules";

/** Hides the banner on pages rendered ahead where no script runs; `public/consent.js` does it elsewhere. */
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
