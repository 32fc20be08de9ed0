import { isId } from "~/lib/ids";
import { oneLine } from "~/lib/plain-text";
import { CANDIDATE_STATUSES, type CandidateStatus } from "~/vocabulary/applications";

export const CANDIDATE_SORTS = ["score", "name", "date"] as const;
export type CandidateSort = (typeof CANDIDATE_SORTS)[number];

export type CandidateQuery = {
  q: string;
  job: string | null;
  status: "all" | CandidateStatus;
  sort: CandidateSort;
  /** The last candidate of the page before: what the list is sorted by, and the row's number. */
  after: { key: string; seq: number } | null;
};

/** A longer search is cut: nobody's name or post is longer. In characters. */
const LONGEST_SEARCH = 100;

/** Reads the address, without what means nothing. Without evaluation there is no order by score. */
export function readCandidateQuery(search: URLSearchParams, evaluates = true): CandidateQuery {
  const status = search.get("status");
  const sort = search.get("sort");
  const job = search.get("job") ?? "";
  return {
    q: oneLine((search.get("q") ?? "").slice(0, LONGEST_SEARCH)),
    job: isId(job) ? job : null,
    status: CANDIDATE_STATUSES.find((known) => known === status) ?? "all",
    sort:
      CANDIDATE_SORTS.find((known) => known === sort && (evaluates || known !== "score")) ??
      (evaluates ? "score" : "date"),
    after: readCursor(search.get("after")),
  };
}

export function candidateSearch(query: CandidateQuery): string {
  const search = new URLSearchParams();
  if (query.q !== "") search.set("q", query.q);
  if (query.job !== null) search.set("job", query.job);
  if (query.status !== "all") search.set("status", query.status);
  if (query.sort !== "score") search.set("sort", query.sort);
  if (query.after !== null) search.set("after", `${query.after.key}~${query.after.seq}`);
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

/** Whether the full-text index finds the candidates: it has their words and jobs in the list's order. */
export const isSearch = (query: CandidateQuery): boolean => query.q !== "" || query.job !== null;

function readCursor(text: string | null): CandidateQuery["after"] {
  const parts = /^(.{0,200})~(\d{1,15})$/su.exec(text ?? "");
  return parts === null ? null : { key: parts[1] ?? "", seq: Number(parts[2]) };
}

/** Every word must begin a word of the index; quoted, so that none is an operator. Else null. */
export function searchWords(q: string): string | null {
  const words = q.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return null;
  return words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(" AND ");
}
