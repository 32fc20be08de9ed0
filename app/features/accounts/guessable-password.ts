import { brand } from "~/brand";
import { SHORTEST_PASSWORD } from "~/lib/password-fields";

/** What somebody who knows the person would try first. */
export type PasswordOwner = { email: string; companyName: string };

/** Whether a password is a plain sequence or repetition, or holds the product's, the company's or the person's own e-mail name. */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  return isRepetition(lower) || isSequence(lower) || holdsName(lower, owner);
}

/** `aaaaaa`, `ababab`, `abcabc`, `qwertyqwerty`: a short or sequential part over and over. */
function isRepetition(text: string): boolean {
  const characters = [...text];
  for (let part = 1; part <= characters.length / 2; part++) {
    const repeats = characters.every((character, index) => character === characters[index % part]);
    if (repeats) return part < SHORTEST_PASSWORD || isSequence(characters.slice(0, part).join(""));
  }
  return false;
}

const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "azertyuiop",
  "qsdfghjklm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "qazwsxedcrfvtgbyhnujmikolp",
  "!@#$%^&*()_+",
];
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join("")]);

/** Nothing but runs of three or more along the alphabet, the digits or a keyboard: `abcdef`, `123qwe`, `98765poiuy`. */
function isSequence(text: string): boolean {
  let rest = text;
  while (rest.length >= 3) {
    const run = Math.max(...RUNS.map((row) => sharedWith(rest, row)));
    if (run < 3) return stepsByOne(text);
    rest = rest.slice(run);
  }
  return rest === "" && text !== "";
}

/** How many characters of the text's beginning stand together in a row. */
function sharedWith(text: string, row: string): number {
  let length = 0;
  while (length < text.length && row.includes(text.slice(0, length + 1))) length += 1;
  return length;
}

/** The same of any alphabet: each character the next or the one before in Unicode's order. */
function stepsByOne(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return (
    Math.abs(step) === 1 &&
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
  );
}

function holdsName(text: string, owner: PasswordOwner): boolean {
  const localPart = owner.email.split("@")[0] ?? "";
  const [firstWord = ""] = owner.companyName.trim().split(/\s+/);
  const names = [brand.name, owner.companyName, localPart, firstWord.length >= 5 ? firstWord : ""];
  return names.some((name) => {
    const lower = name.toLowerCase().trim();
    const plain = squeezed(lower);
    return (
      (lower.length >= 3 && text.includes(lower)) || (plain.length >= 3 && squeezed(text).includes(plain))
    );
  });
}

/** Letters and digits alone: `North-Wind 1` is `northwind1`. */
const squeezed = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");
