/** What a page has worked out for it while somebody waits. The lists and rules behind it stay out of the Worker of pages. */
export interface Adviser {
  /** Five answers in the order of the standard questions; null when what the evaluator said is not to be trusted. */
  evaluatePractice(answers: string[]): Promise<PracticeEvaluation | null>;
  /** Null when it has no question to offer. */
  proposeQuestion(wish: QuestionWish): Promise<ProposedQuestion | null>;
  reviewPosting(posting: PostingToReview): Promise<Suggestion[]>;
  /** The posting's text with one suggestion taken, by its id; the same text when that suggestion is no longer there. */
  takeSuggestion(posting: PostingToReview, id: string): Promise<string>;
}

/** The adviser as a page meets it: it may fail or take too long, and the page goes on without. */
export type Advice = {
  [Question in keyof Adviser]: (
    ...asked: Parameters<Adviser[Question]>
  ) => Promise<Answer<Awaited<ReturnType<Adviser[Question]>>>>;
};

export type Answer<Value> = { kind: "answered"; value: Value } | { kind: "silent" };

export type PracticeEvaluation = {
  summary: string;
  dimensions: { label: string; score: number | null; note: string; quotes: string[] }[];
  highlights: string[];
  concerns: string[];
};

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

export type PostingToReview = {
  /** As it stands, in Markdown. */
  text: string;
  /** What the job's fields alone would build. */
  built: string;
  /** Where the work is done: `Remote`, `Hybrid, Leeds`. */
  place: string;
};

export type Suggestion = {
  /** Names it within one text. */
  id: string;
  message: string;
  /** The line it is about, cut in three: before, the words themselves, after. */
  quote?: { before: string; words: string; after: string };
  /** What one press would write instead, when that can be known. */
  instead?: string;
};
