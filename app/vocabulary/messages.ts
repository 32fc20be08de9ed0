export const MESSAGE_STATES = ["waiting", "sent", "cancelled", "failed"] as const;

/** What a mail may say of one candidate, as in `{{first_name}}`. */
export const MERGE_FIELDS = [
  "first_name",
  "full_name",
  "job_title",
  "company_name",
  "recruiter_name",
  "interview_when",
  "interview_place",
  "reason",
  "detail",
  "status_link",
  "reply_within",
] as const;

export type MergeField = (typeof MERGE_FIELDS)[number];

/** Those that whoever writes gives for each mail. */
export const GIVEN_FIELDS = {
  interview_when: "When the interview is",
  interview_place: "Where it is",
  reply_within: "Until when to reply",
} as const satisfies Partial<Record<MergeField, string>>;

export type GivenField = keyof typeof GIVEN_FIELDS;

export const LONGEST_SUBJECT = 150;
export const LONGEST_BODY = 5000;
