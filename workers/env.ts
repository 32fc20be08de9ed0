import type { Settings } from "~/http/context";
import type { CvText } from "~/services/cv-text/cv-text";
import type { Wake } from "~/services/jobs/jobs";
import { analyticsTag } from "./content-policy";

/** The Worker's bindings, secrets and settings. Read here and in `services.ts`, nowhere else. */
export interface Env {
  DB: D1Database;
  FILES: R2Bucket;
  CACHE: KVNamespace;
  QUEUE: Queue<Wake>;
  LIMITER: RateLimit;
  CV_TEXT: CvText;
  ASSETS: Fetcher;
  PUBLIC_ORIGIN: string;
  MAIL_FROM: string;
  RESEND_BASE_URL: string;
  ENVIRONMENT: string;
  /** Of the analytics service, such as `G-ABC123`; empty for none. */
  ANALYTICS_TAG?: string;
  /** Secrets: `wrangler secret put`. */
  RESEND_API_KEY: string;
  SIGNING_SECRET: string;
  /** From `npm run hash-password`. Without it /pass is not there. */
  PASS_HASH?: string;
}

/** The settings that code may see. Throws at the first request when the Worker is set up wrong. */
export function settingsFrom(env: Env): Settings {
  const origin = new URL(env.PUBLIC_ORIGIN).origin;
  if (!env.SIGNING_SECRET || env.SIGNING_SECRET.length < 32) {
    throw new Error("SIGNING_SECRET is missing or shorter than 32 characters");
  }
  return {
    publicOrigin: origin,
    development: env.ENVIRONMENT === "development",
    signingSecret: env.SIGNING_SECRET,
    passHash: env.PASS_HASH?.replaceAll(":", "$") || null,
    analyticsTag: analyticsTag(env.ANALYTICS_TAG),
  };
}
