import type { Quote } from "../evaluation";
import type { Sentence } from "../text/sentences";
import type { Word } from "../text/words";
import type { Job } from "./jobs";
import type { Section } from "./sections";
import type { Speech } from "./speech";

export type Claim = Speech & { words: readonly Word[]; text: string };

export type Idle =
  | "personal"
  | "heading"
  | "instruction"
  | "markup"
  | "copied"
  | "echo"
  | "heap"
  | "repeat"
  | "praise"
  | "address";

export type Statement = {
  source: Quote["source"];
  questionId?: number;
  /** 1 for the first question, or 0. */
  question: number;
  sentence: Sentence;
  section: Section;
  job: Job | null;
  isHead: boolean;
  bullet: boolean;
  claims: Claim[];
  idle: Idle | null;
  place: string;
};

export type Application = {
  statements: Statement[];
  jobs: Job[];
  newest: number;
  /** The month of sending, or 0 where nobody knows. */
  sent: number;
};
