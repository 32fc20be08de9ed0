import { oneLine, plainText } from "~/lib/plain-text";
import type { Ai, ProposedQuestion, QuestionWish } from "~/services/ai/ai";
import { LONGEST, problemsIn, QUESTION_ICONS } from "./rules";

export type AskOutcome =
  | { kind: "proposed"; proposal: ProposedQuestion }
  /** The writer had none to offer, or said something that no questionnaire could keep. */
  | { kind: "none" };

/**
 * A question for the recruiter's words, from whichever writer is configured, fit to be kept as it is. What a writer says is text
 * of a stranger: only the five fields are taken, each cut to its length, an unknown icon made the default.
 * @throws when the writer cannot be reached.
 */
export async function askForQuestion(wish: QuestionWish, deps: { ai: Ai }): Promise<AskOutcome> {
  if (wish.ask.trim() === "") return { kind: "none" };
  const said = await deps.ai.proposeQuestion(wish);
  if (said === null) return { kind: "none" };
  const proposal = fitToKeep(said);
  return problemsIn([{ ...proposal, id: 1 }]).length === 0
    ? { kind: "proposed", proposal }
    : { kind: "none" };
}

const fitToKeep = ({ icon, type, title, question, placeholder }: ProposedQuestion): ProposedQuestion => ({
  icon: QUESTION_ICONS.find((known) => known === icon) ?? "Brain",
  type: oneLine(type).slice(0, LONGEST.type),
  title: oneLine(title).slice(0, LONGEST.title),
  question: plainText(question).trim().slice(0, LONGEST.question),
  placeholder: oneLine(placeholder).slice(0, LONGEST.placeholder),
});
