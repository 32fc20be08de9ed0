import { EVALUATOR, evaluateCandidate } from "~/evaluator/evaluate";
import type { Ai } from "~/services/ai/ai";
import type { CvText } from "~/services/cv-text/cv-text";
import type { Mail } from "~/services/mail/mail";
import { resendMail } from "~/services/mail/resend-mail";
import { noCost } from "../counted-database";
import { sharedServices } from "../services";
import { type Env, modelFrom } from "./env";

export type Background = ReturnType<typeof sharedServices> & {
  mail: Mail;
  ai: Ai;
  cvText: CvText;
  /** Every link in an e-mail starts with it. */
  publicOrigin: string;
};

export function backgroundFrom(env: Env): Background {
  return {
    ...sharedServices(env, noCost()),
    mail: resendMail({ apiKey: env.RESEND_API_KEY, baseUrl: env.RESEND_BASE_URL, from: env.MAIL_FROM }),
    cvText: { read: (bytes, type) => env.CV_TEXT.read(bytes, type) },
    ai: {
      evaluator: EVALUATOR,
      evaluate: async (input) => evaluateCandidate(input),
      model: modelFrom(env),
    },
    publicOrigin: new URL(env.PUBLIC_ORIGIN).origin,
  };
}
