import type { Quote } from "../evaluation";
import { aliasesOf, findTerms } from "../text/find-terms";
import { distinctQuotes, quoteWords } from "../text/quotes";
import type { Source } from "../text/source";
import type { Lexicon } from "../text/weights";
import type { Requirement, RequirementTerm } from "./requirements";

export type Match = {
  requirement: Requirement;
  /** 0–1: how much of what was asked for stands in the applicant's texts. */
  strength: number;
  /** 0–1: how much of what was found is told in a job or an answer rather than listed. */
  told: number;
  quotes: Quote[];
};

/** Strengths of a find, from 0 to 1. */
const EXACT = 1;
const SAME_STEM = 0.8;
const NEIGHBOUR = 0.4;
/** This many different words of one field, and the field's other words are near. */
const NEIGHBOURS_NEEDED = 6;
const MOST_QUOTES = 2;
/** Words of a phrase may have one other word between them. */
const GAP = 1;

type Place = { source: Source; at: number };

/** Where each stem stands in all the applicant's texts, and how much of each field's vocabulary they use. */
export type MatchIndex = { places: Map<string, Place[]>; fields: Map<string, number>; words: Lexicon };

export function indexSources(sources: readonly Source[], words: Lexicon): MatchIndex {
  const places = new Map<string, Place[]>();
  const fieldTerms = new Map<string, Map<string, number>>();
  for (const source of sources) {
    source.reading.words.forEach((word, at) => {
      if (source.reading.ignored[at]) return;
      const known = places.get(word.stem);
      if (known) known.push({ source, at });
      else places.set(word.stem, [{ source, at }]);
    });
    for (const { term, from } of findTerms(source.reading, words)) {
      const context = source.context(source.reading.words[from]?.sentence ?? 0);
      for (const { field } of term.fields) {
        const terms = fieldTerms.get(field) ?? new Map<string, number>();
        fieldTerms.set(field, terms.set(term.key, Math.max(context, terms.get(term.key) ?? 0)));
      }
    }
  }
  const fields = new Map([...fieldTerms].map(([field, terms]) => [field, sumOf(terms.values())]));
  return { places, fields, words };
}

function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** Terms lighter than this share of the heaviest one found are not worth quoting. */
const WORTH_QUOTING = 0.6;

export function matchRequirement(requirement: Requirement, index: MatchIndex): Match {
  let earned = 0;
  let told = 0;
  const total = requirement.terms.reduce((sum, term) => sum + term.weight, 0);
  const found: { term: RequirementTerm; find: Find }[] = [];
  for (const term of requirement.terms) {
    const find = bestFind(term, index);
    if (!find) continue;
    earned += term.weight * find.level * find.context;
    told += term.weight * find.level;
    found.push({ term, find });
  }
  const heaviest = Math.max(0, ...found.map(({ term }) => term.weight));
  const quotes = found
    .filter(({ term }) => term.weight >= heaviest * WORTH_QUOTING)
    .sort((a, b) => b.term.weight * b.find.level - a.term.weight * a.find.level)
    .map(({ find }) =>
      find.place
        ? quoteWords(
            find.place.source.reading,
            find.place.at,
            find.place.at + find.length,
            placeName(find.place),
          )
        : null,
    );
  return {
    requirement,
    strength: total > 0 ? earned / total : 0,
    told: told > 0 ? earned / told : 0,
    quotes: distinctQuotes(quotes, MOST_QUOTES),
  };
}

function placeName(place: Place): string {
  return place.source.place(place.source.reading.words[place.at]?.sentence ?? 0);
}

type Find = { level: number; context: number; place: Place | null; length: number };

function bestFind(term: RequirementTerm, index: MatchIndex): Find | null {
  const own = findStems(term.stems, term.forms, index);
  if (own && own.level === EXACT && own.context === 1) return own;
  const alias = aliasesOf(term.key, index.words)
    .map((key) => findStems(key.split(" "), null, index))
    .reduce(better, null);
  return better(better(own, alias), own || alias ? null : neighbour(term, index));
}

function better(a: Find | null, b: Find | null): Find | null {
  if (!a || !b) return a ?? b;
  return b.level * b.context > a.level * a.context ? b : a;
}

/** The best of the first hundred places: a word said oftener than that is not looked at again. */
const MOST_PLACES = 100;

function findStems(
  stems: readonly string[],
  forms: readonly string[] | null,
  index: MatchIndex,
): Find | null {
  const rarest = index.places.get(stems[0] ?? "");
  let best: Find | null = null;
  for (const place of (rarest ?? []).slice(0, MOST_PLACES)) {
    const length = phraseLength(place, stems);
    if (length === 0) continue;
    const words = place.source.reading.words;
    const exact = !forms || forms.every((form, k) => words[place.at + k]?.form === form);
    const context = place.source.context(words[place.at]?.sentence ?? 0);
    best = better(best, { level: exact ? EXACT : SAME_STEM, context, place, length });
    if (best?.level === EXACT && best.context === 1) return best;
  }
  return best;
}

/** Words from the first stem to the last, or 0 when the phrase does not stand here. */
function phraseLength(place: Place, stems: readonly string[]): number {
  const { words, ignored } = place.source.reading;
  let at = place.at;
  for (let k = 1; k < stems.length; k++) {
    let next = at + 1;
    while (next <= at + 1 + GAP && words[next]?.stem !== stems[k]) next++;
    if (next > at + 1 + GAP || ignored[next]) return 0;
    at = next;
  }
  return at - place.at + 1;
}

/** A known term that is missing, in a field whose words the applicant uses. */
function neighbour(term: RequirementTerm, index: MatchIndex): Find | null {
  if (!term.term) return null;
  const near = Math.max(0, ...term.term.fields.map(({ field }) => index.fields.get(field) ?? 0));
  const share = Math.min(1, near / NEIGHBOURS_NEEDED);
  return share >= 0.5 ? { level: NEIGHBOUR * share, context: 1, place: null, length: 0 } : null;
}
