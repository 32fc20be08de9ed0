import { type AskingLine, askingLines } from "~/evaluator/requirements/asking-lines";
import { announcedSections } from "~/evaluator/requirements/posting-sections";
import { inWholeWords } from "~/lib/words";
import type { PostingToReview, Suggestion } from "~/services/advice/advice";
import { LOCATION_TYPE_LABELS } from "~/vocabulary/jobs";
import { saysMoney } from "./money";
import { saysWhatIsOffered } from "./offer-words";
import { PHRASES } from "./wording/phrases";
import { type Phrase, REASONS } from "./wording/reasons";

type Found = Suggestion & { at: number; length: number };

/** Words of a posting below which people cannot judge the job, and above which they stop reading. */
const SHORT = 120;
const LONG = 1_000;
/** Things that a posting asks for; beyond them able people rule themselves out. */
const MANY_MUSTS = 8;

/** Advice in the order of the text. The same text gets the same advice. */
export function reviewPosting(posting: PostingToReview): Suggestion[] {
  return find(posting).map(({ at: _at, length: _length, ...suggestion }) => suggestion);
}

export function takeSuggestion(posting: PostingToReview, id: string): string {
  const { text } = posting;
  const found = find(posting).find((suggestion) => suggestion.id === id);
  if (found?.instead === undefined) return text;
  return text.slice(0, found.at) + found.instead + text.slice(found.at + found.length);
}

function find(posting: PostingToReview): Found[] {
  const { text } = posting;
  const asked = askingLines({ title: titleOf(text), text });
  return [...payAndPlace(posting), ...sections(posting, asked), ...size(posting, asked), ...wording(text)];
}

function payAndPlace({ text, built, place, pay }: PostingToReview): Found[] {
  const lineOf = (label: string) => new RegExp(`^\\*\\*${label}:\\*\\* .+$`, "m").exec(built)?.[0];
  const at = /^# .*\n*/.exec(text)?.[0].length ?? 0;
  const adds = (id: string, message: string, line: string | undefined): Found => ({
    ...{ id, message, at, length: 0 },
    ...(line === undefined ? {} : { instead: `${line}\n\n` }),
  });
  const found: Found[] = [];
  const line = lineOf("Salary");
  // With one end of a range the facts alone say it, on the page beside the posting.
  const said = line === undefined ? pay !== null : text.includes(line);
  if (!said && !saysMoney(text)) {
    const advice =
      line === undefined ? "Give a salary range with the job’s facts." : "Add the range you gave.";
    found.push(adds("pay", `The posting does not say what the job pays. ${advice}`, line));
  }
  const named = place === LOCATION_TYPE_LABELS.remote ? /remote|from home|anywhere/i : wordsOf(place);
  if (!named.test(text)) {
    found.push(adds("place", "The posting does not say where the work is done.", lineOf("Location")));
  }
  if (CLOSES_AT.test(text)) found.push(adds("closing-hour", CLOSES_BY_DAY, undefined));
  return found;
}

const CLOSES_AT =
  /\b(?:closing date|deadline(?: for applications?|:)|apply by|applications? (?:close|by|until|before))(?!\p{L})[^\n]{0,60}?\b(?:noon|midday|\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\b|\d{1,2}:\d\d)/iu;
const CLOSES_BY_DAY =
  "The posting names an hour at which applications close. The job takes them until its closing day ends.";

/** Any of a place's words: `Hybrid, Leeds` is named by either. */
const wordsOf = (place: string) => new RegExp(place.match(/[\p{L}\p{N}]+/gu)?.join("|") ?? "$^", "iu");

const SECTIONS = [
  {
    id: "tasks",
    section: "duties",
    message: "No section says what the person will do. “What you will do” with five points is enough.",
  },
  {
    id: "musts",
    section: "must",
    message:
      "No section says what somebody needs for the job. “What you need” lets people judge for themselves.",
  },
  {
    id: "offer",
    section: "offer",
    message: "The posting does not say what you offer besides pay: holiday, hours, learning, pension.",
  },
] as const;

const SAYS_WHAT_IS_NEEDED =
  /^\W*what (?:we (?:hope|want|ask|need|expect|would like)|you(?:[’']ll| will)? (?:need|bring))\b[^.:\n]{0,40}:/im;

const ENOUGH_DUTIES = 2;

const titleOf = (text: string) => /^# (.+)/.exec(text)?.[1] ?? "";

function sections({ text }: PostingToReview, asked: readonly AskingLine[]): Found[] {
  const announced = announcedSections(text, titleOf(text));
  if (asked.filter(({ strength }) => strength === "duty").length >= ENOUGH_DUTIES) announced.add("duties");
  if (saysWhatIsOffered(text)) announced.add("offer");
  if (SAYS_WHAT_IS_NEEDED.test(text)) announced.add("must");
  const missing = SECTIONS.filter(({ section }) => !announced.has(section));
  return missing.map(({ id, message }) => ({ id, message, at: 0, length: 0 }));
}

function size({ text }: PostingToReview, asked: readonly AskingLine[]): Found[] {
  const words = text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
  const whole = { at: 0, length: 0 };
  const found: Found[] = [];
  if (words < SHORT) {
    found.push({
      ...whole,
      id: "short",
      message: `${words} words are few: most people need more to judge a job.`,
    });
  }
  if (words > LONG) {
    found.push({
      ...whole,
      id: "long",
      message: `${words} words are many: most people stop reading before the end.`,
    });
  }
  const musts = asked.filter(({ strength }) => strength === "must").length;
  if (musts > MANY_MUSTS) {
    const message =
      `You list ${musts} things that somebody needs. Keep those without which nobody ` +
      `could begin; the others are nice to have.`;
    found.push({ ...whole, id: "many-musts", message });
  }
  return found;
}

function wording(posting: string): Found[] {
  const found: Found[] = [];
  for (const phrase of PHRASES) {
    for (const match of posting.matchAll(patternOf(phrase))) {
      if (isName(posting, match.index, phrase.named ? "" : match[0])) continue;
      if (overlaps(found, match.index)) continue;
      found.push(asFound(posting, match, phrase));
    }
  }
  return found.sort((one, other) => one.at - other.at);
}

const patternOf = ({ pattern }: Phrase) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu");

const overlaps = (found: Found[], at: number) =>
  found.some((other) => at >= other.at && at < other.at + other.length);

/** Headings, code, and capitals inside a sentence (tools, products, people) are names and stay. */
function isName(posting: string, at: number, words: string): boolean {
  const line = lineAround(posting, at);
  if (/^#{1,6} /.test(line.text)) return true;
  const before = line.text.slice(0, at - line.start);
  if ((before.match(/`/g)?.length ?? 0) % 2 === 1) return true;
  return /^\p{Lu}/u.test(words) && !beginsSentence(before);
}

const beginsSentence = (before: string) =>
  /(?:^|[.!?:]\s+|^\s*(?:[-*+]|\d+[.)])\s+|["“(]|\*\*)$/.test(before);

function asFound(posting: string, match: RegExpExecArray, phrase: Phrase): Found {
  const plain = phrase.instead.replace("$1", () => match[1] ?? "");
  const line = lineAround(posting, match.index);
  const article = /(?<![\p{L}\p{N}])an? $/iu.exec(line.text.slice(0, match.index - line.start))?.[0] ?? "";
  const fitting = article === "" ? "" : /^[aeiou]/.test(plain) ? "an " : "a ";
  const withArticle = article.toLowerCase() !== fitting;
  const words = (withArticle ? article : "") + match[0];
  const instead = (withArticle ? fitting : "") + plain;
  const at = match.index + match[0].length - words.length;
  const from = at - line.start;
  const isCapital = phrase.named ? beginsSentence(line.text.slice(0, from)) : /^\p{Lu}/u.test(words);
  return {
    id: `${match[0].toLowerCase()}@${match.index}`,
    message: REASONS[phrase.why],
    quote: {
      before: endOf(line.text.slice(0, from)),
      words,
      after: beginningOf(line.text.slice(from + words.length)),
    },
    instead: isCapital ? capitalised(instead) : instead,
    at,
    length: words.length,
  };
}

/** Characters on either side of what is quoted; a word is never cut. */
const BESIDE = 60;

const endOf = (text: string) =>
  text.length > BESIDE ? `… ${text.slice(-BESIDE).replace(/^\S*\s+/, "")}` : text;

const beginningOf = (text: string) => inWholeWords(text, BESIDE);

function lineAround(text: string, at: number): { text: string; start: number } {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  return { text: text.slice(start, end === -1 ? undefined : end), start };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
