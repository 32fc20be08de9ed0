import { FILLER } from "../data/filler-words";
import { wordsOf } from "../text/words";

export type Question = { id: number; type: string; title: string; question: string };
export type QuestionKind = "technical" | "learning" | "values" | "practical" | "general";

/** What a question is after, from its category where the recruiter chose one, else from its words. */
export function kindOfQuestion({ type, title, question }: Question): QuestionKind {
  const text = `${title} ${question}`;
  if (asksForFact(question)) return "practical";
  if (/technical|problem/i.test(type)) return "technical";
  if (/learn|adapt/i.test(type)) return "learning";
  if (/cultur|value|collab|team/i.test(type)) return "values";
  if (PRACTICAL.test(text)) return "practical";
  if (MOTIVE.test(question)) return "values";
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
  /\b(?:suit(?:s)? you|work for you|how would you (?:get|travel)|which (?:of (?:the|our|these) )?(?:shifts|start|days|hours|tickets|certificates|trucks|licen)|in date|registration status|when could you|how are you fixed|(?:how )?(?:does|do|would) (?:it|that|this|they|these|the (?:\p{L}+ )?(?:rota|hours|shifts?|days|pattern))(?: \p{L}+)? (?:fit|suit)|how do you feel about (?:nights|weekends|shifts|(?:being )?on[- ]call|call[- ]outs|early (?:starts|mornings))|your availability|notice period|right to work)\b/iu;

/** What one word can answer in full: "How many points?" – "None.", and nothing that wants to be told. */
const asksForFact = (question: string) =>
  (ONE_WORD.test(question) || (CLOSED.test(question) && OF_FACTS.test(question))) &&
  !STORY.test(question) &&
  !ASKS_MORE.test(question) &&
  !OPEN.test(question) &&
  !VIEW.test(question);
const ONE_WORD =
  /^(?:(?:and|so),? )?(?:(?:do|can|are) you|(?:is|are) your|have you (?:used|worked|held|driven|operated|done|had (?:any|an?)|an?|any|got|the|your)|how (?:many|much|long|far|soon|often)\b.*\b(?:have you|your|(?:do|did|can|could) you(?! need))|what (?:salary|pay|rate|notice|is your (?:[\p{L}-]+ ){0,3}(?:salary|pay|rate|notice|status|availability|pin|level|grade)|(?:salary|rate|pay|level) \p{L}+))\b/iu;
const CLOSED = /^(?:(?:and|so),? )?(?:(?:could|will|would) you|which|when|is there|are there)\b/i;
const OPEN =
  /\b(?:why|ever|colleagues?|customers?|clients?|tell|deal|handle|cope|steps?|explain|examples?|share|talk|think of|what (?:happened|for)|how (?!many|much|long|far|soon|often|well)|(?:do|would) you (?:do|say|think|feel|react|check|decide|believe))\b/i;
const OF_FACTS =
  /\b(?:transport|shifts?|weekends?|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|evenings?|on[- ]call|rota|hours|notice|relocate|live (?:in|near|within)|start (?:with us|work|date|on|at|straight)|travel to)\b/i;

export const isHypothetical = ({ question }: Question): boolean => HYPOTHETICAL.test(question);
const HYPOTHETICAL =
  /\bwhat (?:do|would|will) you\b|\bhow (?:do|would|will|can) you\b|\bwrite (?:the|a)\b|\bexplain\b|\bwhy\b/i;

/** Whether an explanation is asked for, so that nobody has to have done anything. */
export const asksToExplain = ({ question }: Question): boolean =>
  /\b(?:explain|describe how|what is|what are|why is|why are|define|what does)\b/i.test(
    question.replace(ONE_TIME, ""),
  );

/** "A time when you had to explain …", "what is the last thing that you had to learn": it happened. */
const ONE_TIME = new RegExp(
  "\\b(?:time|occasion|moment|situation)s? (?:when|where|that|in which) you\\b[^.?]*|" +
    "\\bwhat (?:is|was) (?:the|your) (?:last|first|worst|best|most|\\p{L}{3,}est)\\b[^.?]*" +
    "\\byou(?:['’]ve| have| had| did| were| \\p{L}+ed)\\b[^.?]*",
  "iu",
);

/** Whether an opinion on something general is asked for: reasons are wanted, and nothing that happened. */
export const asksForView = ({ question }: Question): boolean =>
  VIEW.test(question) ||
  (question.length > LONG_QUESTION &&
    !/\b(?:you|your|us)\b/i.test(question.replace(/\bdo you (?:think|agree)\b/gi, "")));

/** Whether something that happened is asked for, and not what somebody would do. */
const asksForStory = ({ question }: Question): boolean =>
  (STORY.test(question) || ONE_TIME.test(question)) &&
  !/\b(?:would|(?:how|what) do you|explain|imagine|suppose)\b/i.test(question.replace(ONE_TIME, ""));

/** What a question is after: what happened, an explanation, one's own reason, names, or either. */
export type Wanted = "story" | "explanation" | "motive" | "names" | "things" | "fact" | "anything";

export function wantedBy(question: Question): Wanted {
  if (kindOfQuestion(question) === "practical") return "fact";
  const isStory = STORY.test(question.question) && !/^why\b/i.test(question.question);
  if (MOTIVE.test(question.question) && !isStory) return "motive";
  if (NAMES.test(question.question) && !ASKS_MORE.test(question.question)) return "names";
  if (THINGS.test(question.question)) return "things";
  if (asksToExplain(question) || asksForView(question)) return "explanation";
  return asksForStory(question) ? "story" : "anything";
}

const MOTIVE =
  /\bwhy (?:us|here|now)\b|\bwhy (?:do|did|would|are|have) you (?:now )?(?:want|like to|wish|cho[so]|appl|interested|leav|looking|join|decide)|\bwhy (?:this|our|your|the|an?) (?:\p{L}+ ){0,4}(?:job|post|role|position|firm|company|practice|school|team|hospital|office|place|work|trade|profession|ours?)\b|\bwhat (?:draws|drew|brings|brought|attract(?:s|ed)|interest(?:s|ed)|appeals|appealed|excites|(?:makes|made) you (?:want|apply|choose|interested))\b/iu;
const NAMES =
  /\b(?:which|what) (?:(?!(?:have|do|are|did|is|would|you|changes?|challenges?|difficult\p{L}*|errors?|faults?|mistakes?|part|problems?|role|situations?|steps?|things?|time|trouble|way)\b)[\p{L}-]+[ ,]+){1,8}(?:have you (?:ever |already )?(?:used|worked (?:with|in|on)|set|run|\p{L}{3,}(?:ed|en|own))|(?:do|did|can) you (?:use|know|speak|work (?:with|in|on)|operate|drive|program))\b/iu;
const THINGS =
  /^what (?:else )?(?:do|would) you (?:always |first )?(?!(?:do|enjoy|expect|feel|hope|know|like|love|make|mean|prefer|say|see|tell|think|understand|want)\b)\p{L}+\b(?!.*\?.*\?)/iu;
const ASKS_MORE =
  /\b(?:how (?:do|did|have|would) you|did (?:it|they|that)|tell us|what (?:did|was|were|do you)|describe)\b/i;

const STORY =
  /\b(?:tell us about|describe|walk us through|give (?:us )?an example|have you ever|your last|a time)\b/i;

const LONG_QUESTION = 40;
const VIEW =
  /\b(?:agree|disagree|to what extent|discuss|opinion|advantages?|disadvantages?|reasons and|causes? (?:and|of)|solutions|positive or (?:a )?negative|good (?:trend|thing)|should (?:the|we|governments?|people|schools?|parents)|some (?:people|experts) (?:think|believe|say)|many (?:people )?believe)\b/i;

export const needsPersonFor = (kind: QuestionKind): string | null =>
  kind === "technical"
    ? "Whether the answer is right cannot be read from its wording: a person has to judge this."
    : null;

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

/** Words written as names; the first of a text only where it opens a note: "Acturis since 2019". */
export function namesIn(text: string): number {
  const first = NOTE.test(text) ? -1 : 0;
  return wordsOf(text).filter(
    ({ form, written }, at) =>
      at > first &&
      /\p{Lu}|\p{L}\d/u.test(written) &&
      form.length > 1 &&
      !FILLER.has(form) &&
      !ASKING.has(form),
  ).length;
}
const NOTE =
  /^\W{0,9}\p{L}\S*?(?:\s+\p{Lu}\S*)*(?:\W*$|\s*[,:;.(–-]|\s(?:\d|(?:for|every|since|and|or|in|with|at|daily|mainly|mostly|only|both|i)\b))/u;
