import type { AppLoadContext } from "@remix-run/cloudflare";

const SAID = "same-for-all";

type Memo = Pick<AppLoadContext, "memo">;

/**
 * Said by a loader whose page reads alike to whoever sends no cookie, so that it may be kept for a moment
 * (record 177). `jobId`: whose view every visit counts; null where none does.
 */
export function sameForAll({ memo }: Memo, jobId: string | null = null): void {
  memo.set(SAID, Promise.resolve(jobId));
}

/** What a loader said of this request's page; null where none did. */
export async function saidSameForAll({ memo }: Memo): Promise<{ jobId: string | null } | null> {
  const said = memo.get(SAID) as Promise<string | null> | undefined;
  return said === undefined ? null : { jobId: await said };
}
