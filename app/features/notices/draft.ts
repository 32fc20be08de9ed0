import { isId, newId } from "~/lib/ids";
import { isSigned, keyedHash } from "~/lib/secrets";

/** The notice's id, signed, so that nobody can put files into another's. */
export async function newDraft(secret: string, now: Date): Promise<string> {
  const id = newId(now);
  return `${id}.${await keyedHash(secret, signedPart(id))}`;
}

/** Null when the token is not one of ours. */
export async function draftId(token: string, secret: string): Promise<string | null> {
  const [id, signature = ""] = token.split(".");
  return isId(id) && (await isSigned(secret, signedPart(id), signature)) ? id : null;
}

const signedPart = (id: string) => `notice ${id}`;
