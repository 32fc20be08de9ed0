import type { Alternative, Requirement, Term } from "../requirements/requirement";
import { remembered } from "../text/remembered";
import type { Word } from "../text/words";

/** How far apart the words of one term may stand. In words beyond their number. */
const SLACK = 5;
/** Of a phrase: "nights of work away" is one, and a night carer who had been away is none. */
const SLACK_OF_A_PHRASE = 2;

function findTerm(term: Term, words: readonly Word[]): number {
  const there = partsIn(words);
  let first = -1;
  for (const [form, parts] of partsOf(term).entries()) {
    if (!parts.every((part) => there.has(part))) continue;
    const slack = term.isPhrase ? SLACK_OF_A_PHRASE : SLACK;
    const at = findForm(parts, words, slack);
    if (at >= 0 && form === 0 && term.isName && !isNamed(term, parts, words)) continue;
    if (at >= 0 && (first < 0 || at < first)) first = at;
  }
  return first;
}

/** "Testing Library" is none of "the library, which I tested": together, or in capitals within a sentence. */
function isNamed({ words: name }: Term, parts: readonly string[], words: readonly Word[]): boolean {
  const forms = name.toLowerCase().split(" ");
  const isHere = (form: string, word: Word | undefined) => word?.form === form || word?.form === `${form}s`;
  return words.some(
    (word, at) =>
      (at > 0 && /^\p{Lu}/u.test(word.written) && parts.some((part) => isPart(part, word))) ||
      forms.every((form, next) => isHere(form, words[at + next])),
  );
}

function findForm(parts: readonly string[], words: readonly Word[], slack: number): number {
  for (let at = 0; at < words.length; at++) {
    if (!parts.some((part) => isPart(part, words[at]))) continue;
    const near = words.slice(at, at + parts.length + slack);
    if (parts.every((part) => near.some((word) => isPart(part, word)))) return at;
  }
  return -1;
}

const partsOf = remembered(({ forms }: Term) => forms.map((form) => form.split(" ")));
export const partsIn = remembered((words: readonly Word[]): ReadonlySet<string> => {
  const parts = new Set<string>();
  for (const { stem, written } of words) parts.add(stem).add(`=${written}`);
  return parts;
});

export const allParts = remembered((alternatives: readonly Alternative[]) => [
  ...new Set(alternatives.flatMap(({ terms }) => terms.flatMap((term) => partsOf(term).flat()))),
]);

/** Most sentences share none with most requirements, and cost no more than this. */
function sharesPart({ alternatives }: Pick<Requirement, "alternatives">, words: readonly Word[]): boolean {
  const there = partsIn(words);
  return allParts(alternatives).some((part) => there.has(part));
}

const isPart = (part: string, word: Word | undefined): boolean =>
  word !== undefined && (part.startsWith("=") ? word.written === part.slice(1) : word.stem === part);

export type Hit = {
  alternative: Alternative;
  /** Share of the alternative's terms that stand in the words. */
  share: number;
  /** The same, with terms of which at least half stands in the words counted half. */
  cover: number;
  defined: boolean;
  at: number;
};

export function bestHit(requirement: Pick<Requirement, "alternatives">, words: readonly Word[]): Hit | null {
  if (!sharesPart(requirement, words)) return null;
  let best: Hit | null = null;
  for (const alternative of requirement.alternatives) {
    if (alternative.terms.length === 0) continue;
    const places = alternative.terms.map((term) => findTerm(term, words));
    const found = places.filter((at) => at >= 0);
    if (found.length === 0) continue;
    const share = found.length / places.length;
    const defined = (places[0] ?? -1) >= 0;
    const halves = alternative.terms.filter(
      (term, index) => (places[index] ?? -1) < 0 && halfOf(term, words),
    ).length;
    const cover = share + halves / (2 * places.length);
    const rank = share + (defined ? 1 : 0);
    if (!best || rank > best.share + (best.defined ? 1 : 0))
      best = { alternative, share, cover, defined, at: defined ? (places[0] ?? 0) : Math.min(...found) };
  }
  return best;
}

const halfOf = (term: Term, words: readonly Word[]) =>
  partsOf(term).some(
    (parts) =>
      parts.length > 1 &&
      parts.filter((part) => !OF_ANY_FIELD.has(part) && partsIn(words).has(part)).length * 2 >= parts.length,
  );

const OF_ANY_FIELD = new Set("scienc studi art technolog plan".split(" "));

export function coverOf(requirement: Requirement, stems: ReadonlySet<string>): number {
  let best = 0;
  for (const { terms } of requirement.alternatives)
    for (const term of terms)
      for (const parts of partsOf(term)) {
        let there = 0;
        for (const part of parts) if (stems.has(part)) there += 1;
        best = Math.max(best, there / parts.length);
      }
  return best;
}
