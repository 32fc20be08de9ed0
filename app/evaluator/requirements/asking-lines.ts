import { ASKED, OFFER } from "../data/posting-cues";
import { clauseAsks, pointAsks, strengthOf } from "./clause-strength";
import { namesTheJob, withoutOccupation } from "./job-name";
import { clausesOf, listedDeeds, listedThings, sentencesOf } from "./posting-clauses";
import { type PostingLine, postingLines } from "./posting-lines";
import { leadInOf, type PlacedLine, placedLines } from "./posting-sections";
import type { Requirement } from "./requirement";

export type AskingLine = Pick<Requirement, "line" | "start" | "end" | "strength">;

/** The front of a posting that is read. In characters. */
const READ = 40_000;
/** So many points of a list tell the work; what prose says above them is a summary. */
const TELLING = 3;

type Clause = { text: string; line: PlacedLine; strength: Requirement["strength"] };

export function askingLines({ title, text }: { title: string; text: string }): AskingLine[] {
  const posting = text.slice(0, READ);
  const lines = withListsJudged(withBareLists(placedLines(withoutSignature(postingLines(posting)), title)));
  const points = new Map(lines.filter(({ bullet }) => bullet).map((line) => [line, pointOf(line)]));
  const asking = [...points.values()].filter((point) => point !== null);
  const listed = asking.length >= TELLING && asking.some(({ strength }) => strength !== "nice");
  const told = new Map(
    lines.filter(({ bullet }) => !bullet).map((line) => [line, prose(line, false, title)] as const),
  );
  const isSummary = listed && asking.length >= [...told.values()].flat().length;
  const dutiesListed = lines.some(({ bullet, section }) => bullet && section === "duties");
  const found = lines.flatMap((line) => {
    if (line.bullet) return points.get(line) ?? [];
    const summed = isSummary && (dutiesListed || line.section !== "duties");
    return summed ? prose(line, true, title) : (told.get(line) ?? []);
  });
  let at = 0;
  return found.map((clause) => {
    const place = placeOf(clause, posting, at);
    at = place.start;
    return { line: clause.text, ...place, strength: clause.strength };
  });
}

function withoutSignature(lines: readonly PostingLine[]): PostingLine[] {
  const at = lines.findIndex(({ text }) => SIGNED.test(text));
  const names = lines.slice(at + 1);
  const ends = names.length <= MOST_NAMES && names.every(({ text }) => text.length < LONGEST_NAME);
  return at >= 0 && ends ? lines.slice(0, at) : [...lines];
}
const SIGNED =
  /^(?:with |yours |our |my |best |kind |warm |many )*(?:regards|wishes|thanks|sincerely|faithfully|truly)[,.!]?$/i;
const MOST_NAMES = 3;
const LONGEST_NAME = 60;

function withBareLists(lines: readonly PlacedLine[]): PlacedLine[] {
  const isBare = (line: PlacedLine | undefined) =>
    line !== undefined &&
    !line.bullet &&
    !line.ledIn &&
    line.section !== null &&
    line.text.length < 200 &&
    !/[.!?:;]$/.test(line.text);
  return lines.map((line, at) => {
    const besideOne =
      (isBare(lines[at - 1]) && !line.blankBefore) || (isBare(lines[at + 1]) && !lines[at + 1]?.blankBefore);
    return isBare(line) && besideOne ? { ...line, bullet: true } : line;
  });
}

function withListsJudged(lines: readonly PlacedLine[]): PlacedLine[] {
  const unknown = lines.filter((line) => line.bullet && line.section === null);
  const offers = unknown.filter((line) => OFFER.test(line.text) && !ASKED.test(line.text)).length;
  if (unknown.length === 0 || offers * 2 <= unknown.length) return [...lines];
  return lines.map((line) => (unknown.includes(line) ? { ...line, section: "offer" } : line));
}

function pointOf(line: PlacedLine): Clause | null {
  const text = tidy(line.text);
  return pointAsks(text, line.section) ? { text, line, strength: strengthOf(text, line.section) } : null;
}

function prose(line: PlacedLine, listed: boolean, title: string): Clause[] {
  if (line.inHead && !line.ledIn && !/[.!?:;,]$/.test(line.text)) return [];
  let section = line.afterList ? null : line.section;
  return sentencesOf(line.text).flatMap((sentence, at) => {
    const leadIn = leadInOf({ text: sentence, bold: null, bullet: false });
    if (at === 0 && !leadIn && !line.ledIn && namesTheJob(sentence, title)) return [];
    if (leadIn) section = leadIn.section;
    const rest = leadIn ? sentence.slice(leadIn.length) : sentence;
    const here = section;
    return clausesOf(rest).flatMap((clause) => {
      const text = tidy(withoutOccupation(clause, title));
      if (!clauseAsks(text, here, listed, line)) return [];
      const strength = strengthOf(text, here);
      return listedThings(text, isBareList(text, here))
        .flatMap(listedDeeds)
        .map((thing) => ({
          text: thing.replace(/^with\s+/i, ""),
          line,
          strength,
        }));
    });
  });
}

const isBareList = (text: string, section: PlacedLine["section"]) =>
  (section === "must" || section === "nice") &&
  !/^(?:you|we|i|there|it)\b|\b(?:is|are|will|must)\b/i.test(text);

const tidy = (text: string) =>
  text
    .replace(/^(?:and|but|also|so(?! would)|plus|or)\s+(?=\p{L}+ )|^reporting to [^,.]+,\s+/iu, "")
    .replace(/\s+/g, " ")
    .trim();

function placeOf({ text, line }: Clause, posting: string, from: number): { start: number; end: number } {
  const first = text.slice(0, 24);
  const earliest = Math.max(from, line.start - 8);
  const whole = posting.indexOf(text, earliest);
  if (whole >= 0 && whole <= line.end) return { start: whole, end: whole + text.length };
  const start = posting.indexOf(first, earliest);
  if (start >= 0 && start <= line.end) return { start, end: Math.max(start, line.end) };
  return { start: line.start, end: line.end };
}
