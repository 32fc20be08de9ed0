import { oneLine, plainText } from "~/lib/plain-text";
import type { Advice, ProposedQuestion, QuestionWish } from "~/services/advice/advice";
import { LONGEST, problemsIn, QUESTION_ICONS } from "./rules";

export type AskOutcome =
  | { kind: "proposed"; proposal: ProposedQuestion }
  /** The writer had none to offer, or one that no questionnaire could keep. */
  | { kind: "none" }
  | { kind: "silent" };

/** A writer's reply is a stranger's text: only the five fields are taken, each cut to its length. */
export async function askForQuestion(wish: QuestionWish, deps: { advice: Advice }): Promise<AskOutcome> {
  if (wish.ask.trim() === "") return { kind: "none" };
  const reply = await deps.advice.proposeQuestion(wish);
  if (reply.kind === "silent") return reply;
  if (reply.value === null) return { kind: "none" };
  const proposal = fitToKeep(reply.value);
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
