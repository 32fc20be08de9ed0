import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/server-runtime";
import { ContactStatusForm } from "~/features/beta/form";
import { reviewContact } from "~/features/beta/review-contacts";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { notFound, refusal, seeOther } from "~/http/replies";
import { idIn, isId } from "~/lib/ids";
import { paths } from "~/paths";
import { keepDeed, requirePass } from "./pass-guard";

export const loader = () => redirect(paths.pass());

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await requirePass(request, context, null);
  const { contactId } = params;
  if (!isId(contactId)) throw notFound();
  const form = await readForm(request, ContactStatusForm);
  if (!form.ok) throw refusal(400);
  const { status } = form.value;
  const { services, settings, now } = context;
  const { publicOrigin, bookingUrl } = settings;
  const deps = { db: services.db, jobs: services.jobs, now, publicOrigin, bookingUrl };
  const tried = await attempt(context, "beta.unchanged", () =>
    reviewContact({ id: contactId, status }, deps),
  );
  if (tried.ok && tried.value.kind === "not-found") throw notFound();
  if (tried.ok && tried.value.kind === "changed")
    await keepDeed(context, staff, `set a beta application to ${status}`, paths.passContact(contactId));
  const list = paths.pass({ before: idIn(new URL(request.url).searchParams, "before") });
  return seeOther(list, { "Set-Cookie": await newsOf(tried, status) });
}

type Tried = Awaited<ReturnType<typeof attempt<Awaited<ReturnType<typeof reviewContact>>>>>;

function newsOf(tried: Tried, status: string): Promise<string> {
  if (!tried.ok || tried.value.kind === "not-found")
    return flashRefusal("The status could not be changed. Please try again.");
  const { personName, kind } = tried.value;
  if (kind === "unchanged") return flash(`${personName} was ${status} already.`);
  return status === "approved"
    ? flash(`${personName} is approved. The invitation is on its way.`)
    : flash(`${personName} is pending again.`);
}
