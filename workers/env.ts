import type { Settings } from "~/http/context";
import { isProtected } from "~/lib/is-protected";
import type { Model } from "~/services/ai/ai";
import { mayBeAsked, openAiModel } from "~/services/ai/openai-model";
import { type WorkersAi, workersAiModel } from "~/services/ai/workers-ai-model";
import type { CvText } from "~/services/cv-text/cv-text";
import type { OpenIdSettings } from "~/services/identity/open-id-connect";
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
  /** The model that gives a second opinion; empty for none. Asked at AI_BASE_URL, or else through the AI binding. */
  AI_MODEL?: string;
  /** Of any service that speaks OpenAI's API: `https://api.example.com/v1`. */
  AI_BASE_URL?: string;
  /** A secret. */
  AI_API_KEY?: string;
  AI?: WorkersAi;
  /** A company's own identity provider (OpenID Connect), and the name that its people know it by; empty for none. */
  OIDC_ISSUER?: string;
  OIDC_NAME?: string;
  OIDC_CLIENT_ID?: string;
  /** A secret. */
  OIDC_CLIENT_SECRET?: string;
  /** Of the addresses that the provider vouches for: `northwind.example`. Empty: it vouches for any. */
  OIDC_EMAIL_DOMAIN?: string;
  /** The company that people of that domain join as recruiters when they first come. Empty: nobody joins by the provider. */
  OIDC_COMPANY_ID?: string;
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
    providerTrust: {
      emailDomain: env.OIDC_EMAIL_DOMAIN?.toLowerCase() || null,
      companyId: env.OIDC_COMPANY_ID || null,
    },
  };
}

/** The identity provider, or null where none is configured. Throws when one is configured by halves. */
export function providerFrom(env: Env): OpenIdSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_NAME: name, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = env;
  if (!issuer) return null;
  if (!name || !clientId || !secret)
    throw new Error("OIDC_NAME, OIDC_CLIENT_ID or OIDC_CLIENT_SECRET is missing");
  if (!URL.canParse(issuer) || !isProtected(issuer)) throw new Error("OIDC_ISSUER is not an https address");
  // Whoever can sign in at a public provider would otherwise be a recruiter of the company.
  if (env.OIDC_COMPANY_ID && !env.OIDC_EMAIL_DOMAIN)
    throw new Error("OIDC_COMPANY_ID needs OIDC_EMAIL_DOMAIN");
  return { issuer, name, clientId, clientSecret: secret };
}

/** The model that gives a second opinion, or null where none is configured. Throws when one is configured by halves. */
export function modelFrom(env: Env): Model | null {
  const { AI_MODEL: model, AI_BASE_URL: baseUrl } = env;
  if (!model) return null;
  if (baseUrl) {
    if (!mayBeAsked(baseUrl)) throw new Error("AI_BASE_URL is not an https address");
    return openAiModel({ baseUrl, apiKey: env.AI_API_KEY || null, model });
  }
  if (env.AI === undefined) throw new Error("AI_MODEL needs AI_BASE_URL or the AI binding");
  return workersAiModel(env.AI, model);
}
