import { rememberedWord } from "./remembered";

/** Lower case without accents: how two spellings of one word are compared. Never depends on the locale. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return isAscii(lower) ? lower : lower.normalize("NFD").replace(/\p{M}/gu, "");
}

export type StemRule = "english" | "front";

/** Letters kept of a word in an inflected language whose endings we do not know. */
const FRONT = 6;

/** A folded word without its ending, so that "reconcile" and "reconciliation" meet. */
export function stem(form: string, rule: StemRule): string {
  if (!/^[a-z]{4,}$/.test(form)) return rule === "front" && isLetters(form) ? form.slice(0, FRONT) : form;
  return rule === "front" ? form.slice(0, FRONT) : englishStem(form);
}

const PLURAL = /(?:(?<=ss|x|ch|sh)es|(?<=[^aius])s)$/;
const ENDINGS =
  /(?:izations?|isations?|ational|fulness|iveness|ations?|ators?|ating|ated|ates?|ments?|ities|ity|ings?|ances?|ences?|ables?|ibles?|ives?|ially|ally|ially|ials?|ical|ically|als?|ions?|(?<!e)ers?|ors?|ies|ied|ants?|ents?|ists?|ed|es|ly|ics?|y|e)$/;

const englishStem = rememberedWord((form) => {
  const single = form.replace(PLURAL, "");
  const bare = single.replace(ENDINGS, "");
  const cut = bare.length >= 4 ? bare : single;
  return undouble(cut.length > 5 ? trimmed(cut) : cut);
});

/** One more ending, so that "teachers" and "operationally" come down as far as "teach" and "operation" do. */
function trimmed(word: string): string {
  const bare = word.replace(/(?:at|iz|is|ment|ing|al|iv|ion|e)$/, "");
  return bare.length >= 5 ? bare : word;
}

function undouble(word: string): string {
  return word.length > 4 && word.at(-1) === word.at(-2) && !/[sl]$/.test(word) ? word.slice(0, -1) : word;
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7e) return false;
  return true;
}

function isLetters(form: string): boolean {
  return form.length > FRONT && /^\p{L}+$/u.test(form);
}
