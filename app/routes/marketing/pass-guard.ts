import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { isUnlocked } from "~/features/beta/pass";
import { notFound } from "~/http/replies";
import { paths } from "~/paths";

/** The hash of the password; where there is none, the page is not there. */
export function passHashOf(context: AppLoadContext): string {
  const { passHash } = context.settings;
  if (passHash === null) throw notFound();
  return passHash;
}

export function hasPass(request: Request, context: AppLoadContext): Promise<boolean> {
  passHashOf(context);
  return isUnlocked(context.services.db, request.headers.get("Cookie"), context.now);
}

/** Browsers that have not given the password go to the gate. */
export async function requirePass(request: Request, context: AppLoadContext): Promise<void> {
  if (!(await hasPass(request, context))) throw redirect(paths.pass());
}
