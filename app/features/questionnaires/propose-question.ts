import type { ProposedQuestion, QuestionWish } from "~/services/ai/ai";
import { readText } from "../evaluations/read-text";
import { requirementsOf } from "../evaluations/requirements";
import { lexicon } from "../evaluations/weights";
import { type BankQuestion, QUESTION_BANK } from "./question-bank";

/** A longer requirement is a sentence, and reads badly inside another one. In characters. */
const LONGEST_TOPIC = 40;
const SENTENCE = /^(?:you|we|our)\b/i;

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
  const { cues: _cues, ...question } = best;
  const topic = topicFor(asked, posting) ?? "your field";
  return { ...question, question: question.question.replace("{topic}", topic) };
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}\p{N}+#.]*/gu) ?? [];

const fitOf = (entry: BankQuestion, asked: readonly string[]) =>
  asked.filter((word) => entry.cues.some((cue) => word.startsWith(cue))).length;

/** What the posting asks for, but its own heading: a skill that was named in the request, else the weightiest must-have. */
function topicFor(asked: readonly string[], posting: string): string | null {
  const heading = /^#\s+(.+)$/m.exec(posting)?.[1] ?? "";
  const skills = requirementsOf(readText(posting.slice(0, 20_000), { source: "posting" }), lexicon("english"))
    .filter((requirement) => requirement.label.length <= LONGEST_TOPIC && requirement.kind === "skill")
    .map((requirement) => ({ ...requirement, label: withoutEnd(requirement.label) }))
    .filter(({ label }) => label !== withoutEnd(heading) && !SENTENCE.test(label));
  const named = skills.find((skill) =>
    wordsIn(skill.label).some((word) => word.length > 2 && asked.includes(word)),
  );
  if (named !== undefined) return named.label;
  const must = skills.filter((skill) => skill.must).sort((a, b) => b.weight - a.weight);
  return must[0]?.label ?? null;
}

const withoutEnd = (label: string) => label.replace(/[^\p{L}\p{N}+#]+$/u, "");
