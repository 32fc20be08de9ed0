import { GRAMMAR_WORDS } from "~/evaluator/data/plain-words";
import { findTerms } from "~/evaluator/text/find-terms";
import { readText } from "~/evaluator/text/read-text";
import { lexicon } from "~/evaluator/text/weights";
import type { ProposedQuestion, QuestionWish } from "~/services/advice/advice";
import { type BankQuestion, QUESTION_BANK } from "./question-bank";
import { namedIn, type Topic, topicsOf, wordsIn } from "./topics";

/** The same input gives the same question; null when nothing of what was typed is known. */
export function proposeQuestion({ ask, posting, taken }: QuestionWish): ProposedQuestion | null {
  const asked = wordsIn(ask);
  const topics = topicsOf(posting);
  const named = namedAmong(topics, subjectsIn(asked, EVERY_CUE));
  const understood = named !== null || asked.some((word) => asksFor(word, EVERY_CUE));
  const skill = understood ? named : knownSkill(ask);
  if (!understood && skill === null) return null;
  const { cues, ...question } = QUESTION_BANK.map((entry) => ({
    entry,
    fit: fitOf(entry, asked, skill !== null) - (taken.includes(entry.title) ? 10 : 0),
  })).reduce((a, b) => (b.fit > a.fit ? b : a)).entry;
  // "Mentoring" asks for the competency; what was mentored at is asked for by the posting.
  const topic = namedAmong(topics, subjectsIn(asked, cues)) ?? skill ?? topics[0]?.name ?? "your field";
  return { ...question, question: question.question.replace("{topic}", topic) };
}

const GRAMMAR = new Set(GRAMMAR_WORDS.en?.split(" "));
const EVERY_CUE = QUESTION_BANK.flatMap(({ cues }) => cues);

const subjectsIn = (asked: readonly string[], cues: readonly string[]) =>
  asked.filter((word) => !GRAMMAR.has(word) && !asksFor(word, cues));

const asksFor = (word: string, cues: readonly string[]) => cues.some((cue) => word.startsWith(cue));

/** A skill that was named gets a technical question, unless something else was asked of it. */
const fitOf = (entry: BankQuestion, asked: readonly string[], skillNamed: boolean) =>
  asked.filter((word) => asksFor(word, entry.cues)).length +
  (skillNamed && entry.type === "Technical Challenge" ? 1 : 0);

function namedAmong(topics: readonly Topic[], subjects: readonly string[]): string | null {
  for (const { name, line } of topics) {
    const named = namedIn(line, subjects);
    if (named !== null) return named;
    if (wordsIn(name).some((word) => subjects.includes(word))) return name;
  }
  return null;
}

const REQUEST = /^(?:ask|write|generate|create|make|give|suggest|propose)$/;

/** As it is written in the request. "A chef" is nobody's skill. */
function knownSkill(ask: string): string | null {
  const request = readText(ask, { source: "posting" });
  const list = lexicon("english");
  const found = findTerms(request, list).find(({ from, to }) => {
    const isPerson = /^an?$/.test(request.words[from - 1]?.form ?? "");
    const named = request.words.slice(from, to);
    return !isPerson && named.some(({ form, stem }) => !REQUEST.test(form) && !list.workplace.has(stem));
  });
  if (!found) return null;
  return ask.slice(request.words[found.from]?.start, request.words[found.to - 1]?.end);
}
