import type { Application } from "../claims/claim";
import type { EvaluationInput } from "../evaluation";
import type { StemRule } from "../text/field-stem";
import { languageOf } from "../text/language";
import { readText } from "../text/read-text";
import { lexicon } from "../text/weights";
import { wordsOf } from "../text/words";
import { cosine, profileOf, profilesOf } from "./similarity";

/** Cosine of the fields of work that posting and CV speak of, 0–1, the best part of the CV counting. */
export function fieldNearness(input: EvaluationInput, { statements }: Application): number {
  const { title, text } = input.posting;
  const words = lexicon(ruleFor(`${title}\n${text}`));
  const posting = readText(`${title}\n${text}`, { source: "posting" }, words.rule);
  const asked = profileOf(posting, words, wordsOf(title).length);
  const cv = readText(input.cv ?? "", { source: "cv" }, words.rule);
  for (const statement of statements) {
    if (statement.source !== "cv" || statement.idle === null) continue;
    for (const [at, word] of cv.words.entries())
      if (word.start >= statement.sentence.start && word.end <= statement.sentence.end) cv.ignored[at] = 1;
  }
  const parts = profilesOf(cv, words).map(
    (part) => 0.7 * cosine(asked.fields, part.fields) + 0.9 * cosine(asked.words, part.words),
  );
  return Math.min(1, Math.max(0, ...parts));
}

function ruleFor(posting: string): StemRule {
  const language = languageOf(posting);
  return language.kind === "known" && language.code !== "en" ? "front" : "english";
}
