import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { changeAlert, stopAlert } from "~/features/alerts/change-alert";
import { ChangeForm } from "~/features/alerts/form";
import { readForm } from "~/http/read-form";
import { refusal, seeOther } from "~/http/replies";
import { paths } from "~/paths";

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request, ChangeForm);
  if (!form.ok) throw refusal(400);
  const { token = "" } = params;
  const { change } = form.value;
  const deps = { db: context.services.db, signingSecret: context.settings.signingSecret, now: context.now };
  if (change === "stop") await stopAlert(token, deps);
  else await changeAlert(token, change, deps);
  return seeOther(paths.alert(token) + (change === "stop" ? "" : new URL(request.url).search));
}

export const loader = ({ params }: ActionFunctionArgs) => seeOther(paths.alert(params.token ?? ""));
