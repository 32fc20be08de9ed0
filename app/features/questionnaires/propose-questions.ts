import type { Proposals, ProposedQuestion, QuestionWish } from "~/services/advice/advice";
import { QUESTION_KEYS, type QuestionKey, questionOf } from "./bank/questions";
import { SUBJECTS } from "./bank/subjects";
import { EVENT_HINT } from "./bank/written-question";
import { type Fill, filledFrom } from "./fill-question";
import { type Subject, subjectsIn } from "./find-subjects";
import { inOwnWords, licenceQuestion } from "./in-own-words";
import {
  ENGLISH,
  isAll,
  isReadable,
  isWhole,
  knownSkill,
  nameBeside,
  namedByPosting,
  wishWords,
} from "./read-wish";
import { refusalOf } from "./refusals";
import { wordsIn } from "./topics";

/** Questions to choose from. */
const OFFERED = 3;

/** The same wish gets the same questions; those whose title stands in the list already make room. */
export function proposeQuestions(wish: QuestionWish): Proposals {
  const { ask, taken } = wish;
  const refusal = refusalOf(ask);
  const fill = filledFrom(ask);
  if (refusal !== null) {
    return { kind: "refused", reason: refusal.reason, questions: chosen([], refusal.instead, [], fill) };
  }
  const words = wishWords(ask);
  const licence = licenceQuestion(ask);
  const subjects = subjectsIn(words);
  const [first] = subjects;
  if (licence !== null && first?.type !== "Driving") {
    const own = { ...LICENCE, ...licence };
    return {
      kind: "fitting",
      questions: chosen([own], ["licenceUsed", "licenceCurrent", "tools"], taken, fill),
    };
  }
  if (first !== undefined) {
    const keys = inTurn(subjects);
    const name = nameBeside(ask, wish.posting, words);
    const own = name !== null || isWhole(words) ? null : inOwnWords(ask);
    const asked = own === null ? [] : [{ ...IN_OWN_WORDS, ...own }];
    const [best, ...others] = keys.map((key) => asProposed(key, fill, subjects));
    const known = best === undefined ? [] : [best];
    const leading = first.weight <= 1 ? [...asked, ...known] : [...known, ...asked];
    const questions = chosen([...leading, ...others], [], taken, fill);
    return { kind: "fitting", questions: withExample(questions, name) };
  }
  return unknown(wish, words, fill);
}

/** Of several that fit alike each has its turn. */
function inTurn(subjects: readonly Subject[]): QuestionKey[] {
  const [best] = subjects;
  const alike = subjects.filter(({ weight }) => weight === best?.weight);
  const turns = [0, 1, 2].flatMap((turn) => alike.flatMap(({ questions }) => questions[turn] ?? []));
  return [...turns, ...subjects.flatMap(({ questions }) => questions)];
}

const withExample = (questions: ProposedQuestion[], name: string | null) =>
  name === null
    ? questions
    : questions.map((one) => ({
        ...one,
        question: `${one.question} If you can, take an example from your work with ${name}.`,
      }));

const LICENCE = {
  icon: "BookOpen",
  type: "Licences and Certificates",
  placeholder: "Yes or no, since when, and until when...",
};

function unknown({ ask, posting, taken }: QuestionWish, words: string[], fill: Fill): Proposals {
  const near = nearest(words);
  const own = isReadable(words) ? inOwnWords(ask) : null;
  if (own === null) {
    return { kind: "near", questions: chosen([], [...near, ...ANYWHERE], taken, fill) };
  }
  const named = knownSkill(ask) ?? namedByPosting(posting, words);
  const skill = named !== null && isAll(named, words) ? named : null;
  const asked = { ...IN_OWN_WORDS, ...own };
  if (skill === null) {
    return { kind: "own-words", questions: chosen([asked], [...near, ...ANYWHERE], taken, fill) };
  }
  return { kind: "fitting", questions: chosen([asked, ...aboutSkill(skill)], ANYWHERE, taken, fill) };
}

const IN_OWN_WORDS = {
  icon: "BookOpen",
  type: "Experience",
  placeholder: "Where, when, and what you did yourself...",
};

const aboutSkill = (skill: string): ProposedQuestion[] => [
  {
    icon: "Code",
    type: "Experience",
    title: `The hardest part of ${skill}`,
    question:
      `Tell us about the hardest piece of work that you have done with ${skill}. What made ` +
      "it hard, what did you do, and how do you know that it was good?",
    placeholder: EVENT_HINT,
  },
  {
    icon: "BookOpen",
    type: "Experience",
    title: `Showing ${skill} to somebody new`,
    question:
      `Somebody new in the team has never had to do with ${skill}. What would you show them ` +
      "first, and which mistake would you warn them of?",
    placeholder: "What you would show, in which order, and why...",
  },
];

const ANYWHERE: readonly QuestionKey[] = [
  "hardest",
  "noObvious",
  "notAlone",
  "fromBeginning",
  "ownMistake",
  "hardDay",
];

function chosen(
  own: readonly ProposedQuestion[],
  keys: readonly QuestionKey[],
  taken: readonly string[],
  fill: Fill,
  subjects: readonly Subject[] = [],
): ProposedQuestion[] {
  const written = [...new Set(keys)].map((key) => asProposed(key, fill, subjects));
  const offered = [...own, ...written].filter(
    ({ title }, at, all) => !taken.includes(title) && all.findIndex((one) => one.title === title) === at,
  );
  return offered.slice(0, OFFERED);
}

function asProposed(key: QuestionKey, fill: Fill, subjects: readonly Subject[]): ProposedQuestion {
  const [title, question, hint = EVENT_HINT] = questionOf(key);
  const subject =
    subjects.find(({ questions }) => questions.some((one) => one === key)) ?? SUBJECT_OF.get(key);
  const filled = (text: string) =>
    text.replaceAll("{people}", fill.people).replaceAll("{language}", fill.language);
  return {
    icon: subject?.icon ?? "Brain",
    type: subject?.type ?? "Experience",
    title: filled(title),
    question: filled(question),
    placeholder: hint,
  };
}

const SUBJECT_OF = new Map<QuestionKey, { icon: string; type: string }>(
  [...SUBJECTS].reverse().flatMap(([icon, type, keys]) => keys.map((key) => [key, { icon, type }] as const)),
);

/** Questions: a word that more of them use says nothing of any. */
const RARE = 6;
const SAID = new Map(
  QUESTION_KEYS.map((key) => {
    const [title, question] = questionOf(key);
    return [key, new Set(wordsIn(`${title} ${question}`).map((word) => word.slice(0, 6)))] as const;
  }),
);

function nearest(words: readonly string[]): QuestionKey[] {
  const asked = words.filter((word) => word.length > 3 && !ENGLISH.has(word));
  const saidBy = (word: string) => QUESTION_KEYS.filter((key) => SAID.get(key)?.has(word.slice(0, 6)));
  const telling = asked.filter((word) => saidBy(word).length <= RARE);
  const shared = (key: QuestionKey) => telling.filter((word) => SAID.get(key)?.has(word.slice(0, 6))).length;
  return QUESTION_KEYS.map((key) => ({ key, count: shared(key) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ key }) => key);
}
