import { isSigned, keyedHash } from "./secrets";

export type Signing = { signingSecret: string; now: Date };

/** Signed for one purpose, good until an instant; not secret. Its characters may stand in a cookie. */
export async function seal(key: string, purpose: string, value: unknown, until: Date): Promise<string> {
  const body = `${until.getTime()}.${encodeURIComponent(JSON.stringify(value))}`;
  return `${await keyedHash(key, `${purpose} ${body}`)}.${body}`;
}

/** Null for anything else, and once its time is over. */
export async function unseal(
  key: string,
  purpose: string,
  sealed: string | null,
  now: Date,
): Promise<unknown> {
  const parts = /^([0-9a-f]{64})\.((\d{13})\.(.+))$/.exec(sealed ?? "");
  if (parts === null) return null;
  const [, signature = "", body = "", until, value = ""] = parts;
  if (!(await isSigned(key, `${purpose} ${body}`, signature))) return null;
  return Number(until) <= now.getTime() ? null : JSON.parse(decodeURIComponent(value));
}
