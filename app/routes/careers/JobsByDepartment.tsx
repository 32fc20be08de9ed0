import type { JobLine } from "~/features/postings/list-open";
import { oneFace } from "~/lib/headline-letters";
import { JobLines } from "./JobLines";

type Props = { jobs: JobLine[]; query: string; target?: "_top" };

export const JobsByDepartment = ({ jobs, query, target }: Props) =>
  byDepartment(jobs).map(([department, ofIt]) => (
    <section className="department" key={department} aria-label={department || "Other jobs"}>
      <h2 {...oneFace(department)}>{department || (jobs.some((job) => job.department) ? "Other" : "")}</h2>
      <JobLines jobs={ofIt} query={query} target={target} />
    </section>
  ));

function byDepartment(jobs: JobLine[]): [string, JobLine[]][] {
  const groups = new Map<string, JobLine[]>();
  for (const job of jobs) groups.set(job.department, [...(groups.get(job.department) ?? []), job]);
  return [...groups].sort(([one], [other]) => Number(one === "") - Number(other === ""));
}
