import { brand } from "~/brand";
import { SHORTEST_PASSWORD } from "~/lib/password-fields";

export type PasswordOwner = { email: string; companyName: string; personName: string };

/** By whose it is and how it is typed: a sentence for whoever chose it, or null. */
export function whyGuessable(password: string, owner: PasswordOwner): string | null {
  const lower = password.toLowerCase();
  const held = namesOf(owner).find(({ name }) => holds(lower, name));
  if (held !== undefined) return held.reason;
  if (isRepetition(lower)) return REPEATS;
  return isSequence(lower) ? RUNS_ON : null;
}

const REPEATS = "It repeats a few characters.";
const RUNS_ON = "It is a row of keys, letters or numbers.";

const namesOf = ({ email, companyName, personName }: PasswordOwner) => {
  const [localPart = ""] = email.split("@");
  const [firstWord = ""] = companyName.trim().split(/\s+/);
  const ofCompany = "It holds your company's name.";
  const ownNames = [personName, ...personName.split(/\s+/).filter((word) => word.length >= 5)];
  return [
    { name: brand.name, reason: "It holds the name of this service." },
    { name: companyName, reason: ofCompany },
    { name: localPart, reason: "It holds the name in your email address." },
    { name: firstWord.length >= 5 ? firstWord : "", reason: ofCompany },
    ...ownNames.map((name) => ({ name, reason: "It holds your own name." })),
  ];
};

/** What its owner is known by, for whoever counts guesses. */
export const knownNames = (owner: PasswordOwner): string[] =>
  namesOf(owner)
    .map(({ name }) => squeezed(name))
    .filter((name) => name.length >= 3);

function holds(text: string, name: string): boolean {
  const lower = name.toLowerCase().trim();
  const plain = squeezed(lower);
  return (lower.length >= 3 && text.includes(lower)) || (plain.length >= 3 && squeezed(text).includes(plain));
}

/** `North-Wind 1` is `northwind1`. */
const squeezed = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");

/** `aaaaaa`, `ababab`, `qwertyqwerty`. */
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

/** Runs of three or more: `abcdef`, `123qwe`, `98765poiuy`. */
function isSequence(text: string): boolean {
  let rest = text;
  while (rest.length >= 3) {
    const run = Math.max(...RUNS.map((row) => sharedWith(rest, row)));
    if (run < 3) return stepsByOne(text);
    rest = rest.slice(run);
  }
  return rest === "" && text !== "";
}

function sharedWith(text: string, row: string): number {
  let length = 0;
  while (length < text.length && row.includes(text.slice(0, length + 1))) length += 1;
  return length;
}

function stepsByOne(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return (
    Math.abs(step) === 1 &&
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
  );
}
