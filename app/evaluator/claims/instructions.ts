import { fold } from "../text/field-stem";
import type { Reading } from "../text/read-text";

/** All gaps are bounded, so that no text makes the search slow. */
const PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,40}\b(?:instructions?|rubric|prompts?|rules|criteria|guidelines|everything above)\b/g,
  /\b(?:ignor(?:ez|ieren?|iere|a|ati|e|uj)|vergiss|oubliez|olvida)\b[^.\n]{0,40}\b(?:instruc\p{L}{2,8}|istruzioni|anweisung\p{L}{0,3}|instrukcj\p{L}{1,2})\b/gu,
  /\byou are now\b|\b(?:evaluation|developer|jailbreak|override) mode\b/g,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?inst\]|<\/?(?:cv|resume|candidate|system|user|assistant|document)>/g,
  /\b(?:system|assistant|developer)\s{0,3}:\s{0,3}(?:ignore|you|return|set|give|output|the|this|rate|score)\b/g,
  /\b(?:give|assign|award|return|output|set|grant)\b[^.\n]{0,40}\b(?:100|maximum|highest|perfect|full)\b[^.\n]{0,30}\b(?:scores?|ratings?|marks?|points|dimensions?|categor(?:y|ies))\b/g,
  /\b(?:give|assign|award|return|output|set|grant)\b[^.\n]{0,30}\b(?:scores?|ratings?|marks?)\b[^.\n]{0,20}\b(?:100|10 ?\/ ?10|maximum|highest|perfect)\b/g,
  /\b(?:overall_score|technical_competency|cultural_alignment|communication_skills|adaptability_learning|role_specific_fit)\b/g,
  /\brecommend(?:ation)?\b[^.\n]{0,20}\bstrong hire\b/g,
  /\b(?:strongest|best|perfect|ideal) (?:candidate|applicant)\b[^.\n]{0,30}\b(?:ever|seen|score|hire immediately)\b/g,
  /\b(?:score|rate|rank|evaluate) (?:me|this (?:candidate|applicant|cv|resume))\b[^.\n]{0,30}\b(?:high|highly|highest|100|top|first|maximum|strong)\b/g,
  /\b(?:ai|llm|chatgpt|gpt|language model|screening (?:model|system|software))\b[^.\n]{0,40}\b(?:must|shall|please)\b[^.\n]{0,40}\b(?:hire|score|rank|rate|select|approve|recommend|shortlist)\b/g,
  /\bwhen you (?:summari[sz]e|read|review|evaluate|assess|score)\b[^.\n]{0,40}\b(?:say|state|report|write|mark|mention|conclude)\b/g,
  /\bfrom now on,?\s(?:you\s|please\s|only\s|shall\s|will\s){0,2}(?:act|behave|respond|answer|are|report)\b/g,
  /\b(?:ai|llm|gpt|chatgpt|model|bot)\s{0,2}:\s{0,2}(?:do|please|you|say|mark|rate|rank|score|only|never|always)\b/g,
  /\b(?:do not|never|don't) (?:mention|report|list|show)\b[^.\n]{0,20}\b(?:gaps?|concerns?|weakness\p{L}{0,3})\b/gu,
  /\b(?:mark|count|treat|report)\b[^.\n]{0,20}\b(?:criteri\p{L}{1,2}|requirements?)\b[^.\n]{0,12}\bas (?:found|met|fulfilled|passed)\b/gu,
];

/** The sentences that speak to an evaluator, in order. Bounded work per character. */
export function instructingSentences(reading: Reading): number[] {
  const text = fold(reading.clean.text);
  // Folding accents can shorten the text; offsets no longer fit then, and sentences are searched singly.
  return text.length === reading.clean.text.length ? inWhole(reading, text) : sentenceBySentence(reading);
}

function inWhole(reading: Reading, text: string): number[] {
  const hits = PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => spanOf(reading, match)),
  );
  if (hits.length === 0) return [];
  return reading.sentences.flatMap((sentence, index) =>
    hits.some((hit) => hit.start < sentence.end && sentence.start < hit.end) ? [index] : [],
  );
}

function spanOf(reading: Reading, match: RegExpExecArray): { start: number; end: number } {
  const last = match.index + match[0].length - 1;
  return { start: reading.clean.starts[match.index] ?? 0, end: reading.clean.ends[last] ?? 0 };
}

function sentenceBySentence(reading: Reading): number[] {
  return reading.sentences.flatMap((sentence, index) => {
    const text = fold(reading.original.slice(sentence.start, sentence.end).normalize("NFKC"));
    return PATTERNS.some((pattern) => text.search(pattern) >= 0) ? [index] : [];
  });
}
