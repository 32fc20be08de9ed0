import { LANGUAGE } from "../data/kind-cues";
import { ASKED, OFFER } from "../data/posting-cues";
import type { Section } from "../data/posting-headings";
import type { Considered } from "./asking-places";
import {
  clauseAsks,
  isNamedAsWork,
  isVerbless,
  type Listed,
  leadsUpTo,
  pointAsks,
  strengthOf,
} from "./clause-strength";
import { namesTheJob, withoutOccupation } from "./job-name";
import { likelyAsksAmong, placeIn } from "./likely-asks";
import { clausesOf, listedDeeds, listedThings, sentencesOf } from "./posting-clauses";
import { isShouted, type PostingLine, postingLines } from "./posting-lines";
import { leadInOf, type PlacedLine, placedLines } from "./posting-sections";
import type { Requirement } from "./requirement";
import { withoutSignature } from "./signature";
import { toTheReader } from "./whose-work";

export type AskingLine = Pick<Requirement, "line" | "start" | "end" | "strength">;

/** The front of a posting that is read. In characters. */
const READ = 40_000;
/** A longer line is read to its last word before. Its terms cost the cube of its length. In characters. */
const LONGEST_LINE = 1_000;
const shortened = (text: string) =>
  text.length > LONGEST_LINE ? text.slice(0, LONGEST_LINE).replace(/\s\S*$/, "") : text;
/** So many points of a list tell the work; what prose says above them is a summary. */
const TELLING = 3;

type Clause = { text: string; line: PlacedLine; strength: Requirement["strength"] };

type Posting = { title: string; text: string };

export const askingLines = (posting: Posting): AskingLine[] =>
  linesThat(likelyAsksAmong(consideredIn(posting)), posting);

/** Each point and clause once, in the order of the posting, as the cues consider it last. */
export function consideredIn(posting: Posting): Considered[] {
  const all = new Map<string, Considered>();
  linesThat((each) => {
    all.set(placeIn(each), each);
    return each.cued;
  }, posting);
  return [...all.values()].sort((one, other) => one.line.start - other.line.start);
}

/** Points and clauses of which `asks` says that they ask for something; each is considered once or twice. */
export function linesThat(asks: (considered: Considered) => boolean, { title, text }: Posting): AskingLine[] {
  const posting = text.slice(0, READ);
  const lines = withListsJudged(withBareLists(placedLines(withoutGreetings(postingLines(posting)), title)));
  const points = new Map(lines.filter(({ bullet }) => bullet).map((line) => [line, pointsOf(line, asks)]));
  const asking = [...points.values()].flat();
  const listed = asking.length >= TELLING && asking.some(({ strength }) => strength !== "nice");
  const reading = (listed: Listed) => {
    const judged = toTheReader(posting, title);
    return (line: PlacedLine) => prose(line, { listed, title, judged, asks });
  };
  const readAlone = reading(null);
  const paragraphs = lines.filter(({ bullet }) => !bullet);
  const told = new Map(paragraphs.map((line) => [line, readAlone(line)] as const));
  const isSummary = listed && asking.length >= [...told.values()].flat().length;
  const dutiesListed = lines.some(({ bullet, section }) => bullet && section === "duties");
  const tellsWork = dutiesListed || asking.some(({ strength }) => strength === "duty");
  const readListed = reading(tellsWork ? "all" : "asked");
  const found = lines.flatMap((line) => {
    if (line.bullet) return points.get(line) ?? [];
    const summed = isSummary && (dutiesListed || line.section !== "duties");
    return summed ? readListed(line) : (told.get(line) ?? []);
  });
  let at = 0;
  return found.map((clause) => {
    const place = placeOf(clause, posting, at);
    at = place.start;
    return { line: shortened(clause.text), ...place, strength: clause.strength };
  });
}

function withoutGreetings(written: readonly PostingLine[]): PostingLine[] {
  return withoutSignature(written).filter(
    (line, at, { length }) =>
      line.bullet ||
      !((at < FIRST_LINES && GREETING.test(line.text)) || (at === length - 1 && NAME.test(line.text))),
  );
}
const FIRST_LINES = 12;
const NAME = /^\p{Lu}\p{Ll}+$/u;
const GREETING = /^(?:(?:[Dd]ear|[Hh]ello|[Hh]i|[Hh]ey)\b.{0,40}|\p{Lu}\p{Ll}+)[,!]$/u;

function withBareLists(placed: readonly PlacedLine[]): PlacedLine[] {
  const tail = afterProse(placed);
  const lines = placed.map((line) => (tail.has(line) ? { ...line, section: null } : line));
  const inCapitals = isShouted(lines.map(({ text }) => text).join(" "));
  const isBare = (line: PlacedLine | undefined) =>
    line !== undefined &&
    !line.bullet &&
    !line.ledIn &&
    (line.section !== null || inCapitals) &&
    line.text.length < 200 &&
    !/[.!?:]$/.test(line.text);
  const goesOn = lines.map((line, at) => !line.blankBefore && isBare(line) && isBare(lines[at - 1]));
  return lines.map((line, at) => {
    const besideOne = goesOn[at] || goesOn[at + 1];
    const inRun =
      line.section !== null ||
      (goesOn[at] && (goesOn[at - 1] || goesOn[at + 1])) ||
      (goesOn[at + 1] && goesOn[at + 2]);
    return besideOne && inRun ? { ...line, bullet: true } : line;
  });
}

/** Short lines below the prose that follows a list: no list of what is asked. */
function afterProse(lines: readonly PlacedLine[]): Set<PlacedLine> {
  let isTold = false;
  let isTail = false;
  const tail = lines.filter((line) => {
    if (line.blankBefore || line.bullet) isTail = isTold && line.afterList;
    isTold = !line.bullet && (isTold || /[.!?]$/.test(line.text));
    return isTail;
  });
  return new Set(tail);
}

function withListsJudged(lines: readonly PlacedLine[]): PlacedLine[] {
  const unknown = lines.filter((line) => line.bullet && line.section === null);
  const offers = unknown.filter((line) => OFFER.test(line.text) && !ASKED.test(line.text)).length;
  if (unknown.length === 0 || offers * 2 <= unknown.length) return [...lines];
  return lines.map((line) => (unknown.includes(line) ? { ...line, section: "offer" } : line));
}

type Asks = (considered: Considered) => boolean;

function pointsOf(line: PlacedLine, asks: Asks): Clause[] {
  const text = tidy(line.text);
  const { section } = line;
  const cued = pointAsks(text, section);
  return asks({ text, line, section, listed: null, cued })
    ? partsOfPoint(text, section).map((part) => ({ text: part, line, strength: strengthOf(part, section) }))
    : [];
}

function partsOfPoint(text: string, section: Section | null): string[] {
  const languages = text.split(/,\s+(?![^(]*\))/);
  if (languages.length > 1 && languages.every((part) => LANGUAGE_AND_LEVEL.test(part))) return languages;
  const semicolons = text.split(/;\s+/);
  const sentences = sentencesOf(text);
  const parts = semicolons.length === 1 && isVerbless(sentences[0] ?? "") ? sentences : semicolons;
  const [first = "", last = ""] = parts;
  const isWishedBeside =
    parts.length === 2 &&
    section !== "nice" &&
    [first, last].every((part) => /\S\s+\S/.test(part)) &&
    strengthOf(last, section) === "nice" &&
    strengthOf(first, section) !== "nice";
  return isWishedBeside ? parts : [text];
}
const LANGUAGE_AND_LEVEL = new RegExp(`^(?:${LANGUAGE.source})\\s+\\S`, "iu");

type Reading = { listed: Listed; title: string; judged: (clause: string) => string; asks: Asks };

function prose(line: PlacedLine, { listed, title, judged, asks }: Reading): Clause[] {
  if (line.inHead && !line.ledIn && !/[.!?:;,]$/.test(line.text)) return hoursInHead(line);
  const sentences = sentencesOf(line.text);
  const isOfPay = !line.ledIn && PAYS.test(sentences[0] ?? "");
  let section = line.afterList || isOfPay ? null : line.section;
  return sentences.flatMap((sentence, at) => {
    const leadIn = leadInOf({ text: sentence, bold: null, bullet: false });
    if (at === 0 && !leadIn && !line.ledIn && !isOfThePost(section) && namesTheJob(sentence, title))
      return [];
    if (leadIn) section = leadIn.section;
    const announced = leadIn ? null : announcedList(sentence);
    const rest = sentence.slice(leadIn?.length ?? announced?.length ?? 0);
    const here = announced?.section ?? section;
    const slashed = leadIn || (at === 0 && line.ledIn) ? rest.split(/\s+\/\s+/) : [];
    const cut = slashed.length >= LISTED_BY_SLASHES ? slashed : clausesOf(rest);
    const isListed = cut === slashed || (cut.length >= LISTED_BY_SLASHES && /;\s/.test(rest));
    const clauses = cut.map((clause) => tidy(withoutOccupation(clause, title)));
    const isOfWork = leadIn?.section === "duties" || (at === 0 && line.ledIn && here === "duties");
    const told = clauses.map((text, nth): Clause[] => {
      const of = tidy(judged(text));
      const isSought = SOUGHT.test(of) && cut[nth]?.startsWith("who ") === false;
      const isAsked =
        isSought || OF_WHOM_WE_NEED.test(of) || clauseAsks(of, here, isOfPay ? "asked" : listed, line);
      const cued = isAsked || (isOfWork && isNamedAsWork(of));
      if (!asks({ text: of, line, section: here, listed, cued }))
        return besidesJoining(text, here, listed, line);
      if (leadsUpTo(of, clauses[nth + 1])) return [];
      const strength = strengthOf(of, isSought ? "must" : here);
      const things = isOfWork ? doingsOf(text) : thingsOf(text, here, isListed);
      const isWish = (thing: string) => things.length > 1 && strengthOf(thing, here) === "nice";
      return things.map((thing) => ({ text: thing, line, strength: isWish(thing) ? "nice" : strength }));
    });
    return clauses.flatMap((text, nth) => askedAlike(text, told[nth - 1]?.at(-1)) ?? told[nth] ?? []);
  });
}

const LISTED_BY_SLASHES = 3;

/** "A car is needed, and so is a clean licence": asked for as what stands before it. */
function askedAlike(text: string, before: Clause | undefined): Clause[] | null {
  const alike = /^so (?:is|are) (?!the\b)(.+)$/i.exec(text)?.[1];
  return alike === undefined || !before ? null : [{ ...before, text: alike }];
}

/** "37 hours incl. weekends on rota", "every second weekend": hours in the head of a posting. */
const hoursInHead = (line: PlacedLine): Clause[] =>
  line.text
    .split(/,\s+|\s[|·•–—-]\s|\.\s/)
    .filter((part) => HOURS_ASKED.test(part) && !OFFER.test(part))
    .map((part) => ({
      text: tidy(part.replace(/^incl(?:uding|\.)? /i, "")),
      line,
      strength: "must" as const,
    }));
const HOURS_ASKED =
  /\b(?:incl(?:\.|uding)?|every (?:second|other)|alternate) (?:(?:some|alternate|every|second|other) )*(?:weekends?|saturdays?|sundays?|nights?|evenings?|bank holidays)\b|^waking nights\b|\bweekends? on (?:an? )?rota\b|^(?:rotating|night|split) shifts?\b/i;

/** "Salary £25,500. A cottage is available.": below what is asked a paragraph that begins with pay offers. */
const PAYS =
  /^(?:(?:the |our |starting )?(?:salary|pay|wages?|rate)\b[^.;]{0,20}|we (?:pay|offer)\b[^.;]{0,20})?[£$€]\s?\d/i;

function doingsOf(text: string): string[] {
  const lead =
    GERUND.test(text) || DOINGS_FOLLOW.test(text) ? "you'll be " : /^\p{Ll}/u.test(text) ? "you'll " : null;
  if (lead === null) return thingsOf(text, "duties");
  return listedDeeds(`${lead}${text}`).map((deed, at) => (at === 0 ? deed.slice(lead.length) : deed));
}
const DOINGS_FOLLOW = /,\s+(?:and\s+)?\p{Ll}{3,}ing\b.*,\s+(?:and\s+)?\p{Ll}{3,}ing\b/u;
const GERUND = /^\p{L}{3,}ing\b/iu;

const thingsOf = (text: string, section: Section | null, isListed = false) =>
  listedThings(text, !isListed && isBareList(text, section))
    .flatMap(listedDeeds)
    .map((thing) => thing.replace(/^with\s+/i, ""));

function besidesJoining(text: string, section: Section | null, listed: Listed, line: PlacedLine): Clause[] {
  const deeds = listedDeeds(text);
  if (deeds.length < 2) return [];
  return deeds.flatMap((deed, at) => {
    const said = at === 0 ? deed : `you will ${deed}`;
    const isDone = !/^(?:be|get|have)\b/i.test(deed) && clauseAsks(said, section, listed, line);
    return isDone ? [{ text: deed, line, strength: strengthOf(said, section) }] : [];
  });
}

const SOUGHT = /^who (?!(?:really |also )?(?:enjoy|love|like|want|hope)s?\b)/;
const OF_WHOM_WE_NEED = /^who (?:is|are) (?:on|registered|qualified|certified|licen[cs]ed|trained)\b/i;

/** "Three things are not negotiable: a car; patience; and …": what stands behind the colon is asked. */
function announcedList(sentence: string): { section: "must" | "nice"; length: number } | null {
  const lead = /^[^:]{8,110}:\s+(?=\S.*[,;]\s)/.exec(sentence)?.[0];
  if (lead === undefined || !ANNOUNCES.test(lead)) return null;
  return { section: strengthOf(lead, null) === "nice" ? "nice" : "must", length: lead.length };
}
const ANNOUNCES =
  /\b(?:things?|list|few|two|three|four|five|following|all)\b.*\b(?:negotiable|need|ask|want|insist|look(?:ing)? for|must|have to|require[ds]?|essential|expect|do without|matter|care about)\b|\b(?:we|i|you)(?:['’]ll| will| would|['’]d| do| really)? (?:need|ask for|want|insist on|look for|require|expect|must have)(?: from you| of you| is)?:/i;

const isOfThePost = (section: PlacedLine["section"]) => section === "duties" || isAskedIn(section);
const isAskedIn = (section: PlacedLine["section"]) => section === "must" || section === "nice";
const isBareList = (text: string, section: PlacedLine["section"]) =>
  isAskedIn(section) && !/^(?:you|we|i|there|it)\b|\b(?:is|are|will|must|has)\b/i.test(text);

const tidy = (text: string) =>
  text
    .replace(
      /^(?:and|but|also|so(?! would| is| are)|plus|or)\s+(?=\p{L}+ )|^that (?=you )|^reporting to [^,.]+,\s+/iu,
      "",
    )
    .replace(/^(?:in|as) (?:this|the|your) (?:\p{L}+ )?(?:role|job|post|position),? (?=you\b)/iu, "")
    .replace(FOR_A_TIME, "")
    .replace(/\s+/g, " ")
    .trim();
const FOR_A_TIME =
  /^for (?:the (?:next|first) |about )?\S+ (?:weeks|months|years)(?: [^,.;]{0,24}?)?,? (?=(?:we|i) (?:need|want|are|seek|look))/i;

function placeOf({ text, line }: Clause, posting: string, from: number): { start: number; end: number } {
  const first = text.slice(0, 24);
  const earliest = Math.max(from, line.start - 8);
  const whole = posting.indexOf(text, earliest);
  if (whole >= 0 && whole <= line.end) return { start: whole, end: whole + text.length };
  const start = posting.indexOf(first, earliest);
  if (start >= 0 && start <= line.end) return { start, end: Math.max(start, line.end) };
  return { start: line.start, end: line.end };
}
