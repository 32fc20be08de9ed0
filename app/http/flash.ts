import { cookieIn } from "~/lib/cookies";

const COOKIE = "__Host-flash";

/** A Set-Cookie that lets the next page say, once, what was done. Plain text, at most 200 characters. */
export const flash = (text: string): string =>
  `${COOKIE}=${encodeURIComponent(text.slice(0, 200))}; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax`;

export const noFlash = (): string => `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;

export function readFlash(request: Request): string | null {
  const text = cookieIn(request.headers.get("Cookie"), COOKIE);
  if (!text) return null;
  try {
    return decodeURIComponent(text).slice(0, 200);
  } catch {
    return null;
  }
}
