import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { brand } from "~/brand";
import { SHORTEST_PASSWORD } from "~/lib/password-fields";

/** What somebody who knows the person would try first. */
export type PasswordOwner = { email: string; companyName: string };

/** Why a password is guessed early, as a sentence for the person who chose it; null when it is not. */
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

const namesOf = ({ email, companyName }: PasswordOwner) => {
  const [localPart = ""] = email.split("@");
  const [firstWord = ""] = companyName.trim().split(/\s+/);
  const ofCompany = "It holds your company's name.";
  return [
    { name: brand.name, reason: "It holds the name of this service." },
    { name: companyName, reason: ofCompany },
    { name: localPart, reason: "It holds the name in your email address." },
    { name: firstWord.length >= 5 ? firstWord : "", reason: ofCompany },
  ];
};

function holds(text: string, name: string): boolean {
  const lower = name.toLowerCase().trim();
  const plain = squeezed(lower);
  return (lower.length >= 3 && text.includes(lower)) || (plain.length >= 3 && squeezed(text).includes(plain));
}

/** Letters and digits alone: `North-Wind 1` is `northwind1`. */
const squeezed = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");

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

/** Ten tries in ten minutes, as many as signing in allows for one account, come to this number in ten weeks. */
const FEW_GUESSES = 100_000;
/** Characters. What is longer needs more guesses, and estimating takes the square of the length. */
const LONGEST_TO_ESTIMATE = 24;

const REASONS: Record<string, string> = {
  date: "It is hardly more than a date.",
  dictionary: "It is hardly more than a name that others know.",
  repeat: "Much of it repeats itself.",
  sequence: "Much of it is letters or numbers in a row.",
};

/** Dates, names in disguise (`r0lecall`), and what is nearly a repetition or a sequence (`aaaaaab`). */
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
