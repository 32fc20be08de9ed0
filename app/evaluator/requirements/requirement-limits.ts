import { stemOf } from "../text/words";
import type { Limits } from "./requirement";

const NUMBERS =
  "one two three four five six seven eight nine ten eleven twelve fifteen eighteen twenty thirty forty " +
  "fifty hundred";
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 18, 20, 30, 40, 50, 100];
const NUMBER = `\\d+(?:[.,]\\d+)?|${NUMBERS.split(" ").join("|")}`;
const YEARS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<number>${NUMBER}|(?<=\\b(?:at least|for|minimum of|over|than) )a|` +
    `an?(?= (?:full )?years?['’]? ` +
    `(?:of|as|in|or|experience)))(?:\\s?(?:-|–|to)\\s?(?:${NUMBER}))?\\s?\\+?\\s?(?:or more )?` +
    `(?:full )?(?<unit>years?|yrs?|months?)(?![\\p{L}])`,
  "iu",
);
const ALL_YEARS = new RegExp(YEARS.source, "giu");
const COUNTED = new RegExp(
  "(?:(?<group>team|brigade|crew|staff|squad|group|caseload|shift|department|class|audiences?|group)s? of " +
    `(?:(?:at least|about|around|up to|more than|over) )?(?<many>${NUMBER})|` +
    `(?:(?:at least|minimum(?: of)?|more than|over|of) )(?<least>${NUMBER})(?:\\+| or more)? ` +
    `(?<of>\\p{L}+)|` +
    `(?<or>${NUMBER})(?: or more|\\+) (?<things>\\p{L}+)|of (?<last>${NUMBER}) or more)(?![\\p{L}])`,
  "iu",
);
const LEVEL =
  /\b(?:(?<cefr>[ABC][12])(?:\+|\b)|(?<step>(?:QQI |NVQ |SVQ |NFQ |NVQ )?(?:level|grade|stage|class|cat(?:egory)?|tier|part|cert(?:ificate)?) (?:\d\d?|i{1,3}v?|iv|[a-d]1?\+?e?)(?![a-z])|nvq \d)|(?<words>advanced|intermediate|conversational|fluent|native|bilingual|basic(?! life)|expert|working knowledge|business fluent))/iu;
const IN_DATE = /\b(?:in[- ]date|current|valid|up[- ]to[- ]date|unexpired|not expired|live)\b/i;

export function limitsOf(line: string): Limits {
  const limits: Limits = {};
  const years = YEARS.exec(line)?.groups;
  if (years) limits.years = numberOf(years.number) / (/^m/i.test(years.unit ?? "") ? 12 : 1);
  const counted = COUNTED.exec(line.replace(ALL_YEARS, " "))?.groups;
  const least = numberOf(counted?.many ?? counted?.least ?? counted?.or ?? counted?.last);
  if (counted && least > 0) {
    const of = counted.group ?? counted.of ?? counted.things ?? "";
    limits.count = { atLeast: least, of: stemOf(of.toLowerCase()) };
  }
  const level = LEVEL.exec(line)?.groups;
  const named = level?.cefr ?? level?.step ?? level?.words;
  if (named !== undefined) limits.level = named;
  if (IN_DATE.test(line)) limits.inDate = true;
  return limits;
}

function numberOf(text: string | undefined): number {
  const word = text?.toLowerCase() ?? "";
  if (/^\d/.test(word)) return Number(word.replace(",", "."));
  if (word === "a" || word === "an") return 1;
  return VALUES[NUMBERS.split(" ").indexOf(word)] ?? 0;
}
