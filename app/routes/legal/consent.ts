import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/server-runtime";
import { ConsentForm } from "~/features/consent/form";
import { decisionCookie, noDecision } from "~/features/consent/rules";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { refusal, seeOther } from "~/http/replies";
import { safePath } from "~/lib/safe-path";
import { paths } from "~/paths";

const STILL_THERE = "Thank you. What you were typing is still in the tab that you came from.";

export const loader = () => redirect(paths.cookies());

/** Who accepts stays on the page; who rejects leaves for a search engine, as specified. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, ConsentForm);
  if (!form.ok) throw refusal(400);
  const { decision, back, tab } = form.value;
  const page = safePath(back) ?? paths.home();
  switch (decision) {
    case "accept": {
      const reply = seeOther(page, {
        "Set-Cookie": decisionCookie({ kind: "accepted", at: context.now }),
      });
      if (tab === "new") reply.headers.append("Set-Cookie", await flash(STILL_THERE));
      return reply;
    }
    case "reject":
      return seeOther(paths.leave(), {
        "Set-Cookie": decisionCookie({ kind: "rejected", at: context.now }),
      });
    case "forget":
      return seeOther(page, { "Set-Cookie": noDecision() });
  }
}
