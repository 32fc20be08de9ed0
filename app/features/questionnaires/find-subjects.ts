import { SUBJECTS } from "./bank/subjects";

export type Subject = {
  icon: string;
  type: string;
  questions: (typeof SUBJECTS)[number][2];
  /** 1 for a single word. */
  weight: number;
};

type Cue = { words: string[]; whole: boolean; weight: number };

const CUES = SUBJECTS.map(([icon, type, questions, cues]) => ({
  subject: { icon, type, questions },
  cues: cues.split(", ").map(readCue),
}));

function readCue(cue: string): Cue {
  const words = cue.replace(/^[=~]/, "").split(" ");
  return { words, whole: cue.startsWith("="), weight: cue.startsWith("~") ? 0.5 : words.length * 2 - 1 };
}

/** Those that the words speak of, what fits best first. A phrase says more than a word. */
export function subjectsIn(words: readonly string[]): Subject[] {
  const misspelt = new Set(words.filter((word) => !isCue(word)));
  const meets: Meets = (word, cue, whole) =>
    meetsExactly(word, cue, whole) || (!whole && misspelt.has(word) && meetsWithASlip(word, cue));
  return CUES.map(({ subject, cues }) => ({
    ...subject,
    weight: cues.reduce((sum, cue) => sum + (speaksOf(words, cue, meets) ? cue.weight : 0), 0),
  }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
}

/** Whether some subject was chosen for this word, or for one that it was meant to be. */
export const isUnderstood = (word: string): boolean =>
  isCue(word) ||
  CUES.some(({ cues }) => cues.some(({ words }) => words.some((part) => meetsWithASlip(word, part))));

const isCue = (word: string): boolean =>
  CUES.some(({ cues }) =>
    cues.some(({ words, whole }) =>
      words.some((part) => (words.length === 1 || part.length > 3) && meetsExactly(word, part, whole)),
    ),
  );

type Meets = (word: string, cue: string, whole: boolean) => boolean;

const speaksOf = (words: readonly string[], cue: Cue, meets: Meets) =>
  words.some((_, at) => cue.words.every((part, after) => meets(words[at + after] ?? "", part, cue.whole)));

const meetsExactly: Meets = (word, cue, whole) => (whole ? word === cue : word.startsWith(cue));

/** Of shorter ones too many are a letter apart. */
const LONG_ENOUGH = 7;

const meetsWithASlip = (word: string, cue: string) =>
  word.slice(0, 2) === cue.slice(0, 2) &&
  (swapped(word.slice(0, cue.length), cue) ||
    (cue.length >= LONG_ENOUGH && [-1, 0, 1].some((by) => oneSlip(word.slice(0, cue.length + by), cue))));

/** One letter too many, too few, or another one. */
function oneSlip(typed: string, meant: string): boolean {
  const [rest, wanted] = unlike(typed, meant);
  return rest.slice(1) === wanted || rest === wanted.slice(1) || rest.slice(1) === wanted.slice(1);
}

/** Two letters that have changed places. */
function swapped(typed: string, meant: string): boolean {
  const [rest, wanted] = unlike(typed, meant);
  return (
    meant.length > 5 &&
    rest.length > 1 &&
    rest[0] === wanted[1] &&
    rest[1] === wanted[0] &&
    rest.slice(2) === wanted.slice(2)
  );
}

/** What follows once the two begin to differ. */
function unlike(typed: string, meant: string): [string, string] {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  return [typed.slice(at), meant.slice(at)];
}
