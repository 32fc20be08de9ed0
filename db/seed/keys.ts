import { seedId } from "./ids.ts";
import { COLLEAGUES, COMPANY, RECRUITER } from "./people.ts";

export const companyId = COMPANY.id;
export const recruiterId = seedId("recruiter");
export const jobId = (key: string) => seedId(`job ${key}`);
export const colleagueId = (key: string) => seedId(`colleague ${key}`);

export const candidateOf = (applicant: string, job: string) => ({
  jobId: jobId(job),
  applicationId: seedId(`application ${applicant} ${job}`),
});

/** `priya` is the recruiter. */
export function memberOf(key: string) {
  if (key === "priya")
    return {
      id: recruiterId,
      name: `${RECRUITER.firstName} ${RECRUITER.lastName}`,
      role: "owner",
      companyId,
    };
  const { firstName, lastName, role } = find(COLLEAGUES, key);
  return { id: colleagueId(key), name: `${firstName} ${lastName}`, role, companyId };
}

export function find<T extends { key: string }>(list: T[], key: string): T {
  const found = list.find((one) => one.key === key);
  if (!found) throw new Error(`The seed names "${key}", which it does not describe.`);
  return found;
}
