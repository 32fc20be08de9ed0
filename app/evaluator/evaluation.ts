import type { DimensionName, Recommendation } from "~/vocabulary/dimensions";
import type { Finding, Unread } from "~/vocabulary/findings";

/** What an evaluator is given. No name, address, photograph or birth date belongs in here. */
export type EvaluationInput = {
  posting: { title: string; text: string };
  questions: { id: number; type: string; title: string; question: string }[];
  /** Text read from the CV; null when there is none to read. */
  cv: string | null;
  coverLetter: string | null;
  answers: { questionId: number; text: string }[];
  /** The month of sending, `2026-11`, to which "to present" lasts; else the newest date in the texts. */
  sentIn?: string;
  /** By the form; its answer stands beside the score. */
  rightToWorkAsked?: true;
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

export type EvidenceItem = {
  /** A "requirement" is the posting's own line; a "rubric" is what an answer is read for. */
  label: string;
  kind: "requirement" | "rubric" | "similarity";
  must?: boolean;
  verdict: Finding;
  /** What the sentence comes to, such as "Seven years"; empty when the sentence says it all. */
  says: string;
  points: number;
  outOf: number;
  quotes: Quote[];
};

export type DimensionResult = {
  name: DimensionName;
  /** 0–100, or null when there was nothing to judge. */
  score: number | null;
  /** The specification's weight, in percent: 25, 20, 20, 15, 20. */
  weight: number;
  items: EvidenceItem[];
  note: string;
};

/** What stands beside the score and decides nothing: licences, right to work, languages, shifts. */
export type Fact = {
  label: string;
  must: boolean;
  state: "stated" | "stated otherwise" | "not stated";
  quotes: Quote[];
};

/** Something a recruiter should look at; never a penalty by itself. */
export type Flag = {
  kind: "instructs-evaluator" | "copied-from-posting" | "hidden-text" | "stuffed";
  message: string;
  quotes: Quote[];
};

export type Evaluation = {
  evaluator: string;
  /** Weighted mean of the dimensions shown, 0–100 whole; null with a reason in `unread`. */
  overall_score: number | null;
  recommendation: Recommendation | null;
  /** Why there is no total, or null when there is one. */
  unread: Unread | null;
  /** Two-letter code of the CV's language, or null when it cannot be told. */
  language: string | null;
  dimensions: DimensionResult[];
  facts: Fact[];
  highlights: { text: string; quotes: Quote[] }[];
  concerns: { text: string; quotes: Quote[] }[];
  ai_summary: string;
  confidence: { judged: number; requirements: number };
  flags: Flag[];
};
