import type { Application } from "../claims/claim";
import type { EvaluationInput } from "../evaluation";
import type { StemRule } from "../text/field-stem";
import { languageOf } from "../text/language";
import { readText } from "../text/read-text";
import { rememberedPosting } from "../text/remembered";
import { lexicon } from "../text/weights";
import { wordsOf } from "../text/words";
import { isBesideWork } from "./beside-work";
import { cosine, profileOf, profilesOf } from "./similarity";

/** Cosine of the fields of work that posting and CV speak of, 0–1, the best part of the CV counting. */
export function fieldNearness(input: EvaluationInput, { statements }: Application): number {
  const { words, asked } = profileAsked(input.posting);
  const cv = readText(input.cv ?? "", { source: "cv" }, words.rule);
  const says = new Uint8Array(cv.original.length).fill(1);
  for (const statement of statements) {
    if (statement.source !== "cv" || (statement.idle === null && !isBesideWork(statement))) continue;
    says.fill(0, statement.sentence.start, statement.sentence.end);
  }
  cv.words.forEach(({ start, end }, at) => {
    if (!says[start] && !says[end - 1]) cv.ignored[at] = 1;
  });
  const parts = profilesOf(cv, words).map(
    (part) => 0.7 * cosine(asked.fields, part.fields) + 0.9 * cosine(asked.words, part.words),
  );
  return Math.min(1, Math.max(0, ...parts));
}

const profileAsked = rememberedPosting(({ title, text }) => {
  const whole = `${title}\n${text}`;
  const words = lexicon(ruleFor(whole));
  const read = readText(whole, { source: "posting" }, words.rule);
  return { words, asked: profileOf(read, words, wordsOf(title).length) };
});

function ruleFor(posting: string): StemRule {
  const language = languageOf(posting);
  return language.kind === "known" && language.code !== "en" ? "front" : "english";
}
