import { ulid } from "ulid";

/** A new id: 26 characters that sort by the moment they were made. */
export const newId = (now: Date): string => ulid(now.getTime());

/** Whether a text from an address can be an id at all, so that nothing else reaches a query. */
export const isId = (text: string | undefined): text is string =>
  text !== undefined && /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text);

/** The id that an address gives under a name; null where it gives none, or what can be none. */
export function idIn(search: URLSearchParams, name: string): string | null {
  const text = search.get(name) ?? undefined;
  return isId(text) ? text : null;
}
