import type { AppLoadContext } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/server-runtime";
import { isUnlocked } from "~/features/beta/pass";
import { notFound, refusalWithForm } from "~/http/replies";
import { pagePath } from "~/lib/kept-form";
import { safePath } from "~/lib/safe-path";
import { paths } from "~/paths";

/** Without a hash the page is not there. */
export function passHashOf(context: AppLoadContext): string {
  const { passHash } = context.settings;
  if (passHash === null) throw notFound();
  return passHash;
}

export function hasPass(request: Request, context: AppLoadContext): Promise<boolean> {
  passHashOf(context);
  return isUnlocked(context.services.db, request.headers.get("Cookie"), context.now);
}

/** `back`: where the gate leads on to; the page itself when left out, the gate's own place when null. */
export async function requirePass(
  request: Request,
  context: AppLoadContext,
  back: string | null = pagePath(request.url),
): Promise<void> {
  if (!(await hasPass(request, context))) throw redirect(paths.pass({ redirect: back }));
}

/** What was typed waits in the page until the gate is open. */
export async function requirePassToSend(request: Request, context: AppLoadContext): Promise<void> {
  if (await hasPass(request, context)) return;
  if ((await context.typed()) !== null) throw await refusalWithForm(context, 401);
  throw redirect(paths.pass({ redirect: pagePath(request.url) }));
}

export function askedFor(request: Request): string | null {
  const wanted = safePath(new URL(request.url).searchParams.get("redirect"));
  return wanted?.startsWith(`${paths.pass()}/`) ? wanted : null;
}
