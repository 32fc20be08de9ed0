import type { ActivityQuery } from "~/features/activity/activity-query";
import type { Log } from "~/features/activity/list-activity";
import type { Db } from "../../../db/client";
import { reachOf } from "./rules";
import { type Reader, reaches, selectJobsWithin } from "./scope";

const MOST_JOBS = 20;

/** Of the jobs in reach the newest; each of the others is asked for by itself. */
export async function openLog(
  db: Db,
  reader: Reader,
  timeZone: string,
  { job }: ActivityQuery,
): Promise<Log> {
  const { id: readerId, companyId } = reader;
  const of = { companyId, timeZone, readerId };
  const reach = reachOf(reader.role, "activity");
  if (reach === "all") return { ...of, jobs: null };
  if (job !== null) return { ...of, jobs: (await reaches(db, reader, "activity", { job })) ? [job] : [] };
  const found = await selectJobsWithin(db, reader, "activity", MOST_JOBS);
  return { ...of, jobs: found.map(({ id }) => id) };
}
