import type { AppLoadContext } from "@remix-run/cloudflare";
import { isObviousBot } from "~/features/applications/bots";
import { keyedHash } from "~/lib/secrets";

/** Once a day for each visitor, after the page has been sent. Nothing that names the visitor is kept. */
export function countView(request: Request, context: AppLoadContext, jobId: string): void {
  const userAgent = request.headers.get("User-Agent");
  if (request.method !== "GET" || isObviousBot(userAgent)) return;
  const day = context.now.toISOString().slice(0, 10);
  const key = context.settings.signingSecret;
  context.later(
    keyedHash(key, `view ${day} ${context.clientIp} ${userAgent}`).then((visitor) =>
      context.services.jobs.wake({ kind: "view", jobId, day, visitor: visitor.slice(0, 32) }),
    ),
  );
}
