import { IMPERATIVE } from "../data/posting-cues";
import { stemsOf } from "../text/words";
import { chunksOf, deedsIn } from "./deed-terms";
import { withoutExplanation, YEARS } from "./line-frame";
import type { Alternative, Term } from "./requirement";

/** What years are asked of: a trade, a place, a deed. */
export function timedIn(line: string, core: string): Alternative[] {
  if (DONE.test(line)) return deedsIn(withoutExplanation(line.replace(YEARS, " "), "years")).slice(0, 2);
  const deed = core.replace(/^paid to /, "");
  if (DEED.test(core) || (deed !== core && IMPERATIVE.test(deed))) return deedsIn(deed).slice(0, 2);
  const named = core.replace(/\s*\([^)]*\)/g, " ").replace(OF_A_LANGUAGE, "$1");
  const [asked = "", titles] = named.split(/,\s+whether as /i);
  const [, work = "", place = ""] = IN_ONE_OF_SOME.exec(asked) ?? [];
  if (work !== "")
    return eitherOf(work).flatMap((each) =>
      eitherOf(place).map((there) => ({ terms: [...ofATrade(chunksOf(each)), ...chunksOf(there)] })),
    );
  const either = eitherOf(asked);
  const places = either.flatMap((part, at) => (at < either.length - 1 ? listedNames(part) : [part]));
  return [
    ...places.map((part) => ({ terms: ofATrade(chunksOf(part)) })),
    ...(titles?.split(/,\s+(?:or )?|\s+or\s+/i) ?? []).map((title) => ({
      terms: [{ words: title, forms: [stemsOf(title).join(" ")] }, ...chunksOf(asked).slice(1, 2)],
    })),
  ];
}

const eitherOf = (text: string): string[] => text.split(/,?\s+or\s+/i);
/** "Event or catering management in a hotel or conference centre": either work, in either place. */
const IN_ONE_OF_SOME = /^([^,]*?\sor\s[^,]*?)\s(?:in|at) ((?:an? |the )?\p{Ll}[^,]*)$/iu;

const DONE =
  /^you(?:['’]ve| have) (?:already )?(?:run|done|handled|looked after|kept|taught|laid|built|made|sold|driven|\p{L}{3,}ed)(?<!worked)\b/iu;
const DEED =
  /^\p{L}+ing\b(?! (?:roles?|positions?|posts?|jobs?|compan(?:y|ies)|firms?|office|department|environment|industry|sector|team)\b)/iu;
const OF_A_LANGUAGE = /(?<!\p{L})(\p{Lu}[\p{L}+#.]*) (?:development|programming|coding)\b/gu;

function listedNames(text: string): string[] {
  const names = text.split(/,\s+/);
  const isList = names.every((name, at) => SHORT.test(name) && (at === 0 || !/^(?:in|on|at)\b/i.test(name)));
  return isList ? names : [text];
}
const SHORT = /^(?!.*\band\b)\S+(?: \S+){0,2}$/i;

/** "Five years of work", "in practice": of the posting's own trade, if nothing else is named. */
function ofATrade(terms: Term[]): Term[] {
  const named = terms.filter(({ words }) => !ANYWHERE.test(words));
  const [first] = terms;
  return named.length > 0 || !first ? named : [{ words: first.words, forms: [] }];
}
const ANYWHERE = /^(?:(?:an?|the|that|this) )?(?:practice|kind|sort|work)$/i;

/** Without when it began, what it was paid and who says so: "behind you", "since you qualified". */
export const withoutCircumstance = (line: string): string =>
  CIRCUMSTANCES.reduce((text, [what, instead]) => text.replace(what, instead), line).trim();

const LONG =
  "(?:about |over |more than |a minimum of |minimum )?" +
  "(?:an?|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen)" +
  "\\+? (?:or more )?(?:full )?(?:years?|yrs|months)";
const CIRCUMSTANCES: readonly (readonly [RegExp, string])[] = [
  [/\s+at (?:the )?(?:very )?least\b|,\s+minimum(?=\W*$)/gi, ""],
  [/(?<=\b(?:years?|yrs?|months?)) ?\+(?=\s)/gi, ""],
  [
    /\s+(?:behind you|under your belt|to your name)(?=[,.;]|\s*$|\s+(?:for|in|at|on|since|by|as|you)\b)/gi,
    "",
  ],
  [
    /,?\s+since (?:you(?:['’]ve)? |your )?(?:have |had |first )?(?:qualif\w+|graduat\w+|regist\w+|getting \w+|finish\w+|came out)\b[^,.;]*/gi,
    "",
  ],
  [/\bface[- ]to[- ]face\b /gi, ""],
  [/,\s+(?:in|on|at) (?:an? |the )?\p{L}+ or (?:in|on|at) (?:an? |the )?\p{L}+(?=[,.;]|\s*$)/giu, ""],
  [
    /,\s+(?:paid or (?:voluntary|unpaid)|whatever\b[^;]*|(?:someone|somebody) who\b.*|[^,;(]*\b(?:does|do)(?: not|n['’]t) count\b[^,;]*)/gi,
    "",
  ],
  [
    /\b(?:paid|unpaid|voluntary)(?: (?:or|and) (?:paid|unpaid|voluntary|volunteer))* (?:work|experience)\b/gi,
    "experience",
  ],
  [/^.*?\b(?:somebody|someone|a person|anyone) who (?:has|have) (?:already )?(?=\p{L}+)/iu, "You have "],
  [/\bbeen (?:getting )?paid to (?=\p{Ll})/giu, "paid to "],
  [/(?<!\b(?:be|been|get|getting|well) )\b(?:paid|salaried) (?=\p{Ll}{3,}ing\b)/giu, ""],
  [/\bon the tools (?=as an? )/gi, ""],
  [
    new RegExp(
      "^(?!.*\\bnot\\b)[^,.;]{0,50}\\b(?:want|need|like|looking for|after|bring|had|spent|done|" +
        "ask(?:ing)? for|(?:want|like) you to have(?: worked| had| spent)?|worked)(?: for)? " +
        `(?=(?:at least )?${LONG}\\b)`,
      "iu",
    ),
    "",
  ],
  [/\b(?:spent|work(?:ed|ing)) (?=(?:with|in|at|on|for|as)\b)/gi, ""],
];
