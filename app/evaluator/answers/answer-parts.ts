import {
  ARGUES,
  ENDING,
  FIRST_PERSON,
  OTHERS_DID,
  OTHERS_WORK,
  OWN_ACTION,
  REASON,
  RESULT,
} from "../data/answer-cues";
import { isOwnReason } from "./idle-answer";
import {
  asksForView,
  asksToExplain,
  isHypothetical,
  namesIn,
  type Question,
  type QuestionKind,
  subjectOf,
  type Wanted,
  wantedBy,
} from "./question";
import type { Unit } from "./units";

export type AnswerPart = {
  label: "Answers the question asked" | "Own action" | "Reason" | "Result";
  found: boolean;
  start: number;
  end: number;
};

const LABELS = ["Answers the question asked", "Own action", "Reason", "Result"] as const;
const nothing = (label: AnswerPart["label"]): AnswerPart => ({ label, found: false, start: 0, end: 0 });

export const noParts = (question: Question, kind: QuestionKind): AnswerPart[] =>
  LABELS.filter((label) => !notAskedFor(question, kind).has(label)).map(nothing);

function notAskedFor(question: Question, kind: QuestionKind): ReadonlySet<AnswerPart["label"]> {
  const wanted = wantedBy(question);
  if (kind === "practical" || wanted === "names") return new Set(["Own action", "Reason", "Result"]);
  if (wanted === "things")
    return new Set([
      "Own action",
      "Result",
      ...(/\bwhy\b/i.test(question.question) ? [] : (["Reason"] as const)),
    ]);
  if (wanted === "motive") return new Set(["Answers the question asked", "Own action", "Result"]);
  if (asksToExplain(question) || asksForView(question)) return new Set(["Own action", "Result"]);
  return new Set(
    /\b(?:would you|do you do|do you tell|do you say)\b/i.test(question.question) ? ["Result"] : [],
  );
}

/** The strictest parts take their sentence first; the answer itself one that is left, or the first. */
export function partsOf(
  question: Question,
  kind: QuestionKind,
  units: readonly Unit[],
  trade: ReadonlySet<string>,
): AnswerPart[] {
  const finds = SIMPLE[wantedBy(question)] ?? findersFor(question, kind, units, trade);
  const left = withEndingApart(units);
  const found = new Map<AnswerPart["label"], Unit>();
  const asked = new Set(noParts(question, kind).map(({ label }) => label));
  for (const { label, fits, last } of finds) {
    if (!asked.has(label) || found.has(label)) continue;
    const at = last
      ? left.findLastIndex((unit, place) => fits(unit, found) && (place > 0 || left.length === 1))
      : left.findIndex((unit) => fits(unit, found));
    const [unit] = at < 0 ? [] : left.splice(at, 1);
    if (unit) found.set(label, unit);
  }
  if (asked.has("Own action") && !hasDone(found.get("Own action"))) takeActionApart(found);
  if (asked.has("Reason") && !found.has("Reason")) takeOutcomeApart(found);
  if (asked.has("Reason") && !found.has("Reason")) takeReasonApart(found);
  if (isWholePractice(question, units) && found.has("Own action")) {
    asked.delete(ANSWERS);
    asked.delete("Result");
  }
  return LABELS.filter((label) => asked.has(label) || found.has(label)).map((label) => {
    const unit = found.get(label);
    return unit ? { label, found: true, start: unit.start, end: unit.end } : nothing(label);
  });
}

/** "I rang because it was near" says why as well; a short writer has no sentence to spare for it. */
function takeReasonApart(found: Map<AnswerPart["label"], Unit>): void {
  for (const [label, unit] of found) {
    const at = unit.text.search(WHY);
    if (at < SHORTEST || unit.text.length - at < SHORTEST || unit.end - unit.start !== unit.text.length)
      continue;
    const isStill = STILL[label] ?? (() => true);
    const before = partOf(unit, 0, at);
    if (isStill(before.text)) {
      found.set(label, before);
      found.set("Reason", partOf(unit, at + lengthOf(/^[,\s]*/, unit.text.slice(at)), unit.text.length));
      return;
    }
    const after = partOf(
      unit,
      at + lengthOf(/^,?\s+so\s+(?=(?:i|we)\b)/i, unit.text.slice(at)),
      unit.text.length,
    );
    if (after.start === unit.start + at || !isStill(after.text)) continue;
    found.set(label, after);
    found.set("Reason", before);
    return;
  }
}
function withEndingApart(units: readonly Unit[]): Unit[] {
  const last = units.at(-1);
  const [before, after] = last ? atItsEnd(last) : [];
  if (!before || !after || !isOwnAction(before.text) || !(isResult(after.text) || isEnding(after.text)))
    return [...units];
  return [...units.slice(0, -1), before, { ...after, place: after.place + 1 }];
}

/** "I rang round, and within an hour we had a van": what somebody did is an action before all else. */
function takeActionApart(found: Map<AnswerPart["label"], Unit>): void {
  const unit = found.get("Result");
  if (unit === undefined || !BEGINS_OWN.test(unit.text) || !isOwnAction(unit.text)) return;
  const [before, after] = atItsEnd(unit);
  const isBoth = before && after && isOwnAction(before.text) && isResult(after.text);
  found.set("Own action", isBoth ? before : unit);
  if (isBoth) found.set("Result", after);
  else found.delete("Result");
}
const BEGINS_OWN = /^\W{0,9}(?:(?:and|so|then|but|in the end|finally|after that),? )*i\b/i;

function takeOutcomeApart(found: Map<AnswerPart["label"], Unit>): void {
  const unit = found.get("Result");
  const [reason, result] = unit === undefined ? [] : atItsEnd(unit);
  if (reason === undefined || result === undefined || !REASON.test(reason.text)) return;
  if (!isResult(result.text)) return;
  found.set("Reason", reason);
  found.set("Result", result);
}

function atItsEnd(unit: Unit): [Unit, Unit] | [] {
  const at = unit.text.search(AND_THEN);
  if (at < SHORTEST || unit.end - unit.start !== unit.text.length) return [];
  const from = at + lengthOf(AND_SO, unit.text.slice(at));
  return [partOf(unit, 0, at), partOf(unit, from, unit.text.length)];
}

const isWholePractice = (question: Question, units: readonly Unit[]) =>
  units.length === 1 && isHypothetical(question) && !IMAGINED.test(units[0]?.text ?? "");
const IMAGINED = /\b(?:would|should|could|will)\b|['’](?:d|ll)\b/i;
const AND_SO = /^,?\s+and\s+(?:so\s+)?/i;
const AND_THEN =
  /,\s+and\s+(?=[^,;]{8,}$)|\s+and\s+(?=(?:he|she|they|it|we|nobody|everybody|everyone|the \p{L}+) [^,;]{4,}$)/iu;

const partOf = (unit: Unit, from: number, to: number): Unit => ({
  ...unit,
  start: unit.start + from,
  end: unit.start + to,
  text: unit.text.slice(from, to),
});
const lengthOf = (shape: RegExp, text: string) => shape.exec(text)?.[0].length ?? 0;
const WHY =
  /,\sas (?!well\b|if\b|soon\b|long\b|far\b|usual\b|always\b|an? )|,?\s(?:because|so that|so (?:i|we|he|she|they|it|that)|in case|otherwise)\b/iu;
const SHORTEST = 12;

/** What was not done is no action, and what was meant to come of it no result. */
const isOwnAction = (text: string) => OWN_ACTION.test(text.replace(NOT_DONE, ""));
const isResult = (text: string) => RESULT.test(text.replace(MEANT, ""));
const isEnding = (text: string) =>
  ENDING.test(text.replace(MEANT, "")) && !isOwnAction(text) && !/^\W{0,9}(?:which|who|that)\b/i.test(text);
const MEANT = /\b(?:so that|in case|so (?:it|he|she|they) (?:did not|didn['’]t|would|could|can))\b[^,.;]*/iu;
const STILL: Readonly<Partial<Record<AnswerPart["label"], (text: string) => boolean>>> = {
  "Own action": (text) => isOwnAction(text.replace(SCENE, " ")),
  Result: isResult,
};
const NEVER_DONE =
  /\bi(?: have|['’]ve)? (?:not|never)\b|\bi haven['’]t\b|\bi (?:do not|don['’]t) (?:do|know|deal with|work with|have any)\b|\bi(?: have|['’]ve)(?: got)? no (?:\p{L}+ )?(?:experience|knowledge|idea)\b/iu;
const NOT_DONE =
  /\bi (?:(?:\p{L}+ )?(?:not|never)|(?:should|could) have)\b[^,.;]*|\bi(?: \p{L}+n['’]t|['’]ve never)\b[^,.;]*/giu;

/** "I had seen them lose their place", "I worked at a mill": where a story begins, and nothing done in it. */
const SCENE =
  /\bi(?:['’](?:d|ve|m))? (?:(?:had|have|was|also|often|once|just|already|first|then) )*(?:see|saw|seen|hear[ds]?|heard|notic\w+|realis\w+|realiz\w+|expect\w*|thought|assumed?|used to|to (?:learn|find out|work out)|work(?:ed|ing)? (?:at|in|for|as|with)|join(?:ed)?|start(?:ed)? (?:at|as|in)|got a|received?|inherited|took over|came (?:to|across|back|in)|arrived|went to work)\b|\bi had (?:(?:already|never|once|only|just|not) )?\p{L}{1,12}(?:ed|en|wn|ght|ead|eft|ade|one|ome)\b/giu;

const withoutScene = (unit: Unit): Unit => ({ ...unit, text: unit.text.replace(SCENE, " ") });
const hasDone = (unit: Unit | undefined): boolean =>
  unit !== undefined && (!isOwnAction(unit.text) || isOwnAction(withoutScene(unit).text));

/** In a longer story the last deed of somebody else is as often beside the point. */
const FEW_UNITS = 2;

const LAST = 2;
const LAW =
  /\bif (?:it|they|there|he|she|the|we|i|you|not)\b|\b(?:instead of|rather than|it was (?:the|a))\b/i;

const isPlan = ({ text }: Unit) =>
  /^\W{0,9}(?:please|let us|let me)\b/i.test(text) || PLANNED.test(text.replace(IF, " "));
const IF = /\bif\b(?:[^,]*,| so\b|.*?\bthen\b)/iu;
const PLANNED = /(?:^|[\s,;:(])(?:i|we)(?:['’](?:d|ll|ve|m|re))? /iu;

/** Why the writer did it, and not why a customer came: with "I" before the "because", or after the "so". */
function isWhyOneself({ text }: Unit, before: Unit | undefined): boolean {
  const at = text.search(REASON);
  const main = text.slice(0, at);
  if (OF_ONESELF.test(main) || SO_I.test(text.slice(at)) || BECAUSE_OF_IT.test(text)) return true;
  return OPENS_REASON.test(main) && (!before || before.imperative || OF_ONESELF.test(`${before.text} `));
}
const OF_ONESELF = /(?:^|[\s,;“"'])(?:i|we)(?:['’]\p{L}+)?\s|^\W{0,9}\p{L}+(?:ed|ing)\b/iu;
const BECAUSE_OF_IT = /\bbecause of (?:it|this|that|me|us|my)\b/i;
const OPENS_REASON =
  /^\W{0,9}(?:(?:and|but|mainly|mostly|just|only|it (?:is|was)|that (?:is|was|['’]s)) )*$/i;
const SO_I = /^(?:so|therefore|that['’]?s why|which is why|this is why)[, ]+(?:i|we|my)\b/i;

const BEARS_OUT = /^\W{0,9}(?:it|that|this) (?!is\b|was\b|has\b|does\b|goes\b)\p{L}+[^s\W]s\b/iu;
const NOTED =
  /^\W{0,9}(?:(?:then|and|so|first) )?(?:(?!based|used|needed|wanted)\p{L}{2,}ed|rang|told|made|took|got|went|gave|put|sent|ran|left|cut|shut) (?:the|an?|my|our|him|her|them|it|every\w+|all|off|out|up|down|on|onto|over|back)\b/iu;

type Found = ReadonlyMap<AnswerPart["label"], Unit>;
type Finder = { label: AnswerPart["label"]; fits: (unit: Unit, found: Found) => boolean; last?: boolean };

const isNaming = (text: string) => namesIn(text) > 0 && !/\b(?:no|not|never|without)\b|n['’]t\b/i.test(text);
const ANSWERS = "Answers the question asked";
const SIMPLE: Readonly<Partial<Record<Wanted, Finder[]>>> = {
  motive: [{ label: "Reason", fits: ({ text }) => isOwnReason(text) }],
  names: [
    { label: ANSWERS, fits: ({ text }) => namesIn(text) > 1 && isNaming(text) },
    { label: ANSWERS, fits: ({ text }) => isNaming(text) },
    { label: ANSWERS, fits: () => true },
  ],
};

function findersFor(
  question: Question,
  kind: QuestionKind,
  units: readonly Unit[],
  trade: ReadonlySet<string>,
): Finder[] {
  const subject = subjectOf(question);
  const view = asksForView(question);
  const hypothetical = isHypothetical(question);
  const isOn = ({ stems }: Unit) => stems.some((stem) => subject.has(stem));
  const isOfTrade = ({ stems }: Unit) => stems.some((stem) => trade.has(stem));
  const isTold = !asksToExplain(question) && !view;
  const acts = ({ text, imperative }: Unit) =>
    (isOwnAction(text) || (hypothetical ? imperative : isTold && NOTED.test(text))) &&
    !OTHERS_WORK.test(text);
  const isOwn = (unit: Unit) =>
    acts(unit) || (unit.concrete && (hypothetical || FIRST_PERSON.test(unit.text)));
  const onSubject =
    kind === "practical" ||
    wantedBy(question) === "things" ||
    !isTold ||
    units.some((unit) => isOn(unit) || isOfTrade(unit) || isOwn(unit));
  const story = units.length > 1 && isTold;
  const isReason = (unit: Unit) =>
    (REASON.test(unit.text) && (!isTold || unit.imperative || isWhyOneself(unit, units[unit.place - 1]))) ||
    (LAW.test(unit.text) && !isPlan(unit) && !(isTold && (unit.imperative || isOwnAction(unit.text)))) ||
    (view && ARGUES.test(unit.text)) ||
    (/\bwhy\b/i.test(question.question) && BEARS_OUT.test(unit.text));
  const isAfterwards = ({ text, place }: Unit, found: Found) =>
    units.length <= FEW_UNITS &&
    place === units.length - 1 &&
    place > (found.get("Own action")?.place ?? place) &&
    OTHERS_DID.test(text);
  const answers = (fits: (unit: Unit) => boolean): Finder => ({
    label: ANSWERS,
    fits: (unit) => onSubject && fits(unit),
  });
  return [
    {
      label: "Result",
      fits: ({ text, place }) =>
        (isResult(text) && place >= units.length / 3) || (place >= units.length - LAST && isEnding(text)),
      last: true,
    },
    { label: "Own action", fits: (unit) => acts(withoutScene(unit)) },
    { label: "Own action", fits: acts },
    { label: "Result", fits: isAfterwards, last: true },
    { label: "Reason", fits: (unit) => isReason(unit) && FIRST_PERSON.test(unit.text) },
    { label: "Reason", fits: (unit) => isReason(unit) && (unit.place > 0 || !story) },
    answers((unit) => isOn(unit) && acts(unit)),
    answers(acts),
    answers((unit) => isOn(unit) && !NEVER_DONE.test(unit.text)),
    answers((unit) => (isOfTrade(unit) || unit.concrete) && !NEVER_DONE.test(unit.text)),
    answers((unit) => !NEVER_DONE.test(unit.text)),
  ];
}
