/** The specification's: a `buyer` belongs to a company, an `applicant` to none. */
export const ACCOUNT_TYPES = ["buyer", "applicant"] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];
