export const ROLES = ["owner", "recruiter", "hiring-manager", "interviewer"] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  owner: "Owner",
  recruiter: "Recruiter",
  "hiring-manager": "Hiring manager",
  interviewer: "Interviewer",
};

export const ROLE_NOUNS: Readonly<Record<Role, string>> = {
  owner: "an owner",
  recruiter: "a recruiter",
  "hiring-manager": "a hiring manager",
  interviewer: "an interviewer",
};

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  owner: "everything, the company’s settings and its members included",
  recruiter: "all jobs and all candidates",
  "hiring-manager": "the jobs that are chosen, and their candidates",
  interviewer: "the candidates who are chosen, and nobody else",
};
