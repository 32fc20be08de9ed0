import { idIn } from "~/lib/ids";
import { oneLine } from "~/lib/plain-text";
import {
  CANDIDATE_STATUSES,
  type CandidateStatus,
  WORK_AUTHORIZATIONS,
  type WorkAuthorization,
} from "~/vocabulary/applications";
import { LONGEST_TAG } from "./rules";

const CANDIDATE_SORTS = ["score", "name", "date"] as const;
export type CandidateSort = (typeof CANDIDATE_SORTS)[number];

/** As they stand in the address, and in the scope of the search index. */
export const SCORE_FILTERS = { "90": "4", "80": "3", "70": "2", below: "1", none: "0" } as const;
export type ScoreFilter = keyof typeof SCORE_FILTERS;

export type ListView = "all" | "snoozed" | CandidateStatus;

export type CandidateQuery = {
  q: string;
  job: string | null;
  /** Of the job's own, so only beside a job. */
  stage: string | null;
  /** Null where the address says none: the undecided, for whoever has some. */
  status: ListView | null;
  score: ScoreFilter | null;
  permit: WorkAuthorization | null;
  tag: string | null;
  pool: "on" | null;
  sort: CandidateSort;
  /** How the CV is shown beside the candidate; null where the screen decides. */
  show: "text" | "pages" | null;
  selects?: boolean;
  /** The last candidate of the page before: what the list is sorted by, and the row's number. */
  after: { key: string; seq: number; back?: true } | null;
};

/** A longer search is cut: nobody's name or post is longer. In characters. */
const LONGEST_SEARCH = 100;

/** Whatever the address says that means nothing is left out. Without evaluation there are no scores. */
export function readCandidateQuery(search: URLSearchParams, evaluates = true): CandidateQuery {
  const chosen = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === search.get(name)) ?? null;
  const job = idIn(search, "job");
  const sorts = CANDIDATE_SORTS.filter((sort) => evaluates || sort !== "score");
  return {
    q: oneLine((search.get("q") ?? "").slice(0, LONGEST_SEARCH)),
    job,
    stage: job && idIn(search, "stage"),
    status: chosen("status", ["all", "snoozed", ...CANDIDATE_STATUSES]),
    score: evaluates ? chosen("score", Object.keys(SCORE_FILTERS) as ScoreFilter[]) : null,
    permit: chosen("permit", WORK_AUTHORIZATIONS),
    tag: oneLine((search.get("tag") ?? "").slice(0, LONGEST_TAG)) || null,
    pool: chosen("pool", ["on"]),
    sort: chosen("sort", sorts) ?? (evaluates ? "score" : "date"),
    show: chosen("show", ["text", "pages"]),
    ...(search.has("select") && { selects: true }),
    after: readCursor(search.get("after")),
  };
}

export function candidateSearch(query: CandidateQuery): string {
  const search = new URLSearchParams();
  if (query.q !== "") search.set("q", query.q);
  for (const name of ["job", "stage", "status", "score", "permit", "tag", "pool"] as const) {
    const value = query[name];
    if (value !== null) search.set(name, value);
  }
  if (query.sort !== "score") search.set("sort", query.sort);
  if (query.show !== null) search.set("show", query.show);
  if (query.selects) search.set("select", "on");
  if (query.after !== null) search.set("after", writeCursor(query.after));
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

/** The list alone: without a place in it, and how it is shown. */
export const listSearch = (query: CandidateQuery): string =>
  candidateSearch({ ...query, after: null, show: null, selects: false });

/** The list that an address was opened from. */
export const openList = (search: string): string =>
  listSearch(readCandidateQuery(new URLSearchParams(search)));

/** Whether the search index finds the candidates: it has their words and filters in the list's order. */
export const isSearch = (query: CandidateQuery): boolean =>
  query.q !== "" || [query.job, query.score, query.permit, query.tag, query.pool].some((one) => one !== null);

/** Whether the company's counters, or one job's, say how many there are of each status. */
export const isCounted = (query: CandidateQuery): boolean =>
  query.q === "" &&
  [query.stage, query.score, query.permit, query.tag, query.pool].every((one) => one === null);

/** Whoever types a name looks among everybody; whoever just comes, among the undecided first. */
export const viewAsked = (query: CandidateQuery): ListView | "undecided first" => {
  const { status, q, stage, tag, pool, after } = query;
  const narrowed = q !== "" || [stage, tag, pool, after].some((one) => one !== null);
  return status ?? (narrowed ? "all" : "undecided first");
};

function readCursor(text: string | null): CandidateQuery["after"] {
  const parts = /^(.{0,200})~(\d{1,15})(~back)?$/su.exec(text ?? "");
  if (parts === null) return null;
  return { key: parts[1] ?? "", seq: Number(parts[2]), ...(parts[3] && { back: true as const }) };
}

const writeCursor = ({ key, seq, back }: NonNullable<CandidateQuery["after"]>): string =>
  `${key}~${seq}${back ? "~back" : ""}`;
