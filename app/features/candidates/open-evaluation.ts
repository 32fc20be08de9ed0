import type { Db } from "../../../db/client";
import { candidateStatement, recordFrom } from "./find-candidate";
import type { CandidateRecord } from "./record";

/** A candidate of the company with the newest evaluation; null when there is no such candidate. */
export async function openEvaluation(
  asked: { companyId: string; candidateId: string },
  db: Db,
): Promise<CandidateRecord | null> {
  const [found] = await candidateStatement(db, asked.companyId, asked.candidateId);
  return found === undefined ? null : recordFrom(found);
}
