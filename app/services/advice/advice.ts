export interface Adviser {
  /** Null when its reply is not to be trusted. */
  evaluatePractice(answers: string[]): Promise<PracticeEvaluation | null>;
  proposeQuestions(wish: QuestionWish): Promise<Proposals>;
  /** Beside each question what speaks against it, in a sentence; null for nothing. */
  cautionOn(questions: { title: string; question: string }[]): Promise<(string | null)[]>;
  reviewPosting(posting: PostingToReview): Promise<Suggestion[]>;
  /** The same text when that suggestion is no longer there. */
  takeSuggestion(posting: PostingToReview, id: string): Promise<string>;
  /** What in a reason for a no touches what the law protects, in a sentence; null for nothing. */
  reviewDetail(detail: string): Promise<string | null>;
  /** A sentence for whoever chose the password; null when it takes many guesses. */
  whyFewGuesses(password: string, names: string[]): Promise<string | null>;
  /** `Firefox on Windows`, in the order of what was asked. */
  browserNames(userAgents: string[]): Promise<string[]>;
  /** Some thousand records of the company, behind those before `from`. */
  verifyRecords(companyId: string, from: Sealed): Promise<RecordsVerified>;
  /** Lines of a CSV file; what a spreadsheet would take for a formula is text. */
  csvOf(rows: string[][]): Promise<string>;
  /** Null where the company has no such candidate. */
  openMailDesk(
    writer: MailWriter,
    applicationId: string,
    asked: { template: string; edit: string },
  ): Promise<MailDesk | null>;
  keepMail(writer: MailWriter, applicationId: string, typed: Typed): Promise<Kept>;
  keepMails(writer: MailWriter, typed: Typed): Promise<MailsKept>;
  keepTemplate(by: Acting, typed: Typed): Promise<Kept>;
  keepStageTemplate(by: Acting, typed: Typed): Promise<Kept>;
  /** A ZIP that is written while it is read. */
  archive(of: Archive): Promise<ReadableStream<Uint8Array>>;
  /** HTML of each, without a writer's own. */
  drawMarkdown(texts: string[]): Promise<string[]>;
  /** An SVG that a camera reads as that address. */
  qrCode(address: string): Promise<string>;
}

/** It may fail or take too long, and the page goes on without. */
export type Advice = {
  [Question in keyof Adviser]: (
    ...asked: Parameters<Adviser[Question]>
  ) => Promise<Answer<Awaited<ReturnType<Adviser[Question]>>>>;
};

export type Answer<Value> = { kind: "answered"; value: Value } | { kind: "silent" };

/** `person`: the account as a session knows it. */
export type Archive =
  | { of: "account"; person: { id: string; companyId: string | null } }
  | { of: "company"; owner: { id: string; companyId: string } };

export type PracticeEvaluation = {
  dimensions: { label: string; found: { label: string; finding: string; quote: string | null }[] }[];
};

/** The posting is data: what it says to a writer changes nothing. */
export type QuestionWish = {
  ask: string;
  posting: string;
  taken: readonly string[];
};

export type ProposedQuestion = {
  icon: string;
  type: string;
  title: string;
  question: string;
  placeholder: string;
};

/** To choose from; `refused` says why, and offers what may be asked in its place. */
export type Proposals =
  | { kind: "fitting" | "own-words" | "near"; questions: ProposedQuestion[] }
  | { kind: "refused"; reason: string; questions: ProposedQuestion[] };

export type PostingToReview = {
  text: string;
  built: string;
  place: string;
  pay: string | null;
};

export type Suggestion = {
  id: string;
  message: string;
  quote?: { before: string; words: string; after: string };
  instead?: string;
};

/** A link of a company's chain: its number, and its SHA-256 in hex. */
export type Sealed = { seq: number; hash: string };

export type RecordsVerified = {
  checked: number;
  erased: number;
  prior: number;
  waiting: number;
  problems: { record: string; id: string; wrong: "changed" | "missing" | "link" }[];
  /** Where the next part would begin; null at the end. */
  until: Sealed | null;
  tip: string;
};

/** A member who writes to candidates; whether in their own words, is for the app to say. */
export type MailWriter = Acting & { companyName: string; email: string; ownWords: boolean };

export type Acting = { id: string; companyId: string; personName: string; role: string; requestId: string };

export type Typed = [name: string, value: string][];

/** `leaves`: null for at once. `html` comes from Markdown, without a writer's own HTML. */
export type MailPreview = { subject: string; html: string; leaves: Date | null; skipped: string | null };

export type Kept =
  | { kind: "kept"; said: string; leaves: Date | null }
  /** Problems by field; none where only a preview was asked for. */
  | {
      kind: "shown";
      status: 200 | 403 | 409 | 422 | 429;
      problems: Record<string, string[]>;
      preview: MailPreview | null;
    }
  | { kind: "not-found" };

type Chosen = { id: string; name: string; status: string };

/** What is asked before several are written to, with the first mails as they leave. */
export type MailsDesk = {
  people: Chosen[];
  /** Moved since they were chosen; then those for whom a field of the mail is empty. */
  left: Chosen[];
  lacking: { name: string; fields: string[] }[];
  templates: MailDesk["templates"];
  message: MailDesk["message"];
  previews: (MailPreview & { to: string })[];
};

export type MailsKept =
  /** By id whom the mail was not kept for. */
  | { kind: "kept"; left: string[] }
  | { kind: "shown"; status: 200 | 422 | 429; problems: Record<string, string[]>; desk: MailsDesk };

export type MailLine = {
  id: string;
  subject: string;
  personName: string;
  state: "waiting" | "sent" | "cancelled" | "failed";
  leavesAt: Date;
  html: string;
  version: number;
  mayChange: boolean;
  mayCancel: boolean;
};

export type MailDesk = {
  name: string;
  thread: MailLine[];
  templates: { id: string; name: string; language: string }[];
  message: {
    message: string;
    version: number;
    template: string;
    subject: string;
    body: string;
    zone: string;
  };
  editing: boolean;
  preview: MailPreview | null;
};
