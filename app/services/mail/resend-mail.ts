import { Resend } from "resend";
import { errorReason } from "~/lib/error-facts";
import { seconds } from "~/lib/time";
import { withPatience } from "~/lib/with-patience";
import type { Mail } from "./mail";

/** Answers that a later try cannot mend: the message itself is wrong. */
const FINAL = new Set([400, 422]);
const PATIENCE = seconds(20);

export function resendMail(options: { apiKey: string; baseUrl: string; from: string }): Mail {
  const resend = new Resend(options.apiKey, { baseUrl: options.baseUrl });
  return {
    async send(message, key) {
      try {
        const { error } = await withPatience(
          resend.emails.send({ from: options.from, ...message }, { idempotencyKey: key }),
          PATIENCE,
        );
        if (error === null) return { kind: "sent" };
        return { kind: FINAL.has(error.statusCode ?? 0) ? "refused" : "unavailable", reason: error.name };
      } catch (error) {
        return { kind: "unavailable", reason: errorReason(error) };
      }
    },
  };
}
