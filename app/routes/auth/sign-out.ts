import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/server-runtime";
import { blankCookie, endSession } from "~/features/accounts/sessions";
import { seeOther } from "~/http/replies";
import { readViewer } from "~/http/session";
import { paths } from "~/paths";

/** A link or a scanner that opens the address changes nothing. */
export const loader = () => redirect(paths.home());

export async function action({ request, context }: ActionFunctionArgs) {
  // The cookie goes even when the database cannot be asked whose it was.
  const viewer = await readViewer(request, context).catch(() => null);
  if (viewer !== null) await endSession(context.services.db, viewer.id, viewer.sessionId);
  return seeOther(paths.login(), {
    "Set-Cookie": blankCookie(),
    "Clear-Site-Data": '"cache", "cookies", "storage"',
  });
}
