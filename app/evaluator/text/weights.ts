import { FIELDS } from "../data/fields";
import { FIELDS_ELSEWHERE } from "../data/fields-elsewhere";
import { GRAMMAR_WORDS, WORKPLACE_WORDS, WORKPLACE_WORDS_ELSEWHERE } from "../data/plain-words";
import { fold, type StemRule, stem } from "./field-stem";

export type Term = { key: string; length: number; fields: { field: string; title: boolean }[] };

export type Lexicon = {
  rule: StemRule;
  terms: Map<string, Term>;
  /** Longest phrase that starts with a given stem. */
  longest: Map<string, number>;
  grammar: Set<string>;
  workplace: Set<string>;
  fieldCount: number;
};

const built = new Map<StemRule, Lexicon>();

/** The lexicon under one stemming rule: a pure function of the shipped lists, worked out once. */
export function lexicon(rule: StemRule): Lexicon {
  const known = built.get(rule);
  if (known) return known;
  const made = buildLexicon(rule);
  built.set(rule, made);
  return made;
}

function buildLexicon(rule: StemRule): Lexicon {
  const terms = new Map<string, Term>();
  const longest = new Map<string, number>();
  for (const [field, list] of Object.entries(FIELDS)) {
    const [titles = "", words = ""] = list.split(" | ");
    for (const text of titles.split(", ")) addTerm(terms, longest, text, { field, title: true }, rule);
    for (const text of words.split(", ")) addTerm(terms, longest, text, { field, title: false }, rule);
  }
  if (rule === "front") {
    for (const [field, list] of Object.entries(FIELDS_ELSEWHERE)) {
      for (const text of list.split(", ")) addTerm(terms, longest, text, { field, title: false }, rule);
    }
  }
  return {
    rule,
    terms,
    longest,
    grammar: grammarWords(rule),
    workplace: new Set(workplaceWords(rule).map((word) => stem(fold(word), rule))),
    fieldCount: Object.keys(FIELDS).length,
  };
}

function grammarWords(rule: StemRule): Set<string> {
  const lists = rule === "english" ? [GRAMMAR_WORDS.en ?? ""] : Object.values(GRAMMAR_WORDS);
  return new Set(lists.flatMap((list) => list.split(" ").map(fold)));
}

function workplaceWords(rule: StemRule): string[] {
  const lists = rule === "english" ? WORKPLACE_WORDS : `${WORKPLACE_WORDS} ${WORKPLACE_WORDS_ELSEWHERE}`;
  return lists.split(" ");
}

function addTerm(
  terms: Map<string, Term>,
  longest: Map<string, number>,
  text: string,
  home: { field: string; title: boolean },
  rule: StemRule,
): void {
  const stems = wordsOf(text).map((word) => stem(word, rule));
  const [first] = stems;
  if (first === undefined) return;
  const key = stems.join(" ");
  const term = terms.get(key) ?? { key, length: stems.length, fields: [] };
  if (!term.fields.some((known) => known.field === home.field)) term.fields.push(home);
  terms.set(key, term);
  longest.set(first, Math.max(longest.get(first) ?? 0, stems.length));
}

export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];
}

/** 0–1, from the shipped lists only and never from other applicants (inverse field frequency). */
export function weightOf(form: string, stemmed: string, words: Lexicon): number {
  if (words.grammar.has(form) || (form.length < 2 && form !== "c" && form !== "r")) return 0;
  if (/^\d+$/.test(form)) return 0.05;
  const term = words.terms.get(stemmed);
  if (words.workplace.has(stemmed)) return term ? 0.3 : 0.15;
  if (!term) return form.length < 4 ? 0.35 : 0.5;
  return rarity(term, words);
}

function rarity(term: Term, words: Lexicon): number {
  return (
    Math.log((words.fieldCount + 1) / (term.fields.length + 0.5)) / Math.log((words.fieldCount + 1) / 1.5)
  );
}
