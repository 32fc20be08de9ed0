/** What anybody may fetch, built ahead and kept under the path of its address, `/careers/acme/feed.rss`. */
export interface Published {
  put(path: string, text: string): Promise<void>;
  /** Null when it was never built. `body` is null where `conditions` say that the asker has it already. */
  get(path: string, conditions?: Headers): Promise<PublishedFile | null>;
  remove(paths: string[]): Promise<void>;
}

export type PublishedFile = { etag: string; builtAt: Date; body: ReadableStream | null };
