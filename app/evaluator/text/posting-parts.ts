import { POSTING_HEADINGS, type PostingPart } from "../data/headings";
import type { Reading, Sentence } from "./read-text";
import { formsOf } from "./sections";

const HEADINGS = new Map<string, PostingPart>(
  Object.entries(POSTING_HEADINGS).flatMap(([part, list]) =>
    list.split(", ").map((heading) => [heading, part as PostingPart] as const),
  ),
);
const LONGEST_HEADING = 6;

/** Sentences that are about the law, the pay or the application, wherever they stand. */
const ASIDE =
  /equal opportunit|regardless of|without regard to|discriminat|reasonable accommodation|paid time off|health insurance|401|send (?:us )?(?:your|an) (?:cv|resume|email|application)|we offer|apply (?:now|online|today)|date posted|likes? ?: ?\d|full-time$|salary/i;

/** A line that states a fact of the job under its label, as the wizard writes them: nothing that an applicant could show. */
const FACT = /^\W*(?:department|(?:job|employment|contract) type|location|place of work|salary|pay)\W*:/i;

/** Each sentence of a posting with the part it stands in. What only sells the company is skipped. */
export function postingParts(posting: Reading): { sentence: Sentence; part: PostingPart }[] {
  let part: PostingPart = "duties";
  const parts: { sentence: Sentence; part: PostingPart }[] = [];
  for (const sentence of posting.sentences) {
    const heading = headingAt(posting, sentence);
    if (heading) part = heading.part;
    if (heading?.whole) continue;
    const from = sentence.from + (heading?.words ?? 0);
    const text = posting.original.slice(sentence.start, sentence.end);
    parts.push({
      sentence: { ...sentence, from },
      part: ASIDE.test(text) || FACT.test(text) ? "skip" : part,
    });
  }
  return parts;
}

/** A heading fills the line, or stands before a colon at its start. */
function headingAt(
  posting: Reading,
  sentence: Sentence,
): { part: PostingPart; whole: boolean; words: number } | null {
  const count = sentence.to - sentence.from;
  for (let words = Math.min(count, LONGEST_HEADING); words > 0; words--) {
    const part = HEADINGS.get(formsOf(posting, sentence.from, sentence.from + words));
    if (!part) continue;
    if (words === count) return { part, whole: true, words };
    const last = posting.words[sentence.from + words - 1];
    if (last && posting.original.slice(last.end, last.end + 2).includes(":"))
      return { part, whole: false, words };
  }
  return null;
}
