import type { DimensionName, Recommendation } from "~/vocabulary/dimensions";

/** What an evaluator is given. No name, address, photograph or birth date belongs in here. */
export type EvaluationInput = {
  posting: { title: string; text: string };
  questions: { id: number; type: string; title: string; question: string }[];
  /** Text read from the CV; null when there is none to read. */
  cv: string | null;
  coverLetter: string | null;
  answers: { questionId: number; text: string }[];
};

/** A stretch of the applicant's own text, as UTF-16 offsets into the text that was given. */
export type Quote = {
  source: "cv" | "coverLetter" | "answer";
  /** Set when the source is an answer. */
  questionId?: number;
  start: number;
  end: number;
  /** Exactly `text.slice(start, end)` of the source. */
  text: string;
  /** Where a person finds it: "CV, Experience", "Answer 3". */
  place: string;
};

/** One line of a dimension: what was looked for, what was found, and the points it earned. */
export type EvidenceItem = {
  label: string;
  /** "requirement" items come from the posting, "rubric" items from how an answer is read. */
  kind: "requirement" | "rubric" | "similarity";
  must?: boolean;
  verdict: "found" | "partly" | "not found";
  points: number;
  outOf: number;
  quotes: Quote[];
};

export type DimensionResult = {
  name: DimensionName;
  /** 0–100, or null when nothing in the texts shows it. */
  score: number | null;
  /** The specification's weight, in percent: 25, 20, 20, 15, 20. */
  weight: number;
  items: EvidenceItem[];
  /** Why there is no score, or what the score rests on, in one sentence. */
  note: string;
};

/** Something a recruiter should look at; never a penalty by itself. */
export type Flag = {
  kind: "instructs-evaluator" | "copied-from-posting" | "hidden-text" | "stuffed";
  message: string;
  quotes: Quote[];
};

export type Evaluation = {
  /** Name and version of what read it, such as "built-in 1.0". */
  evaluator: string;
  /** Weighted mean of the dimensions shown, 0–100 whole; null when none is. */
  overall_score: number | null;
  recommendation: Recommendation | null;
  dimensions: DimensionResult[];
  highlights: { text: string; quotes: Quote[] }[];
  concerns: { text: string; quotes: Quote[] }[];
  ai_summary: string;
  /** How many of the posting's requirements had any text to be judged by. */
  confidence: { judged: number; requirements: number };
  flags: Flag[];
};
