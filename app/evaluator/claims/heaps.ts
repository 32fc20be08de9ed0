import { rememberedText } from "../text/remembered";
import type { Sentence } from "../text/sentences";
import { fold, stemOf, stemsOf, type Word } from "../text/words";

/** From here on a row of short parts is a list of skills; by itself it is how people write one. In parts. */
const LIST_OF_SKILLS = 8;
const WITH_NUMBERS = 12;

/** A row of short parts without a verb, number or date, as long as a list of skills. */
export function isLongList(sentence: Sentence): boolean {
  const parts = partsOf(sentence.text);
  if (parts.length < LIST_OF_SKILLS || (/\d/.test(sentence.text) && parts.length < WITH_NUMBERS))
    return false;
  return areShort(parts);
}

const LIST_PARTS = 4;

export function isList(sentence: Sentence): boolean {
  const parts = partsOf(sentence.text);
  return parts.length >= LIST_PARTS && !/\d/.test(sentence.text) && areShort(parts);
}

export const partsOf = (text: string): string[] =>
  text.split(/[,;|•·/▪★■*]\s*|\s[–—-]\s/).filter((part) => part.trim() !== "");
const areShort = (parts: readonly string[]) =>
  parts.filter((part) => part.trim().split(/\s+/).length <= 4).length >= parts.length * 0.7;

const buzz = new Set(
  `passion passionate passionately dynamic proactive innovative innovation strategic synergy synergies
  synergistic unwavering commitment committed dedicated dedication seamless seamlessly holistic
  holistically pivotal adept thrive thrives thriving cornerstone leverage leveraging leveraged spearhead
  spearheaded unparalleled meticulous exceptional exceptionally outstanding excellence excellent empower
  empowering empowerment foster fostering fostered champion championing navigate navigating landscape
  landscapes ecosystem ecosystems impactful robust transformative transformational visionary relentless
  relentlessly beacon hallmark journey testament utmost comprehensive extensive proven acumen motivated
  enthusiastic enthusiasm energetic hardworking versatile versatility resilient resilience reliable
  dependable trustworthy stakeholder stakeholders solutions leadership teamwork mindset outcomes value values
  flexible flexibility integrity compassion empathy growth collaborative collaboration
  collaborating optimize optimized optimise optimised maximize elevate elevated deliver delivering drive
  exceed exceeding exceeded
  expectations driven stellar superb unique profound deeply truly harness harnessing utilize utilized
  utilizing effective effectively efficient efficiently ensure ensuring ensured consistently diverse
  vibrant`
    .split(/\s+/)
    .map((word) => stemOf(fold(word))),
);

/** What they say may be praise, or a spreadsheet, a van and a parcel. */
const PLAIN = new Set(["excel", "pivot", "drive", "deliver", "value"].map((word) => stemOf(word)));

export function isPraise(sentence: Sentence): boolean {
  if (/\d/.test(sentence.text)) return false;
  const stems = sentence.words.map(({ stem }) => stem);
  const found = stems.filter((stem) => buzz.has(stem));
  const share = found.every((stem) => PLAIN.has(stem)) ? 0 : found.length;
  return share >= 2 && share * 8 >= stems.length;
}

const COPIED_RUN = 8;
const ECHO_RUN = 5;

export function runsOf(text: string, length = COPIED_RUN): ReadonlySet<string> {
  const stems = stemsOf(text);
  const runs = new Set<string>();
  for (let at = 0; at + length <= stems.length; at++) runs.add(stems.slice(at, at + length).join(" "));
  return runs;
}

export function copiedShare(sentence: Sentence, runs: ReadonlySet<string>, length = COPIED_RUN): number {
  const stems = sentence.words.map(({ stem }) => stem);
  const copied = new Set<number>();
  for (let at = 0; at + length <= stems.length; at++) {
    if (!runs.has(stems.slice(at, at + length).join(" "))) continue;
    for (let k = 0; k < length; k++) copied.add(at + k);
  }
  return stems.length === 0 ? 0 : copied.size / stems.length;
}

/** Whether every word that tells something stands in a text in the same order, without a gap. */
export function isLifted(sentence: Sentence, told: string): boolean {
  if (sentence.words.length < 2 || /\b(?:19|20)\d{2}\b/.test(sentence.text)) return false;
  return told.includes(` ${tellingStems(sentence.words).join(" ")} `);
}

export const tellingStems = (words: readonly Word[]): string[] =>
  words.filter(({ form }) => !SMALL.has(form)).map(({ stem }) => stem);
const SMALL = new Set("and or the a an of in to for with other another any your our my".split(" "));

export const echoRuns = rememberedText((question) => runsOf(question, ECHO_RUN));
export const echoedShare = (sentence: Sentence, runs: ReadonlySet<string>): number =>
  copiedShare(sentence, runs, ECHO_RUN);
