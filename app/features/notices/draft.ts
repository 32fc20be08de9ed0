import { isId, newId } from "~/lib/ids";
import { keyedHash } from "~/lib/secrets";

/** A notice that has not been sent: its id, signed, so that nobody can put files into another's. */
export async function newDraft(secret: string, now: Date): Promise<string> {
  const id = newId(now);
  return `${id}.${await seal(secret, id)}`;
}

/** The id in a draft's token; null when it is not one of ours. */
export async function draftId(token: string, secret: string): Promise<string | null> {
  const [id, given = ""] = token.split(".");
  if (!isId(id)) return null;
  // Hashes of both are compared, so that the time it takes tells nothing.
  const right = await keyedHash(secret, await seal(secret, id));
  return right === (await keyedHash(secret, given)) ? id : null;
}

const seal = (secret: string, id: string) => keyedHash(secret, `notice ${id}`);
