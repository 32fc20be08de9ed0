import { oneLine, plainText } from "~/lib/plain-text";
import type { Advice, Proposals, ProposedQuestion, QuestionWish } from "~/services/advice/advice";
import { LONGEST, problemsIn, QUESTION_ICONS } from "./rules";

export type AskOutcome =
  | { kind: "proposed"; proposals: Proposals }
  /** The writer had none to offer, or only such as no questionnaire could keep. */
  | { kind: "none" }
  | { kind: "silent" };

const MOST_OFFERED = 3;
/** Characters of the reason for which nothing is asked. */
const LONGEST_REASON = 500;

/** A writer's reply is a stranger's text: only the five fields are taken, each cut to its length. */
export async function askForQuestions(wish: QuestionWish, deps: { advice: Advice }): Promise<AskOutcome> {
  if (wish.ask.trim() === "") return { kind: "none" };
  const reply = await deps.advice.proposeQuestions(wish);
  if (reply.kind === "silent") return reply;
  const offered = reply.value;
  const questions = offered.questions
    .slice(0, MOST_OFFERED)
    .map(fitToKeep)
    .filter((question) => problemsIn([{ ...question, id: 1 }]).length === 0);
  if (offered.kind === "refused") {
    const reason = oneLine(offered.reason).slice(0, LONGEST_REASON);
    return { kind: "proposed", proposals: { kind: "refused", reason, questions } };
  }
  return questions.length > 0
    ? { kind: "proposed", proposals: { kind: offered.kind, questions } }
    : { kind: "none" };
}

export const fitToKeep = ({
  icon,
  type,
  title,
  question,
  placeholder,
}: ProposedQuestion): ProposedQuestion => ({
  icon: QUESTION_ICONS.find((known) => known === icon) ?? "Brain",
  type: oneLine(type).slice(0, LONGEST.type),
  title: oneLine(title).slice(0, LONGEST.title),
  question: plainText(question).trim().slice(0, LONGEST.question),
  placeholder: oneLine(placeholder).slice(0, LONGEST.placeholder),
});
