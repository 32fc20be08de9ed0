import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/server-runtime";
import { callOffNewEmail } from "~/features/accounts/change-email";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { seeOther } from "~/http/replies";
import { requireVerified } from "~/http/session";
import { paths } from "~/paths";

const DONE = "Your email address stays as it is. The link that we sent no longer works.";
const FAILED = "We could not call that off. Please try again.";

export const loader = () => redirect(paths.settings());

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const done = await attempt(context, "email.not-called-off", async () => {
    await callOffNewEmail(context.services.db, viewer.id);
  });
  return seeOther(paths.settings(), { "Set-Cookie": await (done.ok ? flash(DONE) : flashRefusal(FAILED)) });
}
