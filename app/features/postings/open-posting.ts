import type { SQL } from "drizzle-orm";
import { askedAmong } from "~/features/questionnaires/rules";
import { STANDARD_QUESTIONS } from "~/vocabulary/questions";
import type { Db } from "../../../db/client";
import { codeIn, postingPath } from "./address";
import { type JobLine, lineOf, scopeOfId, scopeOfJob, selectOpenJobsOf } from "./list-open";
import { postingState } from "./rules";
import { selectPosting, selectTombstone } from "./store";

type Row = Awaited<ReturnType<typeof selectPosting>>[number];

/** One job as the public reads it, with the questions that an application answers. */
export type Posting = Omit<Row, "questions"> & { path: string; asked: readonly Asked[] };
export type Asked = { id: number; title: string; question: string };
export type PostingCompany = Pick<Row, "companyName" | "companySlug" | "colour" | "logo" | "privacyEmail">;

export type PostingPage =
  | { kind: "not-found" }
  | { kind: "open" | "paused"; posting: Posting }
  | { kind: "ended"; posting: Posting; others: JobLine[] }
  | { kind: "deleted"; company: PostingCompany; others: JobLine[] };

const OTHERS = 5;

/** `part`: the last of the address. Whoever is at another address than `path` is to be sent there. */
export async function openPosting(part: string, { db, now }: { db: Db; now: Date }): Promise<PostingPage> {
  const code = codeIn(part);
  if (code === null) return { kind: "not-found" };
  const [found] = await selectPosting(db, code);
  if (found === undefined) return openDeleted(code, { db, now });
  const posting = asPosting(found);
  switch (postingState(found, now)) {
    case "hidden":
      return { kind: "not-found" };
    case "open":
      return { kind: "open", posting };
    case "paused":
      return { kind: "paused", posting };
    case "ended":
      return {
        kind: "ended",
        posting,
        others: await othersOf(scopeOfId(found.companyId), { but: found.id }, { db, now }),
      };
  }
}

type Deleted = Extract<PostingPage, { kind: "not-found" | "deleted" }>;

/** `code`: the job's own, or that of one of its short links. */
export async function openDeleted(code: string, { db, now }: { db: Db; now: Date }): Promise<Deleted> {
  const [company] = await selectTombstone(db, code);
  if (company === undefined) return { kind: "not-found" };
  return {
    kind: "deleted",
    company,
    others: await othersOf(scopeOfId(company.companyId), {}, { db, now }),
  };
}

export const openJobsBeside = (jobId: string, deps: { db: Db; now: Date }) =>
  othersOf(scopeOfJob(jobId), { but: jobId }, deps);

async function othersOf(
  scope: SQL,
  but: { but?: string },
  { db, now }: { db: Db; now: Date },
): Promise<JobLine[]> {
  const found = await selectOpenJobsOf(db, scope, { now, rows: OTHERS, ...but });
  return found.map(lineOf);
}

function asPosting({ questions, ...job }: Row): Posting {
  const own = askedAmong(questions ?? []);
  const asked = (own.length > 0 ? own : STANDARD_QUESTIONS).map(({ id, title, question }) => ({
    id,
    title,
    question,
  }));
  return { ...job, path: postingPath(job), asked };
}
