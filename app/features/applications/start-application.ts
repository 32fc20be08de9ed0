import { newId } from "~/lib/ids";
import type { VisitSource } from "~/lib/visit-source";
import type { StartDate, WorkAuthorization } from "~/vocabulary/applications";
import type { Db } from "../../../db/client";
import { insertApplication, type Opening } from "./store";

export type Declared = {
  workAuthorization: WorkAuthorization;
  startDate: StartDate;
  phone: string;
} & VisitSource;
type Applicant = { id: string; personName: string; email: string };

/** For somebody new it stands in the batch that makes the account. */
export function newApplication(
  db: Db,
  opening: Pick<Opening, "id" | "companyId" | "title" | "evaluates">,
  applicant: Applicant,
  declared: Declared,
  now: Date,
) {
  const { workAuthorization, startDate, phone, src, medium, campaign } = declared;
  return insertApplication(
    db,
    opening,
    {
      id: newId(now),
      userId: applicant.id,
      name: applicant.personName,
      email: applicant.email,
      workAuthorization,
      startDate,
      phone,
      source: src || "direct",
      medium,
      campaign,
    },
    now,
  );
}
