/** `npm run pack:words`: what the evaluator knows of words and languages, in little room (record 196). */
import { readFileSync, writeFileSync } from "node:fs";
import nspell from "nspell";
import { letterOf, SIGNS } from "../app/evaluator/text/packed.ts";
import { ngramsData } from "../node_modules/eld/src/ngrams/extrasmall.js";

const inRoot = (path: string) => new URL(`../${path}`, import.meta.url);
const textIn = (path: string) => readFileSync(inRoot(path), "utf8");

/** What a word loses and gains at its end; of those tried, what made the list smaller. */
const ENDINGS = `
>'s >s >es >ed >d >ing e>ing y>ies y>ied >ly >ness >ness's >er >ers >er's >r >rs >r's y>ier y>iest
>ings >ing's e>ion e>ions e>ion's >ion >ions >ion's >est y>ily >ally >s's e>est >ingly e>ing's e>ingly e>ings`
  .trim()
  .split(/\s+/);

function packWords(): string {
  const aff = textIn("node_modules/dictionary-en/index.aff");
  const forms = Object.keys(nspell(aff, textIn("node_modules/dictionary-en/index.dic")).data);
  const words = new Set(forms.filter((form) => /^[\p{Ll}']+$/u.test(form)));
  const names = forms
    .filter((form) => /^\p{Lu}[\p{Ll}']*$/u.test(form))
    .map((form) => form.toLowerCase())
    .filter((form) => !words.has(form));
  const lists = [basesOf(words), basesOf(new Set(names))];
  const classes = byFrequency(lists.flatMap((bases) => [...bases.values()]));
  const lines = lists.flatMap((bases) => {
    const sorted = [...bases.keys()].sort();
    const shared = sorted.map((word, at) => sharedWith(sorted[at - 1] ?? "", word));
    return [
      shared.map(letterOf).join(""),
      sorted.map((word, at) => capitalLast(word.slice(shared[at]))).join(""),
      sorted.map((word) => letterOf(classes.indexOf(bases.get(word) ?? ""))).join(""),
    ];
  });
  return [ENDINGS.join(" "), classes.join(" "), ...lines].join("\n");
}

/** The words that others are formed from, each with the endings of those, as letters. */
function basesOf(words: ReadonlySet<string>): Map<string, string> {
  const formed = new Set<string>();
  const bases = new Map<string, string>();
  for (const word of [...words].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    if (formed.has(word)) continue;
    let endings = "";
    for (const [number, change] of ENDINGS.entries()) {
      const [cut = "", added = ""] = change.split(">");
      const form = word.slice(0, word.length - cut.length) + added;
      if (!word.endsWith(cut) || !words.has(form) || formed.has(form) || bases.has(form)) continue;
      formed.add(form);
      endings += letterOf(number);
    }
    bases.set(word, endings);
  }
  return bases;
}

function capitalLast(tail: string): string {
  const last = tail.slice(-1).toUpperCase();
  if (!/^\p{Lu}$/u.test(last)) throw new Error(`No capital ends "${tail}".`);
  return tail.slice(0, -1) + last;
}

function packLanguages(): string {
  const { type, languages, ngrams } = ngramsData;
  const weighed: [string, Record<string, number>][] = Object.entries(ngrams);
  const weights = byFrequency(weighed.flatMap(([, each]) => Object.values(each)));
  const sets = Map.groupBy(weighed, ([, each]) => Object.keys(each).map(Number).map(letterOf).join(""));
  const groups = [...sets].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  let [cuts, tails, marks] = ["", "", ""];
  for (const [, group] of groups) {
    const sorted = group.sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [at, [ngram, each]] of sorted.entries()) {
      const shared = sharedWith(sorted[at - 1]?.[0] ?? "", ngram);
      cuts += letterOf(shared * SIGNS + ngram.length - shared);
      tails += ngram.slice(shared);
      for (const weight of Object.values(each)) marks += letterOf(weights.indexOf(weight));
    }
  }
  const codes = Object.values(languages).join(" ");
  const names = groups.map(([set]) => set).join(" ");
  const sizes = groups.map(([, group]) => group.length).join(" ");
  return [type, codes, weights.join(" "), names, sizes, cuts, tails, marks].join("\n");
}

function sharedWith(before: string, word: string): number {
  let shared = 0;
  while (shared < word.length && word[shared] === before[shared]) shared++;
  return shared;
}

function byFrequency<Value>(values: Value[]): Value[] {
  const counted = [...Map.groupBy(values, (value) => value)];
  return counted.sort(([, a], [, b]) => b.length - a.length).map(([value]) => value);
}

writeFileSync(inRoot("app/evaluator/data/words.txt"), packWords());
writeFileSync(inRoot("app/evaluator/data/languages.txt"), packLanguages());
