import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Act } from "~/features/members/rules";
import { notFound } from "~/http/replies";
import { type Member, requireRight } from "~/http/session";
import { isId } from "~/lib/ids";

/** Who asks, and what `open` finds of the candidate in the address; throws 404 where it finds nobody. */
export async function openCandidate<Found>(
  { request, params, context }: Pick<LoaderFunctionArgs, "request" | "params" | "context">,
  act: Act,
  open: (member: Member, id: string) => Promise<Found | null>,
): Promise<{ member: Member; found: Found }> {
  const { applicationId = "" } = params;
  const member = await requireRight(request, context, act, { application: applicationId });
  const found = isId(applicationId) ? await open(member, applicationId) : null;
  if (found === null) throw notFound();
  return { member, found };
}
