import { isId } from "~/lib/ids";
import { isSigned, keyedHash } from "~/lib/secrets";

/** The same for the same wish, so that asking twice makes one alert, and an old mail still ends it. */
export const alertId = async (wish: unknown[], signingSecret: string): Promise<string> =>
  (await keyedHash(signingSecret, JSON.stringify(wish))).slice(0, 26).toUpperCase();

/** For every mail about an alert, however old. It is kept nowhere: the operator's secret makes it anew. */
export const alertToken = async (id: string, signingSecret: string): Promise<string> =>
  `${id}.${await keyedHash(signingSecret, signed(id))}`;

/** The alert's id, whether it is still there or not; null for what we never sent. */
export async function alertIdIn(token: string, signingSecret: string): Promise<string | null> {
  const [id, signature = "", ...rest] = token.split(".");
  if (!isId(id) || rest.length > 0) return null;
  return (await isSigned(signingSecret, signed(id), signature)) ? id : null;
}

const signed = (id: string) => `job alert ${id}`;
