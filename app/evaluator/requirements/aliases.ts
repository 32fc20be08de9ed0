import { ALIASES, FAMILIES, NARROWER, NARROWER_TOOLS } from "../data/aliases";
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
for (const line of ALIASES.trim().split("\n")) {
  const forms = line.split(" | ").map(formOf);
  for (const form of forms) {
    const others = groups.get(form) ?? new Set();
    for (const other of forms) others.add(other);
    groups.set(form, others);
  }
}

const listed = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", members = ""] = line.split(": ");
      return { name: formOf(name), members: members.split(", ").map(formOf) };
    });
const families = listed(FAMILIES);
const wider = [...families, ...listed(NARROWER), ...listed(NARROWER_TOOLS)];

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

const MOST_FORMS = 40;

const membersOf = (form: string): string[] =>
  wider.filter(({ name }) => name === form || form.endsWith(` ${name}`)).flatMap(({ members }) => members);

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
