import type { Settings } from "~/http/context";
import { isProtected } from "~/lib/is-protected";
import type { Adviser } from "~/services/advice/advice";
import type { CvText } from "~/services/cv-text/cv-text";
import type { OpenIdSettings } from "~/services/identity/open-id-connect";
import { webhookSecret } from "~/services/mail/resend-webhook";
import { ROLES, type Role } from "~/vocabulary/members";
import { indexNowKey, type SharedEnv } from "../env";
import { bookingUrl } from "./booking-url";
import { analyticsTag } from "./content-policy";

/** Read here, in `services.ts` and where requests arrive (`index.ts`). */
export interface Env extends SharedEnv {
  LIMITER: RateLimit;
  ASSETS: Fetcher;
  WORK: Adviser & { bringAccount(userId: string, from: number, to: number): Promise<void> };
  CV_TEXT: CvText;
  ANALYTICS_TAG?: string;
  /** `on`: pages are read from the database's replicas; empty: from the primary alone. */
  READ_REPLICATION?: string;
  /** `https://…`, where visitors book a call; empty for none. */
  BOOKING_URL?: string;
  /** Hears by mail of applications for the beta and of messages; empty for nobody. */
  TEAM_EMAIL?: string;
  SIGNING_SECRET: string;
  /** `whsec_…` of Resend's webhook for `/webhooks/resend`. Without it that address is not there. */
  RESEND_WEBHOOK_SECRET?: string;
  /** From `npm run hash-password`. Without it /pass is not there. */
  PASS_HASH?: string;
  /** `on` in tests; in production nothing is answered with it. */
  QUICK_PASSWORDS?: string;
  /** The company's own identity provider (OpenID Connect); empty for none. */
  OIDC_ISSUER?: string;
  OIDC_NAME?: string;
  OIDC_CLIENT_ID?: string;
  OIDC_CLIENT_SECRET?: string;
  /** `northwind.example`; empty: the provider vouches for any address. */
  OIDC_EMAIL_DOMAIN?: string;
  /** The company that people of that domain join. Empty: nobody joins by the provider. */
  OIDC_COMPANY_ID?: string;
  /** As what they join: `interviewer` unless it says otherwise. */
  OIDC_ROLE?: string;
}

/** Throws at the first request when the Worker is set up wrong. */
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
    teamEmail: env.TEAM_EMAIL?.trim() || null,
    analyticsTag: analyticsTag(env.ANALYTICS_TAG),
    bookingUrl: bookingUrl(env.BOOKING_URL),
    indexNowKey: indexNowKey(env.INDEXNOW_KEY),
    mailWebhookSecret: webhookSecret(env.RESEND_WEBHOOK_SECRET),
    providerTrust: {
      emailDomain: env.OIDC_EMAIL_DOMAIN?.toLowerCase() || null,
      companyId: env.OIDC_COMPANY_ID || null,
      role: providerRole(env.OIDC_ROLE),
    },
  };
}

export function hashesQuickly({ QUICK_PASSWORDS: wanted, ENVIRONMENT }: Env): boolean {
  if (wanted && ENVIRONMENT !== "development") throw new Error("QUICK_PASSWORDS is for tests alone");
  return wanted === "on";
}

export function readsReplicas({ READ_REPLICATION: wanted = "" }: Env): boolean {
  if (wanted !== "" && wanted !== "on") throw new Error("READ_REPLICATION is neither on nor empty");
  return wanted === "on";
}

function providerRole(wanted = ""): Role {
  const role = ROLES.find((one) => one === (wanted.trim() || "interviewer"));
  if (role === undefined) throw new Error(`OIDC_ROLE is none of ${ROLES.join(", ")}`);
  return role;
}

/** Null where none is configured. Throws when one is configured by halves. */
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
