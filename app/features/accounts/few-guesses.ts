import { ZxcvbnFactory } from "@zxcvbn-ts/core";

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

/** A sentence for whoever chose it; null when it takes many guesses. `names` are those others know. */
export function whyFewGuesses(password: string, names: string[]): string | null {
  if (password.length > LONGEST_TO_ESTIMATE) return null;
  const { guesses, sequence } = new ZxcvbnFactory().check(password, names);
  if (guesses >= FEW_GUESSES) return null;
  const [longest] = sequence.toSorted((one, other) => other.token.length - one.token.length);
  return REASONS[longest?.pattern ?? ""] ?? "It is found in few guesses.";
}
