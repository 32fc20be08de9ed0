import { createCookieFactory } from "@remix-run/server-runtime";
import { cookieIn } from "~/lib/cookies";
import { inWholeWords } from "~/lib/words";

const NAME = "__Host-flash";
const LONGEST = 600;
// It says nothing secret and is held against OURS, so it is not signed.
const unsigned = async (value: string) => value;
const cookie = createCookieFactory({ sign: unsigned, unsign: unsigned })(NAME, {
  path: "/",
  maxAge: 60,
  httpOnly: true,
  secure: true,
  sameSite: "lax",
});

export type Flash = { text: string; undo: string | null; refused: boolean };

/** A Set-Cookie for the next page, once: at most 600 characters, and where a POST undoes what they say. */
export const flash = (text: string, undo?: string): Promise<string> => {
  const cut = inWholeWords(text, LONGEST - 2);
  return cookie.serialize(undo === undefined ? cut : { text: cut, undo });
};

/** The same of what was not done. */
export const flashRefusal = (text: string): Promise<string> =>
  cookie.serialize({ text: inWholeWords(text, LONGEST - 2), refused: true });

export const noFlash = (): Promise<string> => cookie.serialize("", { maxAge: 0 });

export async function readFlash(request: Request): Promise<Flash | null> {
  const value = cookieIn(request.headers.get("Cookie"), NAME);
  const kept: unknown = value && (await cookie.parse(`${NAME}=${value}`));
  const { text, undo, refused } = (
    typeof kept === "string" ? { text: kept } : (kept ?? {})
  ) as Partial<Flash>;
  if (typeof text !== "string" || text === "") return null;
  return {
    text: text.slice(0, LONGEST),
    undo: typeof undo === "string" && OURS.test(undo) ? undo : null,
    refused: refused === true,
  };
}

const OURS = /^\/decisions\/[\w/-]{1,100}$/;
