import { connect } from "cloudflare:sockets";
import * as v from "valibot";
import { errorFacts } from "~/lib/error-facts";
import type { Breaches } from "~/services/breaches/breaches";
import { rangeQuery } from "~/services/breaches/range-query";
import type { CvText } from "~/services/cv-text/cv-text";
import { clamd, clamdAddress } from "~/services/malware/clamd";
import type { MalwareScanner } from "~/services/malware/malware";
import type { Model } from "~/services/model/model";
import { mayBeAsked, openAiModel } from "~/services/model/openai-model";
import { type WorkersAi, workersAiModel } from "~/services/model/workers-ai-model";
import { googleIndexing, type TokenCache } from "~/services/search-engines/google-indexing";
import { indexNow } from "~/services/search-engines/index-now";
import { indexNowKey, type SharedEnv } from "../env";
import { log } from "../log";

/** Read here, in `services.ts` and where work arrives (`index.ts`, `adviser.ts`). */
export interface Env extends SharedEnv {
  CV_TEXT: CvText;
  MAIL_FROM: string;
  RESEND_BASE_URL: string;
  RESEND_API_KEY: string;
  /** As the app has it. Without it no job alert can be sent. */
  SIGNING_SECRET?: string;
  /** The model of the second opinion, by AI_BASE_URL or the AI binding; empty for none. */
  AI_MODEL?: string;
  /** Of any service that speaks OpenAI's API: `https://api.example.com/v1`. */
  AI_BASE_URL?: string;
  AI_API_KEY?: string;
  AI?: WorkersAi;
  /** `https://…/range/`, asked with the first five letters of a SHA-1; empty: nobody is asked. */
  BREACHED_PASSWORDS_URL?: string;
  /** `tls://clamd.example.com:3310`; empty: no file is scanned. */
  CLAMD_URL?: string;
  INDEXNOW_URL: string;
  GOOGLE_INDEXING_URL: string;
  /** A service account's JSON, as Google hands it out; empty: Google is not told. */
  GOOGLE_INDEXING_KEY?: string;
  /** A KV namespace; without it Google is asked for a token once a sweep. */
  TOKENS?: TokenCache;
}

/** Null where none is configured. Throws when one is configured by halves. */
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

/** Null where none is configured. */
export function breachesFrom({ BREACHED_PASSWORDS_URL: url }: Env): Breaches | null {
  if (!url) return null;
  if (!mayBeAsked(url)) throw new Error("BREACHED_PASSWORDS_URL is not an https address");
  return rangeQuery({ url, onSilence: (error) => log("breaches.silent", errorFacts(error)) });
}

/** Null where none is configured. */
export function malwareFrom({ CLAMD_URL: address }: Env): MalwareScanner | null {
  if (!address) return null;
  const { secureTransport, ...place } = clamdAddress(address);
  return clamd({ connect: () => connect(place, { secureTransport, allowHalfOpen: false }) });
}

export function indexNowFrom(env: Env) {
  const key = indexNowKey(env.INDEXNOW_KEY);
  if (key === null) return null;
  return indexNow({ key, origin: new URL(env.PUBLIC_ORIGIN).origin, endpoint: env.INDEXNOW_URL });
}

export function pageIndexFrom(env: Env) {
  if (!env.GOOGLE_INDEXING_KEY) return null;
  const account = v.safeParse(ServiceAccount, env.GOOGLE_INDEXING_KEY);
  if (!account.success) throw new Error("GOOGLE_INDEXING_KEY is not a service account's JSON");
  const cache = env.TOKENS ?? null;
  return googleIndexing({ account: account.output, endpoint: env.GOOGLE_INDEXING_URL, cache });
}

const ServiceAccount = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ client_email: v.string(), private_key: v.string(), token_uri: v.pipe(v.string(), v.url()) }),
);
