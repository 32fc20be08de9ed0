import { findTerms } from "../text/find-terms";
import type { Reading, Sentence, Word } from "../text/read-text";
import type { Lexicon, Term } from "../text/weights";

export type Range = { from: number; to: number };

/** Fields whose single words are names of tools and techniques wherever they stand. */
const TOOL_FIELDS = new Set([
  "software",
  "devops",
  "information_technology",
  "security_it",
  "data",
  "testing",
]);
/** Words of those fields that are everyday words too. */
const EVERYDAY = new Set(
  (
    "data software code server storage security threat vulnerabilities stack queue functions classes " +
    "pointers variables arrays monitoring deployment automation reporting validation verification " +
    "testing analytics dashboards visualization computers laptops printers upgrades configuration " +
    "network networks networking hardware backup remedy wireless patch excel oracle windows database " +
    "databases infrastructure scalability pipelines mobile regression containers spark hive it " +
    "programming statistics statistical helm spring swift rust flask react express"
  ).split(" "),
);
const OPENERS =
  /^(?:experience|experienced|knowledge|understanding|familiarity|familiar|proficiency|proficient|expertise|background|fluency|fluent|skilled|skills|degree|diploma|certification|certified|certificate|trained|training|qualification|grasp|command|competency|expert|versed|exposure|comfortable|principles|studies|frameworks|technologies|tools|languages|technology|platforms)$/;
const LINKS =
  /^(?:in|with|of|on|using|such|as|including|like|e|g|eg|within|about|and|or|the|a|an|at|least|one|our|more|related|relevant|similar|other|modern|various|common|several|strong|good|solid|deep|least|some|any|basic|advanced|excellent|proven|sound|working|practical)$/;
const CLOSERS =
  /^(?:to|that|which|who|for|is|are|be|will|would|can|you|we|your|our|their|from|by|if|when|where|while|this|these|it|have|has|must|should|plus|preferred|required|desirable|desired|essential|advantage|asset|bonus|etc|years?|experience|knowledge|skills|into|within|through|across|at|as)$/;
const DOERS = /(?:ing)$/;
const HEADS_BEFORE =
  /^(?:experience|knowledge|skills|expertise|certification|certifications|background|proficiency|degree|qualification)$/;
const DEGREES =
  /^(?:bachelor|bachelor's|bachelors|master|master's|masters|bs|ba|bsc|msc|ms|mba|phd|degree|diploma)$/;

/** Names of tools, techniques, subjects and degrees in a posting, in order and without overlaps. */
export function hardTerms(posting: Reading, words: Lexicon): Range[] {
  const found: Range[] = [];

  for (const sentence of posting.sentences) found.push(...hardTermsIn(posting, sentence, words));
  return merged(found);
}

function hardTermsIn(posting: Reading, sentence: Sentence, words: Lexicon): Range[] {
  return [
    ...listed(posting, sentence, words),
    ...named(posting, sentence, words),
    ...afterOpeners(posting, sentence, words),
    ...beforeHeads(posting, sentence, words),
    ...degrees(posting, sentence),
  ];
}

function listed(posting: Reading, sentence: Sentence, words: Lexicon): Range[] {
  return findTerms(posting, words, sentence.from, sentence.to)
    .filter(({ term, from }) => isTool(term, posting.words[from], words))
    .map(({ from, to }) => ({ from, to }));
}

function isTool(term: Term, word: Word | undefined, words: Lexicon): boolean {
  if (!word || term.fields.every((field) => field.title)) return false;
  if (term.length > 1) return true;
  if (words.workplace.has(term.key) || EVERYDAY.has(word.form)) return false;
  return term.fields.some(({ field }) => TOOL_FIELDS.has(field));
}

function named(posting: Reading, sentence: Sentence, words: Lexicon): Range[] {
  const found: Range[] = [];
  const whole = posting.original.slice(sentence.start, sentence.end);
  if (whole === whole.toUpperCase()) return found;
  for (let i = sentence.from; i < sentence.to; i++) {
    const word = posting.words[i];
    if (!word || words.grammar.has(word.form)) continue;
    const text = posting.original.slice(word.start, word.end);
    if (
      /^\p{L}*[\p{Ll}]\p{Lu}|^\p{Lu}{2,6}s?$|\p{L}[+#]|^\p{Lu}+\d/u.test(text) &&
      !/^(?:IT|HR|UK|US|USA|EU|EMEA|CEO|CTO|AM|PM|OR|AND|NOT|FAQ|CV|ID)$/.test(text)
    ) {
      found.push({ from: i, to: i + 1 });
    }
  }
  return found;
}

function afterOpeners(posting: Reading, sentence: Sentence, words: Lexicon): Range[] {
  const found: Range[] = [];
  for (let i = sentence.from; i < sentence.to - 1; i++) {
    const next = posting.words[i + 1]?.form ?? "";
    if (
      !OPENERS.test(posting.words[i]?.form ?? "") ||
      !/^(?:in|with|of|on|using|such|like|as|at)$/.test(next)
    )
      continue;
    found.push(...chunks(posting, i + 2, sentence.to, words));
  }
  return found;
}

function chunks(posting: Reading, from: number, to: number, words: Lexicon): Range[] {
  const found: Range[] = [];
  let start = -1;
  const close = (end: number) => {
    if (start >= 0 && end - start <= 5) found.push({ from: start, to: end });
    start = -1;
  };
  let at = from;
  for (; at < to; at++) {
    const word = posting.words[at];
    if (!word) break;
    if (start < 0 && DOERS.test(word.form) && !words.terms.has(word.stem)) return found;
    if (CLOSERS.test(word.form)) break;
    const gap = posting.original.slice(posting.words[at - 1]?.end ?? 0, word.start);
    if (/[,;:()/]/.test(gap)) close(at);
    if (LINKS.test(word.form) || words.grammar.has(word.form)) {
      close(at);
      continue;
    }
    if (start < 0) start = at;
  }
  close(at);
  return found;
}

function beforeHeads(posting: Reading, sentence: Sentence, words: Lexicon): Range[] {
  const found: Range[] = [];
  for (let i = sentence.from + 1; i < sentence.to; i++) {
    if (!HEADS_BEFORE.test(posting.words[i]?.form ?? "")) continue;
    let from = i;
    while (from > sentence.from && i - from < 4) {
      const word = posting.words[from - 1];
      const gap = posting.original.slice(word?.end ?? 0, posting.words[from]?.start ?? 0);
      if (!word || /[,;:()]/.test(gap) || words.grammar.has(word.form) || LINKS.test(word.form)) break;
      if (words.workplace.has(word.stem) && !words.terms.has(word.stem)) break;
      from--;
    }
    if (from < i) found.push({ from, to: i });
  }
  return found;
}

function degrees(posting: Reading, sentence: Sentence): Range[] {
  const found: Range[] = [];
  for (let i = sentence.from; i < sentence.to; i++) {
    if (!DEGREES.test(posting.words[i]?.form ?? "")) continue;
    let to = i + 1;
    while (
      to < sentence.to &&
      /^(?:s|degree|diploma|or|and|\/|master|masters|master's|bachelor|bachelor's)$/.test(
        posting.words[to]?.form ?? "",
      )
    )
      to++;
    if (posting.words[to]?.form === "in") {
      to++;
      while (to < sentence.to && !CLOSERS.test(posting.words[to]?.form ?? "") && to - i < 8) to++;
    }
    while (to > i + 1 && /^(?:or|and|in)$/.test(posting.words[to - 1]?.form ?? "")) to--;
    found.push({ from: i, to });
  }
  return found;
}

function merged(ranges: readonly Range[]): Range[] {
  const sorted = [...ranges].sort((a, b) => a.from - b.from || b.to - a.to);
  const kept: Range[] = [];
  for (const range of sorted) {
    const last = kept.at(-1);
    if (last && range.from < last.to) last.to = Math.max(last.to, range.to);
    else kept.push({ ...range });
  }
  return kept;
}
