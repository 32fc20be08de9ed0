import type { Wake } from "~/services/jobs/jobs";

/** The configurations of both Workers must agree on these. */
export interface SharedEnv {
  DB: D1Database;
  FILES: R2Bucket;
  QUEUE: Queue<Wake>;
  /** The shard that companies are made on, such as "2"; empty: the first. */
  NEW_COMPANIES?: string;
  PUBLIC_ORIGIN: string;
  ENVIRONMENT: string;
  /** 8 to 128 letters, digits and dashes; empty: no search engine is told. */
  INDEXNOW_KEY?: string;
}

/** Null for none. Throws when it is no key. */
export function indexNowKey(configured: string | undefined): string | null {
  if (!configured) return null;
  if (!/^[A-Za-z0-9-]{8,128}$/.test(configured)) throw new Error("INDEXNOW_KEY is not a key");
  return configured;
}
