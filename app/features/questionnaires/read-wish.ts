import { GRAMMAR_WORDS } from "~/evaluator/data/plain-words";
import { findTerms } from "~/evaluator/text/find-terms";
import { readText } from "~/evaluator/text/read-text";
import { lexicon } from "~/evaluator/text/weights";
import { isUnderstood } from "./find-subjects";
import { namedIn, topicsOf, wordsIn } from "./topics";

/** `5S` and `on-call` as they are; `people's` as `people s`; no sale where somebody deals with something. */
export const wishWords = (ask: string): string[] =>
  ask
    .toLowerCase()
    .replace(/\bdeals? (?=(?:\p{L}+ly )?with\b)|\b(?:good|great) deal of\b/gu, "")
    .replace(A_BUS, "bus")
    .match(/[\p{L}\p{N}+#]+/gu) ?? [];

const A_BUS =
  /\bcoach(?:es)? ?(?=arriv|part(?:y|ies)\b|loads?\b|drivers?\b|trips?\b|tours?\b|park|stations?\b|of\b|comes?\b|pulls?\b|full\b|turns? up\b)|(?<=\b(?:by|two|three|four|five|six|ten|several|many|tour|\d+) )coach(?:es)?\b/g;

/** Nothing in the wish is left over that the subject may not have been chosen for. */
export const isWhole = (words: readonly string[]) =>
  !isReadable(words) || words.every((word) => isUnderstood(word) || word.length < 3 || PLAIN.test(word));

/** Whether the name is all that the wish speaks of. */
export const isAll = (name: string, words: readonly string[]) => {
  const parts = wishWords(name);
  return words.every((word) => parts.includes(word) || PLAIN.test(word));
};

const PLAIN =
  /^(?:know|knows|use|uses|the|and|for|with|are|they|their|them|can|how|who|what|when|why|has|have|does|will|would|not|very|good|well|great|strong|ability|able|attention|dealing|deal|handling|handle|managing|keeping|being|working|work|works|job|real|really|about|from|into|under|over|on|in|at|to|of|someone|somebody|people|person|candidate|things|stuff|want|wants|ask|question|questions|player|finding|control|site|tight|skills?|knowledge|experience|umgang|mit|und|fähigkeit|kenntnisse)$/;

const wordsOfLanguage = (language: string) => new Set(GRAMMAR_WORDS[language]?.split(" "));
export const ENGLISH = wordsOfLanguage("en");
const ELSEWHERE = new Set(
  Object.keys(GRAMMAR_WORDS)
    .filter((language) => language !== "en")
    .flatMap((language) => [...wordsOfLanguage(language)].filter((word) => !ENGLISH.has(word))),
);

/** Latin letters, some of them vowels unless it is an abbreviation, and no sentence of another language. */
export const isReadable = (words: readonly string[]) =>
  words.length > 0 &&
  words.every((word) => /^[\p{Script=Latin}\p{N}+#]+$/u.test(word)) &&
  words.some((word) => word.length > 1 && !ENGLISH.has(word) && !REQUEST.test(word)) &&
  words.filter((word) => ELSEWHERE.has(word)).length < Math.min(2, words.length) &&
  !words.every((word) => /^(.)\1*$/u.test(word));

/** A tool or a method that the wish names beside what it is about: `problems with GraphQL`. */
export function nameBeside(ask: string, posting: string, words: readonly string[]): string | null {
  const beside = words.filter((word) => !isUnderstood(word));
  const name = namedByPosting(posting, beside) ?? knownSkill(ask);
  if (name === null || !/.\p{Lu}|\p{Lu}./u.test(name)) return null;
  const isTool = [...words.join(" ").matchAll(/\b(?:with|in|using|on|of) (.+)/g)].some(([, rest = ""]) =>
    rest.startsWith(name.toLowerCase()),
  );
  return isTool && wordsIn(name).every((word) => beside.includes(word)) ? name : null;
}

export function namedByPosting(posting: string, words: readonly string[]): string | null {
  const subjects = words.filter((word) => !ENGLISH.has(word));
  for (const { name, line } of topicsOf(posting)) {
    const found = namedIn(line, subjects);
    if (found !== null) return found;
    if (wordsIn(name).some((word) => subjects.includes(word))) return name;
  }
  return null;
}

const REQUEST = /^(?:ask|write|generate|create|make|give|suggest|propose|questions?|something)$/;

/** As it is written in the request. "A chef" is nobody's skill. */
export function knownSkill(ask: string): string | null {
  const request = readText(ask, { source: "posting" });
  const list = lexicon("english");
  const found = findTerms(request, list).find(({ from, to }) => {
    const isPerson = /^an?$/.test(request.words[from - 1]?.form ?? "");
    const words = request.words.slice(from, to);
    return !isPerson && words.some(({ form, stem }) => !REQUEST.test(form) && !list.workplace.has(stem));
  });
  if (!found) return null;
  return ask.slice(request.words[found.from]?.start, request.words[found.to - 1]?.end);
}
