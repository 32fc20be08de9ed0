import { ALIASES, NARROWER, NARROWER_TOOLS } from "../data/aliases";
import { PAPERS } from "../data/papers";
import { FAMILIES, TOOL_NAMES } from "../data/tool-families";
import { wordsOf } from "../text/words";

function formOf(phrase: string): string {
  if (phrase.startsWith("=")) return phrase;
  const words = wordsOf(phrase);
  return words
    .filter(({ form }) => words.length < 3 || !/^(?:and|of|the|for|in|basic)$/.test(form))
    .map(({ stem }) => stem)
    .join(" ");
}

const groups = new Map<string, Set<string>>();
const linesOf = (table: string) => table.trim().replaceAll("\n  ", " ").split("\n");
for (const line of [ALIASES, PAPERS, TOOL_NAMES].flatMap(linesOf)) {
  const forms = line.split(" | ").map(formOf);
  for (const form of forms) {
    const others = groups.get(form) ?? new Set();
    for (const other of forms) others.add(other);
    groups.set(form, others);
  }
}

const listed = (table: string) =>
  linesOf(table).flatMap((line) => {
    const [names = "", listed = ""] = line.split(": ");
    const members = listed.split(", ").map(formOf);
    return names.split(" / ").map((name) => ({ name: formOf(name), members }));
  });
const families = listed(FAMILIES);
const papersWithin = listed(NARROWER);
const wider = [...families, ...papersWithin, ...listed(NARROWER_TOOLS)];

export function withAliases(form: string): string[] {
  const all = new Set([form, ...(groups.get(form) ?? []), ...membersOf(form)]);
  const stems = form.split(" ");
  for (let length = stems.length - 1; length >= 1; length--) {
    for (let at = 0; at + length <= stems.length; at++) {
      const part = stems.slice(at, at + length).join(" ");
      for (const other of groups.get(part) ?? [])
        all.add([...stems.slice(0, at), other, ...stems.slice(at + length)].join(" "));
    }
  }
  return [...all].slice(0, MOST_FORMS);
}

const MOST_FORMS = 60;

/** A diploma's field is a degree's too: "teaching diploma" is no degree in history. */
const membersOf = (form: string): string[] =>
  wider
    .filter(
      ({ name }) =>
        name === form || (form.endsWith(` ${name}`) && takesAnyFirst.has(name) && !HIGHER.test(form)),
    )
    .flatMap(({ name, members }) =>
      /^(?:diploma|degre)$/.test(name) && !OF_ANY_FIELD.test(form)
        ? members.map((each) => `${form.slice(0, -name.length)}${each}`)
        : members,
    );

const OF_ANY_FIELD =
  /^(?:(?:univers|first|undergradu|honour|recognis|academ|colleg|higher|relev|good|complet|formal|ani) )+(?:degre|diploma)$/;
/** "Full driving licence" is one; a counterbalance forklift is no reach truck, and "Opera PMS" no Mews. */
const takesAnyFirst = new Set(
  papersWithin
    .map(({ name }) => name)
    .filter((name) => !["science", "forklift", "crane"].map(formOf).includes(name)),
);
const HIGHER = /^(?:associ|bachelor|master|doctor\w*|honour|postgradu) degre$/;

export const relativesOf = (form: string): string[] =>
  families
    .filter(({ members }) => members.includes(form))
    .flatMap(({ name, members }) => [name, ...members.filter((each) => each !== form)]);

const toolForms = new Set(families.flatMap(({ name, members }) => [name, ...members]));
for (const { name, members } of listed(NARROWER_TOOLS))
  for (const form of [name, ...members]) toolForms.add(form);

export const isToolForm = (form: string): boolean =>
  toolForms.has(form) ||
  (groups.has(form) && [...(groups.get(form) ?? [])].some((each) => toolForms.has(each)));

const sorts = new Set(families.map(({ name }) => name));
/** Whether it is what programs of a sort are called together, and not one of them. */
export const isSortOfTool = (form: string): boolean => sorts.has(form) && !members.has(form);

/** Whether a word that is one of every day too is the name of a program when written like this: "Opera". */
export const isToolAsWritten = (written: string): boolean => toolForms.has(`=${written}`);

const members = new Set(families.flatMap(({ members }) => members));
export function namesListedTool(line: string): boolean {
  return phrasesIn(line).some(
    ({ written, form, at }) =>
      (at > 0 && members.has(`=${written}`)) || (/[\p{Lu}\d]/u.test(written.charAt(0)) && members.has(form)),
  );
}

const paperNames = linesOf(PAPERS).flatMap((line) => line.split(" | "));
const papers = new Set(paperNames.map(formOf));
/** A stem has no plural, and ACAS is no accountant's ACA: in capitals a name is compared letter by letter. */
const paperInitials = new Set(paperNames.map((name) => name.toLowerCase()));
const SHORT_LINE = 7;
const NAME_ALONE = 2;
export function namesPaper(line: string): boolean {
  const length = wordsOf(line).length;
  return phrasesIn(line).some(
    ({ written, form }) =>
      papers.has(form) &&
      ((/^[\p{Lu}\d][\p{Lu}\d&+-]+$/u.test(written) && paperInitials.has(written.toLowerCase())) ||
        (length <= SHORT_LINE && form.includes(" ")) ||
        length <= NAME_ALONE),
  );
}

const LONGEST_NAME = 4;

function phrasesIn(line: string): { at: number; written: string; form: string }[] {
  const words = wordsOf(line);
  return words.flatMap((first, at) =>
    words.slice(at, at + LONGEST_NAME).map((last, length) => ({
      at,
      written: line.slice(first.start, last.end),
      form: words
        .slice(at, at + length + 1)
        .map(({ stem }) => stem)
        .join(" "),
    })),
  );
}
