import type { CvText } from "~/services/cv-text/cv-text";
import type { Mail } from "~/services/mail/mail";
import { resendMail } from "~/services/mail/resend-mail";
import type { Model } from "~/services/model/model";
import { noCost } from "../counted-database";
import { sharedServices } from "../services";
import { type Env, modelFrom } from "./env";

export type Background = ReturnType<typeof sharedServices> & {
  mail: Mail;
  /** A second reader beside the built-in one; null until an operator has configured it. */
  model: Model | null;
  cvText: CvText;
  /** Every link in an e-mail starts with it. */
  publicOrigin: string;
};

export function backgroundFrom(env: Env): Background {
  return {
    ...sharedServices(env, noCost()),
    mail: resendMail({ apiKey: env.RESEND_API_KEY, baseUrl: env.RESEND_BASE_URL, from: env.MAIL_FROM }),
    cvText: { read: (bytes, type) => env.CV_TEXT.read(bytes, type) },
    model: modelFrom(env),
    publicOrigin: new URL(env.PUBLIC_ORIGIN).origin,
  };
}
