import { IMPERATIVE } from "../data/posting-cues";
import { ABOUT, ABOUT_A_DEED, MADE_READY, PARTS_OF_RUNNING, RUNNING } from "../data/speech";
import { areKindred } from "../requirements/deed-terms";
import type { Requirement } from "../requirements/requirement";
import { stemOf, stemsOf, type Word, wordsOf } from "../text/words";
import { allParts } from "./term-hits";

const stemsIn = (verbs: string) => new Set(verbs.split(" ").map(stemOf));
const about = stemsIn(ABOUT);
const aboutADeed = stemsIn(ABOUT_A_DEED);
const running = stemsIn(RUNNING);
const partsOfRunning = stemsIn(PARTS_OF_RUNNING);
const madeReady = new Set(MADE_READY.split(" ").map((verb) => `${stemOf(verb)} for`));
const OF_DEEDS: readonly Requirement["kind"][] = ["task", "skill", "years"];
const OF_KNOWING = /\b(?:knowledge|understanding|familiar\w*|awareness)\b/i;
const BESIDE_PEOPLE = /\b(?:work|deal|liais|communicat)\w* (?:\w+ ){0,2}?(?:with|alongside)\b/i;

/** Whether all a sentence says of what is asked was sold, priced, planned or inspected, and not done. */
export function isOnlyAbout({ kind, line, alternatives }: Requirement, text: string): boolean {
  if (!OF_DEEDS.includes(kind) || OF_KNOWING.test(line) || BESIDE_PEOPLE.test(line)) return false;
  const asked = stemsOf(line);
  const runs = asked.some((stem) => running.has(stem));
  const isDeed = kind !== "skill";
  const isAnother = (verb: string) =>
    (about.has(verb) || (isDeed && (aboutADeed.has(verb) || madeReady.has(verb)))) &&
    !(runs && partsOfRunning.has(verb)) &&
    !asked.some((stem) => areKindred(stem, verb.split(" ")[0] ?? ""));
  const verbs = verbsOver(text, new Set(allParts(alternatives)));
  return verbs.length > 0 && verbs.every(isAnother);
}

function verbsOver(text: string, parts: ReadonlySet<string>): string[] {
  const words = wordsOf(text);
  const named = words.findIndex((word, at) => about.has(deedOf(word)) && words[at + 1]?.form === "of");
  const first = named > 0 && named < NEAR ? named : words.findIndex(({ form }) => !LEADS_IN.test(form));
  const opening = words[first];
  let verb = opening && (isPast(opening) || !isName(words[first + 1])) ? deedOf(opening) : "";
  const verbs = new Set<string>();
  words.forEach((word, at) => {
    const before = words[at - 1];
    const joined = before && (JOINS.test(before.form) || PAUSE.test(text.slice(before.end, word.start)));
    const begins = joined && at > first;
    if (begins && opening && (word.form === "i" || isLike(opening, word))) verb = deedOf(word);
    if (word.form === "for" && madeReady.has(`${verb} for`)) verb += " for";
    if (parts.has(word.stem) || parts.has(`=${word.written}`)) verbs.add(verb);
  });
  return [...verbs];
}
const deedOf = ({ stem }: Word): string => (stem === "sale" ? "sell" : stem);
const NEAR = 3;
const LEADS_IN =
  /^(?:i|we|i've|we've|have|had|also|then|now|still|always|usually|often|responsible|in|charge|for|of|the|\p{L}+ly)$/u;
const PAUSE = /[,;:–—]/;
const JOINS = /^(?:and|or|then|but|i|we)$/;

/** "Order picking", "Train driver": the first word is no verb. */
const isName = (next: Word | undefined): boolean =>
  /(?:ing|[eo]r|ist|ant|ian|man|woman)$/.test(next?.form ?? "");

const isLike = (opening: Word, word: Word): boolean =>
  isPast(opening)
    ? isPast(word)
    : /s$/.test(opening.form) === /s$/.test(word.form) &&
      (about.has(deedOf(word)) || IMPERATIVE.test(word.written.replace(/^\p{Lu}.*/u, "")));
const isPast = ({ form }: Word): boolean =>
  /\p{L}{2}(?:ed|tten|[ao]wn|aken)$/u.test(form) || IRREGULAR.has(form);
const IRREGULAR = new Set(
  (
    "did built made wrote ran held kept took gave went sent led drew got put laid cut hung drove taught " +
    "bought sold"
  ).split(" "),
);
