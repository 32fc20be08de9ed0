/** `later`: another try may do; `refused`: none will. */
export type Told = { kind: "told" } | { kind: "later" | "refused"; reason: string };

export type PageChange = { url: string; kind: "updated" | "deleted" };

export interface ChangeNotices {
  /** At most 10,000 addresses. */
  tell(urls: string[]): Promise<Told>;
}

export interface PageIndex {
  tell(change: PageChange): Promise<Told>;
}
