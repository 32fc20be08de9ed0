import { VALUES } from "../data/values";
import { findTerms, stemsAt, termWeight } from "../text/find-terms";
import { postingParts } from "../text/posting-parts";
import type { Reading, Sentence } from "../text/read-text";
import { type Lexicon, type Term, weightOf } from "../text/weights";
import { hardTerms } from "./hard-terms";
import { minimumYears } from "./years";

export type RequirementKind = "skill" | "task" | "experience" | "education" | "language";

/** A thing to look for. `stems` are looked for next to each other. */
export type RequirementTerm = {
  key: string;
  stems: string[];
  forms: string[];
  weight: number;
  /** The lexicon's entry, when it is a known name of a tool, skill or occupation. */
  term: Term | null;
};

/** What the posting asks for, in its own words. */
export type Requirement = {
  label: string;
  kind: RequirementKind;
  must: boolean;
  /** What share of the coverage it makes, before must and nice are told apart. */
  weight: number;
  terms: RequirementTerm[];
};

/** Recruiters read a list; a posting with more lines than this is read for its weightiest ones. */
const MOST_REQUIREMENTS = 40;
/** A sentence whose words weigh less says nothing that could be looked for. */
const LEAST_WEIGHT = 0.45;
/** One long sentence counts no more than three plain terms. */
const MOST_WEIGHT = 3;

/** A word that is not in the lexicon weighs full when the posting asks for it by name, and half in passing. */
const NAMED = 1;
const LOOSE = 0.5;
const LONGEST_NAME = 3;

const LONGEST_LABEL = 110;

/** The posting's requirements, weightiest first dropped last, in the posting's order. */
export function requirementsOf(posting: Reading, words: Lexicon): Requirement[] {
  const found: Requirement[] = [];
  const seen = new Set<string>();
  const hard = new Set(hardTerms(posting, words).flatMap(({ from, to }) => indexes(from, to)));
  for (const { sentence, part } of postingParts(posting)) {
    if (part === "skip" || part === "values") continue;
    for (const range of pieces(posting, sentence)) {
      const requirement = requirementAt(posting, range, words, hard);
      const key = requirement?.terms.map((each) => each.key).join("|");
      if (!requirement || !key || seen.has(key)) continue;
      seen.add(key);
      found.push({ ...requirement, must: part !== "nice" && !isNice(posting, range) });
    }
  }
  return heaviest(found);
}

function heaviest(found: Requirement[]): Requirement[] {
  if (found.length <= MOST_REQUIREMENTS) return found;
  const floor = found.map((each) => each.weight).sort((a, b) => b - a)[MOST_REQUIREMENTS - 1] ?? 0;
  return found.filter((each) => each.weight >= floor).slice(0, MOST_REQUIREMENTS);
}

type Range = { from: number; to: number };

/** A list of short names is several requirements; any other sentence is one. */
function pieces(posting: Reading, sentence: Sentence): Range[] {
  const whole = { from: sentence.from, to: sentence.to };
  const cuts: Range[] = [];
  let from = sentence.from;
  for (let i = sentence.from; i < sentence.to; i++) {
    const between = posting.original.slice(
      posting.words[i]?.end,
      posting.words[i + 1]?.start ?? sentence.end,
    );
    const last = i + 1 === sentence.to;
    if (!last && !/[,;:]/.test(between)) continue;
    cuts.push({ from, to: i + 1 });
    from = i + 1;
  }
  const lengths = cuts.map((cut) => cut.to - cut.from).sort((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
  return cuts.length >= 4 && middle <= 3 ? cuts.map((cut) => withoutJoiner(posting, cut)) : [whole];
}

/** The last piece of a list begins with "and" or "or". */
function withoutJoiner(posting: Reading, cut: Range): Range {
  const joins = /^(?:and|or)$/.test(posting.words[cut.from]?.form ?? "");
  return joins && cut.to - cut.from > 1 ? { ...cut, from: cut.from + 1 } : cut;
}

function requirementAt(
  posting: Reading,
  range: Range,
  words: Lexicon,
  hard: ReadonlySet<number>,
): Omit<Requirement, "must"> | null {
  // A line or list entry of a few words is the name of something, known to the lexicon or not.
  const content = posting.words.slice(range.from, range.to).filter((word) => !words.grammar.has(word.form));
  const name = content.length <= LONGEST_NAME;
  const terms = termsOf(posting, range, words, (at) => name || hard.has(at));
  const total = totalWeight(terms);
  const values = valueStems(posting, range);
  if (totalWeight(terms.filter((each) => each.term || !values.has(each.key))) < LEAST_WEIGHT) return null;
  const text = labelOf(posting, range);
  return { label: text, kind: kindOf(posting, range, terms), weight: Math.min(MOST_WEIGHT, total), terms };
}

const totalWeight = (terms: readonly RequirementTerm[]) => terms.reduce((sum, term) => sum + term.weight, 0);

/**
 * The words that name a way of working. A line that says nothing else is left to cultural alignment, which looks for what shows it: a
 * CV that repeats "honesty" shows nothing.
 */
function valueStems(posting: Reading, { from, to }: Range): Set<string> {
  const words = posting.words.slice(from, to);
  let text = "";
  const placed = words.map(({ form, stem }) => {
    const start = text.length;
    text += `${form} `;
    return { start, stem };
  });
  const found = VALUES.flatMap(({ states }) => [...text.matchAll(new RegExp(states, "g"))]);
  const isNamed = (start: number) =>
    found.some((match) => match.index <= start && start < match.index + match[0].length);
  return new Set(placed.filter(({ start }) => isNamed(start)).map(({ stem }) => stem));
}

/** Lexicon phrases first; every other word that says something stands for itself. */
function termsOf(
  posting: Reading,
  range: Range,
  words: Lexicon,
  isNamed: (at: number) => boolean,
): RequirementTerm[] {
  const terms = new Map<string, RequirementTerm>();
  const known = findTerms(posting, words, range.from, range.to);
  for (const { term, from, to } of known) {
    terms.set(term.key, {
      ...place(posting, from, to),
      key: term.key,
      weight: termWeight(term, words),
      term,
    });
  }
  const covered = new Set(known.flatMap(({ from, to }) => indexes(from, to)));
  for (let i = range.from; i < range.to; i++) {
    const word = posting.words[i];
    if (!word || covered.has(i) || terms.has(word.stem)) continue;
    const weight = weightOf(word.form, word.stem, words);
    const share = isNamed(i) ? NAMED : LOOSE;
    if (weight >= 0.1)
      terms.set(word.stem, {
        ...place(posting, i, i + 1),
        key: word.stem,
        weight: weight * share,
        term: null,
      });
  }
  return [...terms.values()];
}

function indexes(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

function place(posting: Reading, from: number, to: number): { stems: string[]; forms: string[] } {
  return {
    stems: stemsAt(posting, from, to - from).split(" "),
    forms: posting.words.slice(from, to).map((word) => word.form),
  };
}

function labelOf(posting: Reading, range: Range): string {
  const start = posting.words[range.from]?.start ?? 0;
  const end = posting.words[range.to - 1]?.end ?? start;
  const text = withWholeBrackets(posting.original, start, end).replace(/\s+/g, " ");
  return text.length <= LONGEST_LABEL ? text : `${text.slice(0, LONGEST_LABEL).replace(/\s\S*$/, "")} …`;
}

/** A bracket that is open at the end is closed where the posting closes it there, and cut off where it goes on. */
function withWholeBrackets(original: string, start: number, end: number): string {
  const text = original.slice(start, end);
  const open = text.lastIndexOf("(");
  if (open <= text.lastIndexOf(")")) return text;
  return original[end] === ")" ? `${text})` : text.slice(0, open).trimEnd() || text;
}

const NICE =
  /\b(?:a plus|preferred|preferably|desirable|desired|nice to have|bonus|advantage|advantageous|ideally|asset|beneficial|avantaj|von vorteil|un plus|deseable)\b/i;
const EDUCATION =
  /\b(?:degree|bachelor|master|phd|doctorate|diploma|graduat\w+|certificat\w+|certified|licen[cs]ed?|ged|high school|college|university|licenta|studii|diploma|abschluss|dipl[oô]me|t[ií]tulo)\b/i;
const LANGUAGE =
  /\b(?:english|german|french|spanish|italian|portuguese|dutch|polish|romanian|swedish|danish|norwegian|finnish|russian|ukrainian|chinese|mandarin|cantonese|japanese|korean|arabic|hindi|turkish|greek|bilingual|multilingual)\b/i;
const DOING =
  /^(?:\w+(?:s|e|ing|ate|ize|ise)|manage|lead|build|plan|run|own|work|write|develop|design|assist|help|support)$/;

function isNice(posting: Reading, range: Range): boolean {
  return NICE.test(textOf(posting, range));
}

function textOf(posting: Reading, range: Range): string {
  return posting.original.slice(posting.words[range.from]?.start ?? 0, posting.words[range.to - 1]?.end ?? 0);
}

function kindOf(posting: Reading, range: Range, terms: readonly RequirementTerm[]): RequirementKind {
  const text = textOf(posting, range);
  if (minimumYears(text) !== null) return "experience";
  if (EDUCATION.test(text)) return "education";
  if (LANGUAGE.test(text)) return "language";
  const known = terms.filter((each) => each.term).length;
  const first = posting.words[range.from]?.form ?? "";
  return range.to - range.from > 6 && (known === 0 || DOING.test(first)) ? "task" : "skill";
}
