import { createCookie } from "@remix-run/cloudflare";
import { cookieIn } from "~/lib/cookies";

const NAME = "__Host-flash";
const LONGEST = 200;
const cookie = createCookie(NAME, { path: "/", maxAge: 60, httpOnly: true, secure: true, sameSite: "lax" });

/** A Set-Cookie for the next page, once. Plain text, at most 200 characters. */
export const flash = (text: string): Promise<string> => cookie.serialize(text.slice(0, LONGEST));

export const noFlash = (): Promise<string> => cookie.serialize("", { maxAge: 0 });

export async function readFlash(request: Request): Promise<string | null> {
  const value = cookieIn(request.headers.get("Cookie"), NAME);
  const text: unknown = value && (await cookie.parse(`${NAME}=${value}`));
  return typeof text === "string" && text !== "" ? text.slice(0, LONGEST) : null;
}
