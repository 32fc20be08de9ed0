import { FILLER } from "../data/filler-words";
import { ANY_LANGUAGE, LANGUAGE, LANGUAGES } from "../data/kind-cues";
import { stem as fieldStem } from "../text/field-stem";
import { lexicon } from "../text/weights";
import { stemsOf, type Word, wordsOf } from "../text/words";
import { isSortOfTool, isToolAsWritten, isToolForm, relativesOf, withAliases } from "./aliases";
import { withoutNoNames } from "./no-names";
import type { Alternative, Term } from "./requirement";

type Name = { words: string; start: number; end: number; form: string };

/** Words with a capital that name nothing one could hold or use. */
const NO_NAME =
  /^(?:UK|US|USA|EU|UKs|Ireland|Irish|British|American|English|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|I|You|We|Our|Your|The|A|An|And|Or|In|On|If|CV|AM|PM|CEO|CFO|Central|Eastern|Pacific|OK|AA|AAA)$/;

function namesIn(line: string): Name[] {
  const words = wordsOf(line);
  const names: Name[] = [];
  for (let at = 0; at < words.length; at++) {
    const length = nameLength(line, words, at);
    if (length === 0) continue;
    const [first, last] = [words[at], words[at + length - 1]];
    if (!first || !last) continue;
    const written = line.slice(first.start, last.end);
    names.push({ words: written, start: first.start, end: last.end, form: formOfName(written) });
    at += length - 1;
  }
  return names;
}

function nameLength(line: string, words: readonly Word[], at: number): number {
  const known = knownLength(words, at);
  if (known > 0) return known + (EDITION.test(words[at + known]?.written ?? "") ? 1 : 0);
  let length = 0;
  while (words[at + length] && isPartOfName(line, words, at, length)) length++;
  return length;
}

const EDITION = /^(?:Pro|Plus|Premium|Enterprise)$/;

function knownLength(words: readonly Word[], at: number): number {
  for (let length = 4; length >= 1; length--) {
    const part = words.slice(at, at + length);
    if (part.length === length && isToolForm(part.map(({ stem }) => stem).join(" "))) return length;
  }
  return 0;
}

function isPartOfName(line: string, words: readonly Word[], at: number, length: number): boolean {
  const [word, next] = words.slice(at + length);
  if (!word) return false;
  const gap = line.slice(words[at + length - 1]?.end ?? 0, word.start);
  if (length > 0 && !/^[ ()-]$/.test(gap)) return false;
  const links = length > 0 && word.form === "for" && next && looksLikeName(line, next.start, next.end);
  return links || looksLikeName(line, word.start, word.end);
}

function looksLikeName(line: string, start: number, end: number): boolean {
  const word = line.slice(start, end);
  if (isToolAsWritten(word)) return true;
  if (NO_NAME.test(word) || /['’]s$/.test(word)) return false;
  if (/^\p{L}*\p{Ll}\p{Lu}|^\p{Lu}{2,}|^\p{Lu}\d|\p{L}[+#]|\p{L}\.js$/u.test(word)) return true;
  const begins = /(?:^|[.!?:–—]\s*|^\W{0,9})$/u.test(line.slice(0, start));
  return /^\p{Lu}/u.test(word) && !begins;
}

/** Short names that are words of every day too are compared letter by letter. */
const EVERYDAY =
  /^(?:Go|R|C|Word|Teams|Access|Sage|Sketch|Rust|Swift|Slack|Linear|Square|Epic|Make|Notion|Spark|Hive|Spring|Express|Concur|Cascade|Manhattan|Analyst|Timely|Shortcuts|Monday|Bamboo|Lever|Titan|Rio|PE|AP|AR|IT|RN|HR|GP|Exact)$/;
export const isEveryday = (written: string) => EVERYDAY.test(written) || isToolAsWritten(written);
/** "BE" is a degree where it stands in capitals, and else a word of every sentence. */
const isFiller = (written: string) => /^\p{Lu}+$/u.test(written) && FILLER.has(written.toLowerCase());
const formOfName = (written: string) =>
  isEveryday(written) || isFiller(written) ? `=${written}` : stemsOf(written).join(" ");

const MAKER =
  /^(?:SDL|Adobe|Microsoft|MS|Autodesk|Google|Oracle|IBM|Siemens|Atlassian|Sage|Apple|Dassault|Trimble|Bentley)\s(?=\p{L}{4})/u;

/** "MS Project" without its maker is any project: a word of every workplace is no name. */
const isOfAnyWork = (word: string): boolean => {
  const { workplace, rule } = lexicon("english");
  return !/\s/.test(word) && workplace.has(fieldStem(word.toLowerCase(), rule));
};

const termOf = ({ words, form, ours = [] }: Name & { ours?: string[] }): Term => {
  const short = words.replace(MAKER, "");
  const isBare = short === words || isEveryday(short) || isOfAnyWork(short);
  const forms = isBare ? [] : withAliases(formOfName(short));
  const parts = words === "Excel" ? OF_EXCEL : partsOfName(words);
  const all = [...new Set([...withAliases(form), ...forms, ...ours, ...parts])];
  return { words, forms: all, ...(IN_CAPITALS.test(words) ? { isName: true } : {}) };
};
const IN_CAPITALS = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u;
const OF_EXCEL = "microsoft excel, vlookup, xlookup, sumifs, pivot tables, power query"
  .split(", ")
  .map((each) => stemsOf(each).join(" "));

/** "Epic Beaker" is Beaker, "Provet Cloud" Provet: as they are written, for a beaker is one too. */
function partsOfName(words: string): string[] {
  const [, product, whole] = OF_A_HOUSE.exec(words) ?? SUITED.exec(words) ?? [];
  if (product === undefined) return [];
  return whole === undefined && !/\p{Ll}\p{Lu}/u.test(product)
    ? [`=${product}`]
    : [stemsOf(product).join(" ")];
}
const OF_A_HOUSE = /^(?:Guidewire|SAP|Epic|Cerner|Salesforce|Intuit) (\p{Lu}\p{L}{3,}( \p{Lu}\p{L}+)?)$/u;
const SUITED =
  /^(?!Creative|Service|Sales|Marketing|Google|Oracle|Microsoft|Power|Office|Business|Visual|Smart|Open)(\p{Lu}\p{L}{3,}) (?:Cloud|Web|Online|Suite|Live|Desktop|Connect|Pro|Plus|Premium|Enterprise)$/u;

/** Tools and systems by name: any after "or", otherwise all. Brackets and "similar" widen. */
export function namedTools(written: string): Alternative[] | null {
  const line = withoutNoNames(written);
  const all = namesIn(line);
  const tools = all.filter(({ words }) => !OF_A_DEPARTMENT.test(words));
  const names = tools.length > 0 ? tools : all;
  if (names.length === 0) return null;
  const aside = asideIn(line);
  const from = aside[0]?.from ?? line.length;
  const isAside = ({ start }: Name) => aside.some((each) => start > each.from && start < each.to);
  const outside = besideKnown(
    names.filter((name) => !isAside(name)),
    line,
  );
  const inside = names.filter(
    (name) => isAside(name) && !isSortAlone(name, line) && !WE_USE.test(line.slice(from, name.start)),
  );
  const main = withOurs(withoutSort(outside.length > 0 ? outside : names, line), line.slice(from));
  const between = line.slice(main[0]?.end, main.at(-1)?.start);
  const either =
    main.length > 1 &&
    (/\bor\b|\/|\bsuch as\b|\be\.g\./i.test(outside.length > 0 ? between.replace(BRACKET, " ") : between) ||
      /^,? or (?:an?|another|similar|other|any)\b/i.test(line.slice(main.at(-1)?.end)));
  const own = either
    ? main.map((name) => ({ terms: [termOf(ofItsSort(name, line))] }))
    : [{ terms: fixedFirst(main, line).map(termOf) }];
  const examples =
    outside.length > 0 && /\bor\b|similar|retrain/i.test(line.slice(from))
      ? inside.map((name) => ({ terms: [termOf(name)] }))
      : [];
  const before = SIMILAR.test(line.slice(0, from)) ? [] : main.filter(({ start }) => start < from);
  const alike = before.length > 0 ? before : main;
  const forms = SIMILAR.test(line) ? alike.flatMap(({ form }) => relativesOf(form)) : [];
  const similar =
    forms.length > 0
      ? [{ terms: [{ words: `similar to ${alike[0]?.words}`, forms: [...new Set(forms)] }] }]
      : [];
  return [...own, ...examples, ...similar];
}

/** "GraphQL, or another typed API": of an API that is not typed nothing is told. */
function ofItsSort(name: Name, line: string): Name {
  const [sort = ""] = SORT_BEFORE.exec(line.slice(0, name.start)) ?? [];
  if (sort === "" || isKnown(name) || OF_ANY_SORT.test(sort)) return name;
  const words = `${sort}${name.words}`;
  return { ...name, words, form: stemsOf(words).join(" ") };
}
const SORT_BEFORE = /(?<=\b(?:[Aa]nother|other|[Aa]ny|[Ss]imilar|comparable|equivalent) )\p{Ll}{3,} $/u;
const OF_ANY_SORT = /^(?:modern|major|large|big|good|common|popular|similar|proper|leading|online|digital) $/;

function asideIn(line: string): { from: number; to: number }[] {
  const from = line.search(ASIDE);
  if (from < 0) return [];
  if (!line.startsWith("(", from)) return [{ from, to: line.length }];
  return [...line.matchAll(BRACKET)].map(({ 0: all, index }) => ({ from: index, to: index + all.length }));
}
const BRACKET = /\([^)]*(?:\)|$)/g;
const WE_USE = /\bwe (?:use|run)\b/i;

/** Of "Gainsight (or another) and Salesforce" the second is what nothing else stands for. */
function fixedFirst(names: readonly Name[], line: string): Name[] {
  const isFixed = ({ end }: Name) => !OR_ANOTHER.test(line.slice(end));
  return [...names.filter(isFixed), ...names.filter((name) => !isFixed(name))];
}
const OR_ANOTHER = /^ ?\((?:or|and) (?:an?|another|any|similar|the like)\b/i;

/** "Gainsight (or another CS platform)": no program is called CS. */
const isSortAlone = (name: Name, line: string) =>
  !isKnown(name) && /^\p{Lu}{2,3}$/u.test(name.words) && SORT_AFTER.test(line.slice(name.end));
const SORT_AFTER = /^ (?:platform|tool|software|system|package|app)s?\b/;

/** "The monthly KPI figures in Excel": where a program is known, what is in no list with one is none. */
function besideKnown(names: readonly Name[], line: string): Name[] {
  const first = new Map(names.map((name) => [name.form, name]));
  const told = [...first.values()];
  const isListed = told.map((name) => isKnown(name));
  if (!isListed.includes(true)) return told;
  const isJoined = (at: number) =>
    IN_A_LIST.test(line.slice(told[at - 1]?.end, told[at]?.start).replace(BRACKET, " "));
  for (let at = 1; at < told.length; at++) if (isListed[at - 1] && isJoined(at)) isListed[at] = true;
  for (let at = told.length - 1; at > 0; at--) if (isListed[at] && isJoined(at)) isListed[at - 1] = true;
  return told.filter((_, at) => isListed[at]);
}
const isKnown = ({ form, words }: Name) => isToolForm(form) || isToolAsWritten(words);
const IN_A_LIST = new RegExp(
  "^(?:-\\p{Ll}+)?(?:\\s*(?:[,/&+]|\\b(?:and|or|plus|with|on|to|in)\\b))*\\s*" +
    "(?:(?:an? )?(?:\\p{Ll}+ )?(?:grasp|knowledge|understanding|command) of )?(?:\\p{Ll}+\\s)?$|" +
    "\\bcalled $",
  "u",
);

/** "Good IT skills: Word and Excel", "iTrent or a similar HR system": the department is no program. */
const OF_A_DEPARTMENT = /^(?:IT|ICT|HR|PR|QA|R&D|L&D)$/;

function withOurs(main: Name[], inside: string): (Name & { ours?: string[] })[] {
  const ours = OURS_IS.test(inside) ? namesIn(inside).map(({ form }) => form) : [];
  return main.map((name) => (isSortOfTool(name.form) ? { ...name, ours } : name));
}
const OURS_IS =
  /^[(\s,;.–—-]+(?:ours is|we (?:use|have|run)|it is|at present|currently|ideally|preferably)\b/i;
const ASIDE = /\(|(?:\s[–—-]|[,;.])\s(?=(?:we (?:use|have|run)|ideally|preferably)\b)/i;

/** "Data visualisation with D3 or WebGL" asks for these, and not for whatever draws data. */
const withoutSort = (names: Name[], line: string): Name[] =>
  names.length > 1 &&
  names[0] &&
  isSortOfTool(names[0].form) &&
  /^ (?:with|in|using) $/.test(line.slice(names[0].end, names[1]?.start))
    ? names.slice(1)
    : names;

const SIMILAR =
  /\b(?:similar|comparable|equivalent|any \w+ will do|another|something (?:equal|like it)|is fine|retrain|we train|at home in a week|alike|or other)\b/i;

export function namedBodies(part: string): string[] {
  return namesIn(part.replace(/\([^)]*\)/g, " "))
    .filter(
      ({ words }) =>
        /^\p{Lu}[\p{L}\d+&]*\p{Lu}/u.test(words) &&
        !/^(?:LEVEL|CLASS|NVQ|BS|BA|MS|I{1,3}|IV|VI?)$/.test(words),
    )
    .flatMap(({ form }) => withAliases(form));
}

const FOREIGN = LANGUAGES.split("|")
  .filter((name) => /^\p{L}+$/u.test(name) && !/^(?:english|bsl|asl|auslan)$/.test(name))
  .map((name) => stemsOf(name).join(" "));
const EUROPEAN = FOREIGN.slice(0, FOREIGN.indexOf(stemsOf("chinese").join(" ")));

export function languagesIn(line: string): Alternative[] {
  const asked = line.replace(/\bother languages\b.*/i, "");
  const found = [...asked.matchAll(new RegExp(LANGUAGE.source, "gi"))].map(({ 0: words, index }) => ({
    words,
    index,
  }));
  const terms = found.map(({ words }) => ({ words, forms: withAliases(stemsOf(words).join(" ")) }));
  if (terms.length === 0 && ANY_LANGUAGE.test(line))
    return [{ terms: [{ words: "a language", forms: /\beuropean\b/i.test(line) ? EUROPEAN : FOREIGN }] }];
  const listed = asked.slice(found[0]?.index, found.at(-1)?.index);
  const after = asked.slice((found.at(-1)?.index ?? 0) + (found.at(-1)?.words.length ?? 0));
  const either =
    found.length > 1 &&
    ((ANY_LANGUAGE.test(line) && !/\band\b/i.test(listed)) ||
      /\bor\b/i.test(listed) ||
      /^,? or (?:another|an?|other|\p{Lu})/u.test(after));
  if (terms.length === 1 && OR_ANY_TONGUE.test(after))
    return [{ terms }, { terms: [{ words: "a language", forms: FOREIGN }] }];
  if (!either) return [{ terms }];
  const fixed = terms.filter((_, at) => isWanted((found[at]?.index ?? 0) - (found[0]?.index ?? 0), listed));
  return terms.flatMap((term) => (fixed.includes(term) ? [] : { terms: [...fixed, term] }));
}

const OR_ANY_TONGUE = /^,? or (?:an?|any|another|some)(?: other)? (?:\p{L}+ ){0,2}languages?\b/iu;

/** "English, and either Zulu or Xhosa": what stands on the other side of "and" is wanted beside either. */
function isWanted(at: number, listed: string): boolean {
  const between = listed.replace(new RegExp(LANGUAGE.source, "gi"), "~");
  if (/^~,? and,? (?:either )?~,? or $/i.test(between)) return at === 0;
  return /^~,? or ~,? (?:and|as well as|plus) $/i.test(between) && at >= listed.length;
}
