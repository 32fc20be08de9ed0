import type { KeptForm } from "~/lib/kept-form";
import type { Advice } from "~/services/advice/advice";
import type { CvText } from "~/services/cv-text/cv-text";
import type { Files } from "~/services/files/files";
import type { IdentityProvider } from "~/services/identity/identity";
import type { Jobs } from "~/services/jobs/jobs";
import type { Markdown } from "~/services/markdown/markdown";
import type { Published } from "~/services/published/published";
import type { Role } from "~/vocabulary/members";
import type { Db } from "../../db/client";

/** A company's id where its people join by the provider. */
export type Provided = { issuer: string; subject: string; email: string | null; companyId: string | null };

export type Services = {
  db: Db;
  /** Whether an account is in another database than what is asked about: no statement finds both. */
  apart: boolean;
  /** Of the other shards: what a list of all companies has to ask as well. */
  others: readonly Db[];
  unreadElsewhere: number;
  ofProvided(who: Provided): Promise<Services>;
  files: Files;
  published: Published;
  jobs: Jobs;
  advice: Advice;
  markdown: Markdown;
  cvText: CvText;
  identity: IdentityProvider | null;
};

export type Settings = {
  publicOrigin: string;
  development: boolean;
  signingSecret: string;
  /** Of the password of /pass, as `checkPassword` reads it; null where that page is not offered. */
  passHash: string | null;
  /** Who hears by mail of applications for the beta and of messages; null for nobody. */
  teamEmail: string | null;
  /** Counts visits of those who have accepted it; null when nothing is to be counted. */
  analyticsTag: string | null;
  /** Where visitors book a call; null where the team offers none. */
  bookingUrl: string | null;
  /** Served as `/{key}.txt`, by which search engines know that changes are told by us; null for none. */
  indexNowKey: string | null;
  /** Of what the mail service tells about addresses that it cannot reach; null when it is not asked to. */
  mailWebhookSecret: string | null;
  /** Whose addresses the provider vouches for, and which company they join. */
  providerTrust: { emailDomain: string | null; companyId: string | null; role: Role };
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    services: Services;
    settings: Settings;
    /** When the request arrived: rules never look at a clock. */
    now: Date;
    requestId: string;
    nonce: string;
    clientIp: string;
    zone: string;
    asset(path: string): Promise<Response>;
    /** A cheap first limit in front of exact ones: false when this client asks too often. */
    withinLimit(key: string): Promise<boolean>;
    later(work: Promise<unknown>): void;
    typed(): Promise<KeptForm | null>;
    log(event: string, facts: Record<string, string | number | boolean | null | undefined>): void;
    /** What has been read for this request already, so that layouts and pages share one query. */
    memo: Map<string, Promise<unknown>>;
  }
}
