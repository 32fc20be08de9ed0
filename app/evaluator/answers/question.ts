import { FILLER_WORDS } from "../data/filler-words";
import { wordsOf } from "../text/words";

export type Question = { id: number; type: string; title: string; question: string };
export type QuestionKind = "technical" | "learning" | "values" | "practical" | "general";

/** What a question is after, from its category where the recruiter chose one, else from its words. */
export function kindOfQuestion({ type, title, question }: Question): QuestionKind {
  const text = `${title} ${question}`;
  if (/technical|problem/i.test(type)) return "technical";
  if (/learn|adapt/i.test(type)) return "learning";
  if (/cultur|value|collab|team/i.test(type)) return "values";
  if (PRACTICAL.test(text)) return "practical";
  if (LEARNING.test(text)) return "learning";
  if (VALUES.test(text)) return "values";
  if (/\bhow (?:do|would|did) you\b|\bwhat (?:do|would) you do\b|\bwalk us through|\bexplain\b/i.test(text))
    return "technical";
  return "general";
}
const VALUES =
  /\b(?:why (?:do|would|this|us)|values?|colleague|disagree|conflict|team|confiden\w+|unhappy|angry|upset|saying no)\b/i;
const LEARNING =
  /\b(?:learn(?:ed|t|ing)?|mistake|error|near miss|went wrong|differently|feedback|new to you|change[sd]?|failed)\b/i;

const PRACTICAL =
  /\b(?:suit(?:s)? you|work for you|how would you (?:get|travel)|which (?:shifts|start|days|tickets|certificates|trucks|licen)|in date|registration status|when could you|how are you fixed|how does that fit|your availability|notice period|right to work)\b/i;

export const isHypothetical = ({ question }: Question): boolean => HYPOTHETICAL.test(question);
const HYPOTHETICAL =
  /\bwhat (?:do|would|will) you\b|\bhow (?:do|would|will|can) you\b|\bwrite (?:the|a)\b|\bexplain\b|\bwhy\b/i;

/** Whether an explanation is asked for, so that nobody has to have done anything. */
export const asksToExplain = ({ question }: Question): boolean =>
  /\b(?:explain|describe how|what is|what are|why is|why are|define|what does)\b/i.test(question);

/** Whether an opinion on something general is asked for: reasons are wanted, and nothing that happened. */
export const asksForView = ({ question }: Question): boolean =>
  VIEW.test(question) ||
  (question.length > LONG_QUESTION &&
    !/\b(?:you|your|us)\b/i.test(question.replace(/\bdo you (?:think|agree)\b/gi, "")));

/** Whether something that happened is asked for, and not what somebody would do. */
export const asksForStory = ({ question }: Question): boolean =>
  STORY.test(question) && !/\b(?:would|(?:how|what) do you|explain|imagine|suppose)\b/i.test(question);

const STORY =
  /\b(?:tell us about|describe|walk us through|give (?:us )?an example|have you ever|your last|a time)\b/i;

const LONG_QUESTION = 40;
const VIEW =
  /\b(?:agree|disagree|to what extent|discuss|opinion|advantages?|disadvantages?|reasons and|causes? (?:and|of)|solutions|positive or (?:a )?negative|good (?:trend|thing)|should (?:the|we|governments?|people|schools?|parents)|some (?:people|experts) (?:think|believe|say)|many (?:people )?believe)\b/i;

export const needsPersonFor = (kind: QuestionKind): string | null =>
  kind === "technical"
    ? "Whether the answer is right cannot be read from its wording: a person has to judge this."
    : null;

const FILLER = new Set(FILLER_WORDS.trim().split(/\s+/));
const ASKING = new Set(
  (
    "tell describe walk give explain example time last pick name write case story answer question " +
    "happen happened happens worked work works job did today"
  ).split(" "),
);

export function subjectOf({ title, question }: Question): Set<string> {
  const asked = wordsOf(`${title} ${question}`).filter(
    ({ form }) => !FILLER.has(form) && !ASKING.has(form) && form.length > 2,
  );
  return new Set(asked.map(({ stem }) => stem));
}

export const contentStems = (text: string): string[] =>
  wordsOf(text)
    .filter(({ form }) => !FILLER.has(form) && form.length > 2)
    .map(({ stem }) => stem);
