import { stopAlert } from "~/features/alerts/change-alert";
import { forgetAlertsOf } from "~/features/alerts/forget-alerts";
import { readAtMost } from "~/lib/read-at-most";
import { undeliverableTo } from "~/services/mail/resend-webhook";
import type { Db } from "../../db/client";

type Deps = { db: Db; signingSecret: string; mailWebhookSecret: string | null; now: Date };
/** A request without its cookies: what it may do, it shows by a token or a signature. */
export type Call = { token: string; headers: Headers; body: () => Promise<string | null> };

type MachineCall = { path: RegExp; answer(call: Call, deps: Deps): Promise<Response> };

/** Not asked where they come from, since a machine has no Origin; so no cookie of a person may count here. */
export const MACHINE_CALLS: readonly MachineCall[] = [
  { path: /^\/alerts\/([^/]+)$/, answer: unsubscribe },
  { path: /^\/webhooks\/resend$/, answer: forgetUndeliverable },
];

const LONGEST_BODY = 64 * 1024;

/** Null for what is none of them. */
export async function answerMachine(
  request: Request,
  path: string,
  deps: Deps,
  calls = MACHINE_CALLS,
): Promise<Response | null> {
  for (const { path: pattern, answer } of calls) {
    const [found, token = ""] = pattern.exec(path) ?? [];
    if (found === undefined) continue;
    const headers = new Headers(request.headers);
    headers.delete("Cookie");
    return answer({ token, headers, body: () => readAtMost(request, LONGEST_BODY) }, deps);
  }
  return null;
}

/** One click in a mail program (RFC 8058). What has been stopped before is stopped. */
async function unsubscribe({ token }: Call, deps: Deps): Promise<Response> {
  return answered((await stopAlert(token, deps)) ? 200 : 404);
}

async function forgetUndeliverable({ headers, body }: Call, deps: Deps): Promise<Response> {
  if (deps.mailWebhookSecret === null) return answered(404);
  const text = await body();
  if (text === null) return answered(413);
  const addresses = await undeliverableTo({ headers, body: text }, deps.mailWebhookSecret, deps.now);
  if (addresses === null) return answered(401);
  await deps.db.batch(forgetAlertsOf(deps.db, addresses));
  return answered(200);
}

const answered = (status: number) => new Response(null, { status });
