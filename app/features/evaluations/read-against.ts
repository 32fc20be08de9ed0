import { sql } from "drizzle-orm";
import { applications, evaluations } from "../../../db/schema";
import { hashOfPart } from "./evaluation-input";

/** A column beside the run that counts: which posting it read, and the job's of now. */
export const readAgainst = sql<ReadAgainst | null>`iif(${evaluations.inputParts} is null, null,
    (select json_object('was', ${evaluations.inputParts} ->> '$.posting', 'title', j.title,
      'text', j.final_job_posting) from jobs j where j.id = ${applications.jobId}))`
  .mapWith((text: string) => JSON.parse(text) as ReadAgainst)
  .as("read_against");

type ReadAgainst = { was: string | null; title: string; text: string };

/** Never of a run that was kept before the parts were. */
export async function postingChanged(against: ReadAgainst | null): Promise<boolean> {
  if (against === null || against.was === null) return false;
  const { was, title, text } = against;
  const standing = await hashOfPart({ title, text });
  return !was.startsWith(standing);
}
