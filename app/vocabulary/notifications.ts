export const NEWS_KINDS = [
  ...(["applied", "evaluated", "status", "feedback", "mention", "suggestion", "scorecard"] as const),
  ...(["review", "withdrawn", "assigned"] as const),
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const NEWS_LABELS: Readonly<Record<NewsKind, string>> = {
  applied: "Somebody applies for a job",
  evaluated: "An evaluation is ready",
  status: "One of my applications moves on",
  feedback: "What I sent the team is answered",
  mention: "Somebody mentions me in a note",
  suggestion: "Somebody suggests a change of a job, or answers mine",
  scorecard: "Somebody hands in a scorecard for a job of mine",
  review: "A human review is asked for, or mine is answered",
  withdrawn: "Somebody withdraws an application",
  assigned: "Somebody chooses me to interview a candidate, or for a hiring team",
};

export const FREQUENCIES = ["off", "at-once", "daily"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const FREQUENCY_LABELS: Readonly<Record<Frequency, string>> = {
  off: "Off",
  "at-once": "At once",
  daily: "Once a day",
};
