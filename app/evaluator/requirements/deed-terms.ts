import { FILLER } from "../data/filler-words";
import { IMPERATIVE } from "../data/posting-cues";
import { VERB_GROUPS } from "../data/verb-groups";
import { stemOf, wordsOf } from "../text/words";
import { withAliases } from "./aliases";
import type { Alternative, Term } from "./requirement";

const verbs = new Map<string, Set<string>>();
const groups = VERB_GROUPS.trim()
  .split("\n")
  .map((line) => line.split(" ").map(stemOf));
for (const [first = "", ...others] of groups) {
  verbs.set(first, new Set([...(verbs.get(first) ?? []), ...others]));
}

/** Whether two stems are one, or verbs of one group. */
export const areKindred = (one: string, other: string): boolean =>
  one === other || groups.some((group) => group.includes(one) && group.includes(other));

/** Chunks of one phrase that are looked for; what comes later is circumstance. */
const MOST_CHUNKS = 3;
const MOST_PHRASES = 5;

/** What is done, and to what: each phrase with a verb of its own is an alternative of verb and objects. */
export function deedsIn(text: string): Alternative[] {
  const phrases = text
    .replace(/\bsales and use\b/gi, "sales_and_use")
    .split(/\s*[,;:]\s+(?:and |or )?|\s+(?:and|or|then|plus)\s+(?=(?:also )?\p{Ll}+)/iu)
    .map((phrase) => phrase.replaceAll("_", " ").trim())
    .filter((phrase) => contentOf(phrase).length > 0);
  const deeds: (Alternative & { bare: boolean })[] = [];
  for (const phrase of phrases) {
    const verb = verbOf(phrase);
    const last = deeds.at(-1);
    // "Reconcile bank and supplier accounts": what has no verb is another object of the one before.
    if (!verb && last) {
      const object = termOf(phrase);
      if (last.bare) last.terms = withVerb(last.terms, chunksOf(phrase));
      else if (object && last.terms.length < MOST_CHUNKS + 1) last.terms[0]?.forms.push(...object.forms);
      last.bare = false;
      continue;
    }
    const terms = withVerb(verb ? [verb.term] : [], chunksOf(verb ? phrase.slice(verb.length) : phrase));
    if (terms.length > 0) deeds.push({ terms, bare: verb !== null && terms.length === 1 });
  }
  return deeds
    .filter(({ terms }) => terms.length > 1 || deeds.length === 1)
    .slice(0, MOST_PHRASES)
    .map(({ terms }) => ({ terms }));
}

/** The object comes first: it must be there for the deed to be told. */
const withVerb = (verb: Term[], [object, ...circumstances]: Term[]): Term[] => [
  ...(object ? [object] : []),
  ...verb,
  ...circumstances,
];

/** Verbs that are nouns here: "balance sheet accounts". */
const NOUN =
  /^(?:balance sheet|use tax|market research|book keeping|plan(?:t?s|t| (?:approval|drawings?|room|of))|record keeping|support staff|test results|report writing)\b/i;

const GERUND = /^(?:\p{L}+ly )?(?<verb>\p{L}{3,}ing)\b/iu;
const SUBJECT =
  /^(?:(?:that means )?(?:you|we|i|somebody|someone)(?:['’](?:ll|d|ve|re))?|on the day you)\s+(?:will |would |have |has |also |had |to |are |must |can |be able |need |should |like |want )*/iu;

function verbOf(phrase: string): { term: Term; length: number } | null {
  const subject = SUBJECT.exec(phrase)?.[0] ?? "";
  const rest = phrase.slice(subject.length);
  const word =
    (subject ? /^\p{L}+/u.exec(rest)?.[0] : undefined) ??
    IMPERATIVE.exec(rest)?.[0] ??
    GERUND.exec(rest)?.groups?.verb;
  if (word === undefined || FILLER.has(word.toLowerCase()) || NOUN.test(rest)) return null;
  const stem = stemOf(word.toLowerCase());
  const length = subject.length + rest.indexOf(word) + word.length;
  const particle = PARTICLE.exec(phrase.slice(length))?.[0] ?? "";
  const meant = PHRASAL.get(`${stem}${particle}`) ?? stem;
  const forms = new Set([stem, meant, ...(verbs.get(stem) ?? []), ...(verbs.get(meant) ?? [])]);
  return { term: { words: word, forms: [...forms] }, length: length + particle.length };
}
const PARTICLE = /^ (?:together|up|out)(?= (?!(?:with|of|to|by|in|on|for|and|or)\b)\p{L})/u;
const PHRASAL = new Map(
  ["put together: prepare", "draw up: prepare", "carry out: conduct"].map((each) => {
    const [verb = "", particle = "", meant = ""] = each.split(/:? /);
    return [`${stemOf(verb)} ${particle}`, stemOf(meant)];
  }),
);

const PREPOSITION =
  /\s*(?<![\p{L}\d]-)\b(?:of|for|to|in|on|with|from|across|at|by|into|about|against|under|over|through|between|as|per|via|without|within|until|after|before|during|so that|that|which|who|when|where|while|because|every|each|if)\b(?!-)\s*/iu;

export const chunksOf = (text: string): Term[] =>
  text
    .replace(/\([^)]*\)?/g, " ")
    .split(PREPOSITION)
    .flatMap((part) => termOf(part) ?? [])
    .slice(0, MOST_CHUNKS);

function termOf(text: string): Term | null {
  const words = text.replace(/^[\s–—,;:]+|[\s–—,;:.!]+$/gu, "");
  const content = contentOf(words);
  if (content.length === 0) return null;
  const stems = content.map(({ stem }) => stem);
  const forms = new Set(withAliases(stems.join(" ")));
  // The last two words name the thing, what stands before describes it.
  if (stems.length > 2) for (const form of withAliases(stems.slice(-2).join(" "))) forms.add(form);
  return { words, forms: [...forms] };
}

const contentOf = (text: string) => wordsOf(text).filter(({ form }) => !FILLER.has(form));
