import type { ProposedQuestion, QuestionWish } from "~/services/ai/ai";
import { GRAMMAR_WORDS } from "../evaluations/data/plain-words";
import { type BankQuestion, QUESTION_BANK } from "./question-bank";
import { namedIn, topicsOf, wordsIn } from "./topics";

/**
 * The built-in writer of the AI Question Assistant: from what was typed and the posting, a question with category, title, text,
 * placeholder and icon. The same words, posting and list give the same question; asked again, it gives the next best one. Null when
 * nothing was typed.
 */
export function proposeQuestion({ ask, posting, taken }: QuestionWish): ProposedQuestion | null {
  const asked = wordsIn(ask);
  if (asked.length === 0) return null;
  const best = [...QUESTION_BANK]
    .map((entry) => ({ entry, fit: fitOf(entry, asked) - (taken.includes(entry.title) ? 10 : 0) }))
    .reduce((a, b) => (b.fit > a.fit ? b : a)).entry;
  const { cues, ...question } = best;
  // "Mentoring" asks for the competency; what was mentored at is asked for by the posting.
  const subjects = asked.filter((word) => !GRAMMAR.has(word) && !asksFor(word, cues));
  const topic = topicFor(subjects, posting) ?? "your field";
  return { ...question, question: question.question.replace("{topic}", topic) };
}

const GRAMMAR = new Set(GRAMMAR_WORDS.en?.split(" "));

const asksFor = (word: string, cues: readonly string[]) => cues.some((cue) => word.startsWith(cue));

const fitOf = (entry: BankQuestion, asked: readonly string[]) =>
  asked.filter((word) => asksFor(word, entry.cues)).length;

/** What the posting asks for: a tool or skill that was named in the request, else what stands first in the posting. */
function topicFor(subjects: readonly string[], posting: string): string | null {
  const topics = topicsOf(posting);
  for (const { name, line } of topics) {
    const named = namedIn(line, subjects);
    if (named !== null) return named;
    if (wordsIn(name).some((word) => subjects.includes(word))) return name;
  }
  return topics[0]?.name ?? null;
}
