import { asDay } from "~/lib/words";
import type { Role } from "~/vocabulary/members";
import { may } from "./rules";

type Of = { companyName: string | null; companyEraseAt: Date | null; role: Role | null };

/** What its members read until the day on which it is erased; null where it stays. */
export const companyGoing = ({ companyName, companyEraseAt, role }: Of) =>
  companyName === null || companyEraseAt === null || role === null
    ? null
    : { name: companyName, on: asDay(companyEraseAt), keeps: may(role, "company.delete") };

export const jobsStayClosed = ({ companyName }: { companyName: string }): string =>
  `${companyName} will be erased, so its jobs take no applications. If an owner keeps it, they open again.`;
