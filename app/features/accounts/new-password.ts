import { isTooLong, isTooShort, TOO_LONG, TOO_SHORT } from "~/lib/password-fields";
import type { Advice } from "~/services/advice/advice";
import { knownNames, type PasswordOwner, whyGuessable } from "./guessable-password";
import { TOO_WEAK } from "./rules";

export type PasswordJudges = {
  asset: (path: string) => Promise<Response>;
  advice: Pick<Advice, "whyFewGuesses">;
};

/** Words for its field; null when nothing is wrong. */
export async function checkNewPassword(
  password: string,
  owner: PasswordOwner,
  { asset, advice }: PasswordJudges,
): Promise<string | null> {
  if (isTooShort(password)) return TOO_SHORT;
  if (isTooLong(password)) return TOO_LONG;
  const reason = (await isCommon(password, asset))
    ? COMMON
    : (whyGuessable(password, owner) ?? (await whyFewGuesses(password, owner, advice)));
  return reason === null ? null : `${TOO_WEAK} ${reason}`;
}

const COMMON = "It is one of the most used passwords.";

/** Where nobody counts in time, the rules before this one have been enough. */
async function whyFewGuesses(password: string, owner: PasswordOwner, advice: PasswordJudges["advice"]) {
  const counted = await advice.whyFewGuesses(password, knownNames(owner));
  return counted.kind === "answered" ? counted.value : null;
}

async function isCommon(password: string, asset: PasswordJudges["asset"]): Promise<boolean> {
  if (/\s/.test(password)) return false;
  const response = await asset("/common-passwords.txt");
  if (!response.ok) throw new Error(`the list of common passwords answered ${response.status}`);
  const list = await response.text();
  return `\n${list}`.includes(`\n${password.toLowerCase()}\n`);
}
