import type { AppLoadContext } from "@remix-run/cloudflare";
import { cookieIn, HOST_ONLY } from "~/lib/cookies";
import { lock, unlock } from "~/lib/locked";

const NAME = "__Host-codes";

/** A Set-Cookie: shows recovery codes on the next page of that person, once. */
export async function codesCookie(codes: string[], userId: string, context: AppLoadContext): Promise<string> {
  const locked = await lock(context.settings.signingSecret, NAME, { codes, userId });
  return `${NAME}=${locked}; Max-Age=60; ${HOST_ONLY}`;
}

export const noCodes = (): string => `${NAME}=; Max-Age=0; ${HOST_ONLY}`;

export async function readCodes(request: Request, userId: string, context: AppLoadContext) {
  const value = cookieIn(request.headers.get("Cookie"), NAME);
  const kept = (await unlock(context.settings.signingSecret, NAME, value)) as {
    codes: string[];
    userId: string;
  } | null;
  return kept?.userId === userId ? kept.codes : null;
}
