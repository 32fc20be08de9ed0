/** The specification's values, in the order of its lists, and what people read for each. */
export const JOB_TYPES = ["full-time", "part-time", "contract", "internship", "temporary"] as const;
export type JobType = (typeof JOB_TYPES)[number];
export const JOB_TYPE_LABELS: Readonly<Record<JobType, string>> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
  internship: "Internship",
  temporary: "Temporary",
};

export const LOCATION_TYPES = ["remote", "office", "hybrid"] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];
export const LOCATION_TYPE_LABELS: Readonly<Record<LocationType, string>> = {
  remote: "Remote",
  office: "Office",
  hybrid: "Hybrid",
};

export const JOB_STATUSES = ["active", "draft", "paused", "closed"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const JOB_STATUS_LABELS: Readonly<Record<JobStatus, string>> = {
  active: "Active",
  draft: "Draft",
  paused: "Paused",
  closed: "Closed",
};

/** As schema.org names them in `unitText`. */
export const PAY_UNITS = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"] as const;
export type PayUnit = (typeof PAY_UNITS)[number];
export const PAY_UNIT_LABELS: Readonly<Record<PayUnit, string>> = {
  HOUR: "an hour",
  DAY: "a day",
  WEEK: "a week",
  MONTH: "a month",
  YEAR: "a year",
};

/** ISO 4217, those offered; every other is taken as well. */
export const COMMON_CURRENCIES = ["USD", "EUR", "GBP", "CAD", "AUD", "CHF", "PLN", "SEK", "RON"] as const;

const languages = new Intl.DisplayNames("en-GB", { type: "language" });

/** BCP 47. */
export const POSTING_LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  "en ar cs cy da de el es fi fr ga he hu it ja nb nl pl pt ro sv tr uk zh"
    .split(" ")
    .map((code) => [code, languages.of(code) ?? code]),
);
