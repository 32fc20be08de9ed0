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

export type Flash = { text: string; undo: string | null };

/** A Set-Cookie for the next page, once: at most 600 characters, and where a POST undoes what they say. */
export const flash = (text: string, undo?: string): Promise<string> => {
  const cut = inWholeWords(text, LONGEST - 2);
  return cookie.serialize(undo === undefined ? cut : { text: cut, undo });
};

export const noFlash = (): Promise<string> => cookie.serialize("", { maxAge: 0 });

export async function readFlash(request: Request): Promise<Flash | null> {
  const value = cookieIn(request.headers.get("Cookie"), NAME);
  const kept: unknown = value && (await cookie.parse(`${NAME}=${value}`));
  const { text, undo } = (typeof kept === "string" ? { text: kept } : (kept ?? {})) as Partial<Flash>;
  if (typeof text !== "string" || text === "") return null;
  return { text: text.slice(0, LONGEST), undo: typeof undo === "string" && OURS.test(undo) ? undo : null };
}

const OURS = /^\/decisions\/[\w/-]{1,100}$/;
