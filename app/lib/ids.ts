import { ulid } from "ulid";

/** 26 characters that sort by the moment they were made. */
export const newId = (now: Date): string => ulid(now.getTime());

export const isId = (text: string | undefined): text is string =>
  text !== undefined && /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text);

/** Null where it is missing, or no id. */
export function idIn(search: URLSearchParams, name: string): string | null {
  const text = search.get(name) ?? undefined;
  return isId(text) ? text : null;
}
