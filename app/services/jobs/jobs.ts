/** What a queue message may say. It only wakes a consumer: what is owed stands in the database. */
export type Wake =
  | { kind: "outbox"; ids: string[] }
  /** An application has been submitted and waits to be received. */
  | { kind: "submission"; applicationId: string }
  /** Somebody looked at a job; `visitor` is a keyed hash that changes every day. */
  | { kind: "view"; jobId: string; day: string; visitor: string };

export interface Jobs {
  /** Wakes the background. A lost message is found by the sweep, so a failure here is logged and never thrown. */
  wake(message: Wake): Promise<void>;
}
