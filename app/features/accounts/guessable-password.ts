import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { brand } from "~/brand";
import { SHORTEST_PASSWORD } from "~/lib/password-fields";

export type PasswordOwner = { email: string; companyName: string; personName: string };

/** A sentence for the person who chose it; null when it is not guessable. */
export function whyGuessable(password: string, owner: PasswordOwner): string | null {
  const lower = password.toLowerCase();
  const held = namesOf(owner).find(({ name }) => holds(lower, name));
  if (held !== undefined) return held.reason;
  if (isRepetition(lower)) return REPEATS;
  if (isSequence(lower)) return RUNS_ON;
  return whyFewGuesses(password, owner);
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

/** Ten tries in ten minutes, as signing in allows for one account, come to this number in ten weeks. */
const FEW_GUESSES = 100_000;
/** Characters. Estimating takes the square of the length. */
const LONGEST_TO_ESTIMATE = 24;

const REASONS: Record<string, string> = {
  date: "It is hardly more than a date.",
  dictionary: "It is hardly more than a name that others know.",
  repeat: "Much of it repeats itself.",
  sequence: "Much of it is letters or numbers in a row.",
};

function whyFewGuesses(password: string, owner: PasswordOwner): string | null {
  if (password.length > LONGEST_TO_ESTIMATE) return null;
  const names = namesOf(owner)
    .map(({ name }) => squeezed(name))
    .filter((name) => name.length >= 3);
  const { guesses, sequence } = new ZxcvbnFactory().check(password, names);
  if (guesses >= FEW_GUESSES) return null;
  const [longest] = sequence.toSorted((one, other) => other.token.length - one.token.length);
  return REASONS[longest?.pattern ?? ""] ?? "It is found in few guesses.";
}
