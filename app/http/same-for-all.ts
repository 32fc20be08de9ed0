import type { AppLoadContext } from "@remix-run/cloudflare";

const SAID = "same-for-all";

type Memo = Pick<AppLoadContext, "memo">;

/** By a loader whose page reads alike without a cookie. `jobId`: whose views it counts (record 177). */
export function sameForAll({ memo }: Memo, jobId: string | null = null): void {
  memo.set(SAID, Promise.resolve(jobId));
}

/** What a loader said of this request's page; null where none did. */
export async function saidSameForAll({ memo }: Memo): Promise<{ jobId: string | null } | null> {
  const said = memo.get(SAID) as Promise<string | null> | undefined;
  return said === undefined ? null : { jobId: await said };
}
