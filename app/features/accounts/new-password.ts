import { isTooLong, isTooShort, TOO_LONG, TOO_SHORT } from "~/lib/password-fields";
import { type PasswordOwner, whyGuessable } from "./guessable-password";
import { TOO_WEAK } from "./rules";

export type AssetReader = (path: string) => Promise<Response>;

/** Words for its field; null when nothing is wrong. */
export async function checkNewPassword(
  password: string,
  owner: PasswordOwner,
  asset: AssetReader,
): Promise<string | null> {
  if (isTooShort(password)) return TOO_SHORT;
  if (isTooLong(password)) return TOO_LONG;
  const reason = (await isCommon(password, asset)) ? COMMON : whyGuessable(password, owner);
  return reason === null ? null : `${TOO_WEAK} ${reason}`;
}

const COMMON = "It is one of the most used passwords.";

async function isCommon(password: string, asset: AssetReader): Promise<boolean> {
  if (/\s/.test(password)) return false;
  const response = await asset("/common-passwords.txt");
  if (!response.ok) throw new Error(`the list of common passwords answered ${response.status}`);
  const list = await response.text();
  return `\n${list}`.includes(`\n${password.toLowerCase()}\n`);
}
