import type { CvText } from "~/services/cv-text/cv-text";
import type { Mail } from "~/services/mail/mail";
import { resendMail } from "~/services/mail/resend-mail";
import type { MalwareScanner } from "~/services/malware/malware";
import type { Model } from "~/services/model/model";
import type { ChangeNotices, PageIndex } from "~/services/search-engines/search-engines";
import { type DatabaseCost, noCost } from "../counted-database";
import { sharedServices } from "../services";
import { type Env, indexNowFrom, malwareFrom, modelFrom, pageIndexFrom } from "./env";

export type Background = ReturnType<typeof sharedServices> & {
  mail: Mail;
  /** A second reader beside the built-in one; null until an operator has configured it. */
  model: Model | null;
  cvText: CvText;
  /** Null until an operator has configured one. */
  malware: MalwareScanner | null;
  /** Told of public jobs that change; null until an operator has configured them. */
  indexNow: ChangeNotices | null;
  pageIndex: PageIndex | null;
  /** The app's own; null until an operator has set it here too. */
  signingSecret: string | null;
  /** Every link in an e-mail starts with it. */
  publicOrigin: string;
};

export function backgroundFrom(env: Env, cost: DatabaseCost = noCost(), shard = 0): Background {
  const place = { data: shard, account: shard };
  return {
    ...sharedServices(env, cost, env.DB, place),
    mail: resendMail({ apiKey: env.RESEND_API_KEY, baseUrl: env.RESEND_BASE_URL, from: env.MAIL_FROM }),
    cvText: { read: (bytes, type) => env.CV_TEXT.read(bytes, type) },
    model: modelFrom(env),
    malware: malwareFrom(env),
    indexNow: indexNowFrom(env),
    pageIndex: pageIndexFrom(env),
    signingSecret: env.SIGNING_SECRET || null,
    publicOrigin: new URL(env.PUBLIC_ORIGIN).origin,
  };
}
