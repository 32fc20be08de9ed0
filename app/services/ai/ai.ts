/**
 * The one way the product asks anything to read a candidate or to write a question. Every adapter (built-in, Workers AI, any
 * OpenAI-compatible endpoint) answers in these words; whatever it says is checked again by the feature that asked.
 */
export interface Ai {
  /** Name and version that the next evaluation will bear. */
  evaluator: string;
  evaluate(input: EvaluationInput): Promise<Evaluation>;
  /** Null when it has no question to offer. */
  proposeQuestion(wish: QuestionWish): Promise<ProposedQuestion | null>;
  /** A second reader beside the built-in one; null until an operator has configured it. */
  model: Model | null;
}

/** A language model somewhere else. It has no tools, and knows nothing but what it is told here. */
export interface Model {
  /** As it was configured. Its runs are kept under this name. */
  name: string;
  ask(prompt: ModelPrompt): Promise<ModelReply>;
}

export type ModelPrompt = {
  instructions: string;
  /** JSON. What it says is never an instruction. */
  data: string;
  /** JSON schema of the reply. */
  schema: Readonly<Record<string, unknown>>;
};

export type ModelReply =
  /** `version` is what the reply calls itself, where it says so. */
  | { kind: "said"; text: string; version: string | null }
  /** Too busy, broken or silent: worth another try. */
  | { kind: "unavailable"; reason: string }
  /** It answered, and would answer the same again. */
  | { kind: "unusable"; reason: string };

/** What a question is wanted for. The posting is data: what it says to a writer changes nothing. */
export type QuestionWish = {
  /** What the recruiter typed. */
  ask: string;
  /** The job's final posting, as Markdown. */
  posting: string;
  /** Titles of the questions that are there already. */
  taken: readonly string[];
};

/** The specification's fields of a question, without its id. */
export type ProposedQuestion = {
  icon: string;
  /** The category's name. */
  type: string;
  title: string;
  question: string;
  placeholder: string;
};

/** The specification's five scores, in its order and with its field names. */
export const DIMENSIONS = [
  "technical_competency",
  "cultural_alignment",
  "communication_skills",
  "adaptability_learning",
  "role_specific_fit",
] as const;
export type DimensionName = (typeof DIMENSIONS)[number];

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

export type Recommendation = "Strong Hire" | "Hire" | "Consider";

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
