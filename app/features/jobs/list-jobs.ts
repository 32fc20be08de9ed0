import type { Db } from "../../../db/client";
import { missingFrom } from "./publish-job";
import { isJobStatus } from "./rules";
import type { JobQuery } from "./search";
import {
  selectDepartments,
  selectOwnJobs,
  selectTeam,
  selectTotals,
  selectUnfinished,
  totalsFrom,
} from "./store";

/** Fewer when words were searched, because each then costs a row of the index as well. */
const PAGE = 20;
const OWN_FOUND = 14;

type Card = Awaited<ReturnType<typeof selectOwnJobs>>[number];
export type OwnJobCard = ReturnType<typeof withGaps>;
/** `newer` and `older` are the `seq` from which the neighbouring page starts; null where there is none. */
export type JobPage = { jobs: Card[]; newer: number | null; older: number | null };

export async function listOwnJobs(db: Db, companyId: string, asked: JobQuery, now: Date) {
  const query = { ...asked, status: isJobStatus(asked.status) ? asked.status : "" };
  const rows = query.text === "" ? PAGE : OWN_FOUND;
  const [found, totals, departments] = await db.batch([
    selectOwnJobs(db, companyId, query, rows),
    selectTotals(db, companyId),
    selectDepartments(db, companyId),
  ]);
  const page = asPage(found, query, rows);
  return {
    ...page,
    jobs: page.jobs.map((job) => withGaps(job, now)),
    query,
    totals: totalsFrom(totals),
    departments: departments.map((department) => department.name),
  };
}

export async function listTeamJobs(
  db: Db,
  member: { id: string; companyId: string },
  asked: JobQuery,
  now: Date,
): Promise<Awaited<ReturnType<typeof listOwnJobs>>> {
  const query = { ...asked, status: isJobStatus(asked.status) ? asked.status : "" };
  const team = await selectTeam(db, member);
  const words = query.text.toLowerCase().split(" ");
  const found = team.filter(
    ({ title, status, department }) =>
      (query.status === "" || status === query.status) &&
      (query.department === "" || department === query.department) &&
      words.every((word) => `${title} ${department}`.toLowerCase().includes(word)),
  );
  const sum = (name: "applicants" | "views") => team.reduce((total, job) => total + job[name], 0);
  return {
    ...{ jobs: found.map((job) => withGaps(job, now)), newer: null, older: null, query },
    totals: {
      jobs: team.length,
      active: team.filter(({ status }) => status === "active").length,
      ...{ applicants: sum("applicants"), views: sum("views") },
    },
    departments: [...new Set(team.map(({ department }) => department))].filter(Boolean).sort(),
  };
}

export const unfinishedJobs = selectUnfinished;

/** Its posting is not looked at: a list does not read that. */
function withGaps({ publishedAnyway, ...job }: Card, now: Date) {
  const text = { ...job, description: "", finalJobPosting: "", publishedAnyway };
  return { ...job, gaps: missingFrom(text, { company: { evaluates: false }, now }) !== null };
}

/** `found` holds one row more than a page when there are more in the direction that was read. */
export function asPage(found: Card[], query: Pick<JobQuery, "before" | "after">, rows: number): JobPage {
  const backwards = query.after !== null;
  const more = found.length > rows;
  const jobs = backwards ? found.slice(0, rows).reverse() : found.slice(0, rows);
  const hasNewer = backwards ? more : query.before !== null;
  const hasOlder = backwards || more;
  return {
    jobs,
    newer: hasNewer ? (jobs[0]?.seq ?? null) : null,
    older: hasOlder ? (jobs.at(-1)?.seq ?? null) : null,
  };
}
