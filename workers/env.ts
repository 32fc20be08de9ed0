import type { Wake } from "~/services/jobs/jobs";

/** The bindings and settings that pages and background share; both configurations must say the same of them. */
export interface SharedEnv {
  DB: D1Database;
  FILES: R2Bucket;
  QUEUE: Queue<Wake>;
  PUBLIC_ORIGIN: string;
  ENVIRONMENT: string;
}
