/** It only wakes a consumer: the work itself stands in the database. */
export type Wake = Woken & {
  shard?: number;
};

type Woken =
  | { kind: "outbox"; ids: string[] }
  | { kind: "submission"; applicationId: string }
  /** `visitor` is a keyed hash that changes every day. */
  | { kind: "view"; jobId: string; day: string; visitor: string; source?: string }
  /** All of one company, by one person. */
  | { kind: "read"; companyId: string; reads: Read[] };

/** What somebody only looked at; `at` in milliseconds. */
export type Read = {
  verb: string;
  actorId: string;
  actorName: string;
  role: string;
  companyId: string;
  jobId?: string;
  applicationId?: string;
  requestId: string;
  at: number;
};

export interface Jobs {
  /** A lost message is found by the sweep, so a failure here is logged and never thrown. */
  wake(message: Wake): Promise<void>;
}
