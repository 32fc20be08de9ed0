/** The first three are claims; "mentioned" claims nothing; "not found" is about the text, not the person. */
export const FINDINGS = ["found", "partly", "says otherwise", "mentioned", "not found"] as const;
export type Finding = (typeof FINDINGS)[number];

export const FINDING_WORDS: Readonly<Record<Finding, { label: string; sign: string; means: string }>> = {
  found: { label: "Found", sign: "✓", means: "A sentence of the application says so." },
  partly: { label: "Partly", sign: "~", means: "A sentence says some of it, or less than was asked for." },
  "says otherwise": {
    label: "Says otherwise",
    sign: "▲",
    means: "A sentence says the opposite. A person looks at it; nothing is decided by it.",
  },
  mentioned: {
    label: "Mentioned – please read",
    sign: "…",
    means: "A sentence may speak of it. Nothing is claimed: a person reads and judges.",
  },
  "not found": {
    label: "Not found in the text",
    sign: "◌",
    means: "No sentence speaks of it, which is not the same as not having it.",
  },
};

/** Why there is no total. */
export const UNREAD = ["no CV", "CV not read", "language not read", "too little to judge"] as const;
export type Unread = (typeof UNREAD)[number];

/** The same in a list's few words, and in a sentence. */
export const UNREAD_WORDS: Readonly<Record<Unread, { label: string; sentence: string }>> = {
  "no CV": { label: "CV not read", sentence: "There is no CV that could be read, so there is no score." },
  "CV not read": {
    label: "CV not read",
    sentence: "No program could read the CV, so there is no score: open the file.",
  },
  "language not read": {
    label: "Read by people only",
    sentence:
      "The CV, the answers or the posting are in a language that the evaluator does not read, so there is " +
      "no score.",
  },
  "too little to judge": {
    label: "Too little to judge",
    sentence: "There is too little that a program can judge, so there is no score.",
  },
};
