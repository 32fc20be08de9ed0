import porter2 from "wink-porter2-stemmer";
import { IRREGULAR_FORMS } from "../data/irregular-forms";
import { remembered, rememberedMeanwhile, rememberedWord } from "./remembered";

export type Word = { written: string; form: string; stem: string; start: number; end: number };

/** Letters and digits of any script with the signs in names of tools: "c++", "node.js", "9am–5pm" as two. */
const WORD =
  /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?|(?:(?<![\p{L}\p{N}])[Cc]o-(?=ordinat|operat))?[\p{L}\p{N}]+(?:['’]\p{L}+|\.(?=\p{L}{2,3}\b)\p{L}+)*[+#]*/gu;

export const wordsOf = rememberedMeanwhile((text): readonly Word[] => {
  const found: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const written = match[0];
    const { form, stem } = readAs(written);
    found.push({ written, form, stem, start: match.index, end: match.index + written.length });
  }
  return found;
});

const readAs = rememberedWord((written) => {
  const form = fold(written);
  return { form, stem: stemOf(form) };
});

export const stemsIn = remembered(
  (words: readonly Word[]): ReadonlySet<string> => new Set(words.map(({ stem }) => stem)),
);

export const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

/** Lower case, without accents and possessives. Never depends on the locale. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/^co-(?=o)/u, "co")
    .replace(/['’]s?$/u, "")
    .replace(/’/gu, "'")
    .replace(/^(?:\p{L}\.){2,}\p{L}?$/u, (dotted) => dotted.replaceAll(".", ""));
}

/** What forms of one word share: "organise" and "organizing", but not "tail" and "tailor". */
export const stemOf = rememberedWord(stemmed);

const bases = new Map(
  IRREGULAR_FORMS.trim()
    .split("\n")
    .flatMap((line) => line.split(" ").map((form, _, forms) => [form, forms[0] ?? form] as const)),
);

/** No word of any language is longer; a stemmer takes quadratic time for one. In characters. */
const LONGEST_WORD = 60;

function stemmed(form: string): string {
  if (form.length > LONGEST_WORD) return form;
  const base = bases.get(form);
  if (base !== undefined) return porter2(base);
  if (!/^[a-z]{3,}$/.test(form)) return form;
  return porter2(american(form));
}

/** British spellings written the American way, so that both stem alike. */
export const american = (form: string) =>
  form
    .replace(/^(licen|practi|defen|offen|preten)ce/, "$1se")
    .replace(/(?<=[a-z]{3})is(?=(?:e[drs]?|ing|ations?|ers?)$)/, "iz")
    .replace(/(?<=[a-z]{3})ys(?=(?:e[drs]?|ing|ers?)$)/, "yz")
    .replace(/^(col|lab|fav|hon|behavi|neighb|harb|arm|vap|flav|hum)our/, "$1or")
    .replace(/^(cent|theat|met|lit|fib|calib)re(?=s?$)/, "$1er")
    .replace(/^programme/, "program")
    .replace(/(?<=[a-z]l)l(?=(?:ed|ing|ers?)$)/, "")
    .replace(/ogue(?=s?$)/, "og")
    .replace(/^(?:tyre)(?=s?$)/, "tire")
    .replace(/^cheque/, "check")
    .replace(/^(an|p|h|orthop|gyn)ae(?=[a-z])/, "$1e");

/** "Swiftline Staffing, Castle Morrow branch" is a firm, and "Picking frozen by voice" a duty. */
export const isMostlyNamed = (text: string) => {
  const words = text.split(/[^\p{L}\d'’]+/u).filter((word) => word.length > 2);
  return words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length * 2 >= words.length;
};
