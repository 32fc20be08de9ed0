import type { AppLoadContext } from "@remix-run/cloudflare";
import { cookieIn } from "~/lib/cookies";
import { lock, unlock } from "~/lib/locked";

const NAME = "__Host-codes";
const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=Lax";

/** A Set-Cookie: shows recovery codes on the next page of that person, once. */
export async function codesCookie(codes: string[], userId: string, context: AppLoadContext): Promise<string> {
  const locked = await lock(context.settings.signingSecret, NAME, { codes, userId });
  return `${NAME}=${locked}; Max-Age=60; ${ATTRIBUTES}`;
}

export const noCodes = (): string => `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;

export async function readCodes(request: Request, userId: string, context: AppLoadContext) {
  const value = cookieIn(request.headers.get("Cookie"), NAME);
  const kept = (await unlock(context.settings.signingSecret, NAME, value)) as {
    codes: string[];
    userId: string;
  } | null;
  return kept?.userId === userId ? kept.codes : null;
}
