import { isUnread, type TextState } from "~/vocabulary/documents";

const WORDS: Record<TextState, { short: string; advice: string | null }> = {
  waiting: { short: "Reading the text…", advice: null },
  read: { short: "We could read the text", advice: null },
  "no-text": {
    short: "We could not read text in this file",
    advice:
      "It may be a scan or a picture. A person can still open it, but the evaluation cannot read it. A " +
      "file saved straight from a word processor works best.",
  },
  locked: {
    short: "This file asks for a password",
    advice: "Nobody can open it without. Please save a copy without a password and replace it.",
  },
  "too-old": {
    short: "This is too old a kind of Word file to read",
    advice: "Please save it as DOCX or PDF, and replace it.",
  },
  unreadable: {
    short: "We could not read this file",
    advice: "It may be damaged. Please open it yourself, save it again, and replace it.",
  },
};

const REPLACED = "If you sent another one for this job before, this one has replaced it.";

type Props = {
  state: TextState;
  submitted?: boolean;
  /** False where the form's own error says what to do. */
  advises?: boolean;
};

export function FileState({ state, submitted = false, advises = true }: Props) {
  const { short, advice } = WORDS[state];
  return (
    <>
      <p className={isUnread(state) ? "small file-warning" : "small muted"}>{short}</p>
      {advice !== null && advises && !submitted && <p className="small">{advice}</p>}
      {advice !== null && (advises || submitted) && <p className="small">{REPLACED}</p>}
      {advice !== null && submitted && (
        <p className="small">The people who are hiring see this too, and it does not count against you.</p>
      )}
    </>
  );
}
