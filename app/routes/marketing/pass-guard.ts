import type { AppLoadContext } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/server-runtime";
import { isUnlocked } from "~/features/beta/pass";
import { recordStaffAction, type Staff } from "~/features/beta/pass-log";
import { attempt } from "~/http/attempt";
import { notFound, refusalWithForm } from "~/http/replies";
import { readViewer } from "~/http/session";
import { pagePath } from "~/lib/kept-form";
import { safePath } from "~/lib/safe-path";
import { paths } from "~/paths";

/** Without a hash the page is not there. */
export function passHashOf(context: AppLoadContext): string {
  const { passHash } = context.settings;
  if (passHash === null) throw notFound();
  return passHash;
}

/** Behind the gate's password stands a second door, which opens to staff alone, by their own account. */
export async function doorsOf(request: Request, context: AppLoadContext) {
  passHashOf(context);
  const [unlocked, viewer] = await Promise.all([
    isUnlocked(context.services.db, request.headers.get("Cookie"), context.now),
    readViewer(request, context),
  ]);
  const enters = unlocked && viewer?.staff && viewer.emailVerified && !viewer.lacksSecondFactor;
  return { unlocked, viewer, staff: enters ? viewer : null };
}

/** `back`: where the gate leads on to; the page itself when left out, the gate's own place when null. */
export async function requirePass(
  request: Request,
  context: AppLoadContext,
  back: string | null = pagePath(request.url),
): Promise<Staff> {
  const { staff } = await doorsOf(request, context);
  if (staff === null) throw redirect(paths.pass({ redirect: back }));
  return staff;
}

/** What was typed waits in the page until the gate is open. */
export async function requirePassToSend(request: Request, context: AppLoadContext): Promise<Staff> {
  const { staff } = await doorsOf(request, context);
  if (staff !== null) return staff;
  if ((await context.typed()) !== null) throw await refusalWithForm(context, 401);
  throw redirect(paths.pass({ redirect: pagePath(request.url) }));
}

export async function keepDeed(context: AppLoadContext, staff: Staff, did: string, place: string) {
  context.log("pass.deed", { userId: staff.id, did });
  await attempt(context, "pass.unlogged", async () =>
    recordStaffAction(context.services.db, staff, did, place, context.now),
  );
}

export function askedFor(request: Request): string | null {
  const wanted = safePath(new URL(request.url).searchParams.get("redirect"));
  return wanted?.startsWith(`${paths.pass()}/`) ? wanted : null;
}
