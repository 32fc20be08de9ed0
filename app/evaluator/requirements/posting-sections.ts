import { ASKED_OF_READER, IMPERATIVE } from "../data/posting-cues";
import type { Section } from "../data/posting-headings";
import { foldHeading, HOLDS_PAY, sectionOf } from "./heading-section";
import { type PostingLine, postingLines } from "./posting-lines";
import type { RequirementKind } from "./requirement";
import { kindOf } from "./requirement-kind";

/** A line of a posting; `section` is null where no heading that we know stands above it. */
export type PlacedLine = PostingLine & {
  section: Section | null;
  /** The section was opened in this very line: "Desirable: a driving licence". */
  ledIn: boolean;
  /** Prose that comes after the list of its section: nobody can tell whether it still belongs to it. */
  afterList: boolean;
  inHead: boolean;
};

const LONGEST_HEADING = 10;

type Heading = { section: Section | null; level: number; list: boolean };

/** Every line that is not a heading, with its section. Headings and what leads into a line are taken off. */
export function placedLines(written: readonly PostingLine[], title: string): PlacedLine[] {
  const lines = withoutFactsAbove(written, title);
  const placed: PlacedLine[] = [];
  let open: Heading[] = [];
  let led: Section | null = null;
  let seen = false;
  lines.forEach((line, at) => {
    if (line.blankBefore) led = null;
    const named = isTitle(line, title, at);
    if (named || isHeading(line, lines[at + 1])) {
      open = underHeading(open, line, named);
      led = null;
      seen ||= !named && sectionOf(line.text) !== null;
      return;
    }
    if (line.bullet) open = open.filter(({ level }) => level <= POINT || level < levelOf(line));
    const lead = leadInOf(line) ?? labelOf(line);
    const ledIn = (lead?.section ?? null) !== null;
    led = lead?.section ?? led;
    seen ||= opensAPart(lead);
    const heading = open.at(-1);
    const afterList = !line.bullet && !led && heading?.list === true && line.blankBefore;
    if (heading && line.bullet) heading.list = true;
    const rest = lead ? cut(line, lead.length) : line;
    if (rest.text === "") return;
    placed.push({
      ...rest,
      section: line.told ?? led ?? heading?.section ?? null,
      ledIn,
      afterList,
      inHead: !seen,
    });
  });
  return seen ? placed : placed.map((line) => ({ ...line, inHead: false }));
}

function underHeading(open: readonly Heading[], line: PostingLine, isTitle: boolean): Heading[] {
  const level = levelOf(line);
  const above = open.filter((each) => each.level < level);
  const own = isTitle ? null : sectionOf(line.text);
  const outer =
    line.bullet || line.text.length < 40 ? (above.findLast(({ section }) => section)?.section ?? null) : null;
  const isOfIt = line.bullet && (outer === "nice" || (outer !== null && own === "about"));
  const section = own === null || isOfIt ? (outer ?? own) : own;
  return [...above, { section, level, list: false }];
}

/** Below the first heading of a part "**Salary: £24,000**" is a heading too, with a list of its own. */
function withoutFactsAbove(lines: readonly PostingLine[], title: string): PostingLine[] {
  const part = lines.findIndex(
    (line, at) =>
      !isTitle(line, title, at) &&
      !isFactOfItsOwn(line) &&
      isHeading(line, lines[at + 1]) &&
      sectionOf(line.text) !== null,
  );
  const top = part < 0 ? lines.length : part;
  return lines.filter((line, at) => at >= top || isTitle(line, title, at) || !isFactOfItsOwn(line));
}

const isFactOfItsOwn = (line: PostingLine) =>
  line.marked &&
  isHeading(line, undefined) &&
  (HOLDS_PAY.test(line.text) ||
    (/^[^:]{2,40}:\s+\S/.test(line.text) && OF_ITS_OWN.has(sectionOf(line.text))));
const OF_ITS_OWN = new Set<Section | null>(["facts", "notes", "offer", "apply", "legal"]);
const opensAPart = (lead: { section: Section | null } | null) =>
  lead !== null && lead.section !== null && !OF_ITS_OWN.has(lead.section);
const POINT = 10;
const levelOf = (line: PostingLine) => (line.bullet ? POINT + 1 + line.indent : line.marked ? 5 : 7);

function isHeading(line: PostingLine, next: PostingLine | undefined): boolean {
  const words = line.text.split(/\s+/).length;
  if (line.told !== null) return false;
  if (line.bullet) return isHeadOfPoints(line, next);
  if (line.marked) return !/[.!]\s+\S(?!.*\?$)/.test(line.text) || words <= LONGEST_HEADING;
  if (next === undefined || /:\s+\S/.test(line.text)) return false;
  if (/:$/.test(line.text)) return words <= LONGEST_HEADING || announcesList(line, next);
  if (words > LONGEST_HEADING) return false;
  const section = sectionOf(line.text);
  const isSmall = !/^\p{Lu}/u.test(line.text) && !(next.bullet && section !== null);
  if (/[.!;,]$/.test(line.text) || isSmall) return false;
  if (/\?$/.test(line.text))
    return (section !== null || OF_A_PART.test(line.text)) && !(words > 4 && ASKED_OF_READER.test(line.text));
  const isShort = words <= 7 || (next.bullet && / (?:have|are|be|can)$/i.test(line.text));
  return isShort && !/\d/.test(line.text.replace(/\([^)]*\)/g, "")) && standsApart(line, next, section);
}

function isHeadOfPoints(line: PostingLine, next: PostingLine | undefined): boolean {
  const hasPoints = next?.bullet === true && next.indent > line.indent && !next.blankBefore;
  const words = line.text.split(/\s+/).length;
  const isOwnTask = words > 2 && IMPERATIVE.test(line.text) && sectionOf(line.text) === null;
  return hasPoints && words <= 6 && !/[.!]$/.test(line.text) && !isOwnTask;
}

const standsApart = (line: PostingLine, next: PostingLine, section: Section | null) =>
  next.bullet ||
  (line.blankBefore && (section !== null || isStandard(next))) ||
  (section !== null && isStandard(line));

const OF_A_PART = /^(?:then )?(?:what|who|why|where|when|how)(?:['’]s)?\b(?:(?!\byour?\b)[^,;]){0,30}\?$/i;

const announcesList = ({ text }: PostingLine, next: PostingLine) =>
  next.bullet &&
  !/[.!?]\s|\blike to see\b/.test(text) &&
  text.split(/\s+/).length <= MOST_ANNOUNCING &&
  sectionOf(text) === "nice";
const MOST_ANNOUNCING = 16;

const isStandard = ({ text, bullet }: PostingLine) =>
  !bullet &&
  /^\p{Lu}/u.test(text) &&
  (text.split(" / ").some((part) => LEADS.test(foldHeading(part))) || ASKS_ITSELF.test(text));
const ASKS_ITSELF =
  /^(?:how|what|who|why) (?:(?:you|we)(?:['’]\p{L}+)?|is|are|do)\b(?:(?! is\b| are\b)[^.,;:]){0,40}$/iu;

const LAST_OF_TITLE = 6;
function isTitle(line: PostingLine, title: string, at: number): boolean {
  if (at > LAST_OF_TITLE || line.bullet) return false;
  if (line.marked && foldHeading(line.text).startsWith(`${foldHeading(title)} `)) return true;
  const a = new Set(foldHeading(line.text).split(" "));
  const b = new Set(foldHeading(title).split(" "));
  const shared = [...b].filter((word) => a.has(word)).length;
  return b.size > 0 && shared >= b.size * 0.6 && a.size <= b.size * 2 + 2;
}

const PLAIN_LEAD = /^(?:[^.:?!()]{2,60}?(?::|\s[–—]|(?<=\?)|\.)(?=\s))/u;
const CAPITALS_LEAD = /^(?:[\p{Lu}\d'’/&-]{2,}\s+)+(?=\S*\p{Ll}|[£$€]?\d)/u;
const MOST_LEADING_WORDS = 6;

/** "Benefits: …", "**Nice to have** …", "Who are we? …": a heading and its text in one line. */
export function leadInOf(
  line: Pick<PostingLine, "text" | "bold" | "bullet">,
): { section: Section; length: number } | null {
  if (line.bold !== null && !line.bullet) {
    const section = /^(?:working )?hours|^shifts?$|^working pattern|^shift pattern/i.test(line.bold)
      ? "facts"
      : sectionOf(line.bold);
    const length = line.text.startsWith(line.bold) ? line.bold.length : 0;
    if (section && length > 0)
      return { section, length: length + (/^[\s:.–—-]*/.exec(line.text.slice(length))?.[0].length ?? 0) };
  }
  const question = /^[^.:!()]{2,50}\?\s+/u.exec(line.text)?.[0];
  const capitals = /\p{Ll}/u.test(line.text) ? CAPITALS_LEAD.exec(line.text)?.[0] : undefined;
  for (const lead of [question, capitals, PLAIN_LEAD.exec(line.text)?.[0]]) {
    if (lead === undefined || wordsBefore(lead) > MOST_LEADING_WORDS) continue;
    const section = leadSection(lead, line.bullet);
    if (section)
      return { section, length: lead.length + (/^\s*/.exec(line.text.slice(lead.length))?.[0].length ?? 0) };
  }
  return null;
}

const wordsBefore = (lead: string) =>
  lead
    .replace(/,? but .* limited to/i, "")
    .trim()
    .split(/\s+/).length;

/** "**The bench.** Labelling and picking …": so short a bold name of what follows is no thing itself. */
function labelOf({ text, bold, bullet }: PostingLine): { section: null; length: number } | null {
  if (bold === null || bullet || !text.startsWith(bold) || !/[.:]$/.test(bold)) return null;
  const length = bold.length + (/^\s*/.exec(text.slice(bold.length))?.[0].length ?? 0);
  const words = bold.split(/\s+/).length;
  const isSlogan = /^(?:how|why|what|who|where|when)\b/i.test(bold) && words <= LONGEST_HEADING;
  const isName = (words <= 4 || isSlogan) && UNNAMED.has(kindOf(bold, "must"));
  const follows = bold.endsWith(":") ? /^(?:you\b|\p{Ll})/u : /^\p{Lu}/u;
  return isName && follows.test(text.slice(length)) ? { section: null, length } : null;
}
const UNNAMED: ReadonlySet<RequirementKind> = new Set(["skill", "task", "condition"]);

/** In a list and before a full stop only a few words lead: "Advanced Excel: lookups" is no heading. */
const LEADS =
  /^(?:the )?(?:(?:(?:main|job|role) )?purpose|essential\w*(?: things first| criteria| requirements)?|required|requirements?|must haves?|desirable(?: criteria| requirements)?|nice(?: to haves?)?|preferred|ideally|bonus(?: points)?|also (?:good|welcome)|tickets?|checks|licen[cs]es?|benefits?|perks|salary|pay|remuneration|legal|hours|location|how to apply|to apply|small print|other stuff|(?:(?:your|the|main|key) )?(?:duties|responsibilities|tasks)(?: in brief|(?: will)? (?:are|include)(?: but (?:are not|aren t|not) limited to)?)?|assets|atouts|what the (?:role|job|post|work) (?:involves|includes|entails)|the (?:role|job|post|work|person|business|team|deal|money|offer|process|terms|package|must haves|nice to haves)|what you (?:ll )?get|what we offer|in return|about (?:us|you)|who are we|who we are|we offer|what we offer|(?:please )?note|(?:(?:minimum|preferred|required|desired|essential) )?(?:qualifications|skills|experience)|physical demands|(?:tools|technologies|software|systems|tech stack)(?: and (?:tools|technologies|software|systems))?(?: used)?|you)$/;

function leadSection(lead: string, bullet: boolean): Section | null {
  const section = sectionOf(lead.replace(/[:.?–—\s]+$/u, ""));
  if (section === null) return /^other stuff/i.test(lead) ? "notes" : null;
  const plain = foldHeading(lead.split(" / ").at(-1) ?? lead);
  if (bullet || /[.–—]$/.test(lead.trim())) return LEADS.test(plain) ? section : null;
  if (/[?]$/.test(lead.trim())) return section;
  return LEADS.test(plain) ||
    section === "facts" ||
    section === "offer" ||
    section === "apply" ||
    section === "legal" ||
    /^\p{Lu}{3,}/u.test(lead)
    ? section
    : null;
}

function cut(line: PostingLine, length: number): PostingLine {
  const text = line.text.slice(length);
  return { ...line, text, start: line.end - Math.min(text.length, line.end - line.start) };
}

export function announcedSections(posting: string, title: string): Set<Section> {
  const lines = postingLines(posting);
  const announced = lines.flatMap((line, at) => {
    if (isTitle(line, title, at)) return [];
    return (isHeading(line, lines[at + 1]) ? sectionOf(line.text) : leadInOf(line)?.section) ?? [];
  });
  return new Set(announced);
}
