import type { Wake } from "~/services/jobs/jobs";

/** The configurations of both Workers must agree on these. */
export interface SharedEnv {
  DB: D1Database;
  FILES: R2Bucket;
  QUEUE: Queue<Wake>;
  PUBLIC_ORIGIN: string;
  ENVIRONMENT: string;
}
