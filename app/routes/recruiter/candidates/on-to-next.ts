import type { AppLoadContext } from "@remix-run/cloudflare";
import { findFilled } from "~/features/candidates/filled-places";
import { candidateSearch, readCandidateQuery } from "~/features/candidates/list-query";
import type { MoveOutcome } from "~/features/candidates/move-candidate";
import { nextUndecided } from "~/features/candidates/next-undecided";
import { statusLabel } from "~/features/candidates/rules";
import { filledInWords } from "~/features/jobs/rules";
import { may } from "~/features/members/rules";
import { flash } from "~/http/flash";
import { seeOther } from "~/http/replies";
import type { Member } from "~/http/session";
import { asMoment, inShort } from "~/lib/words";
import { paths } from "~/paths";

/** The next undecided person, within the list that was open; the last one decided stays open at the end. */
export async function onToNext(
  id: string,
  { name, to, stage, silent, usualMail, ...told }: Extract<MoveOutcome, { kind: "moved" }>,
  list: string,
  recruiter: Member,
  context: AppLoadContext,
) {
  const mail = usualMail ? " It is the usual mail: the reason’s template could not be used." : "";
  const filled =
    to === "offer_accepted" ? await findFilled(context.services.db, recruiter.companyId, id) : null;
  const closing = may(recruiter.role, "jobs.publish") ? " You can close the job under Jobs." : "";
  const last = filled === null ? "" : ` ${filledInWords(filled)}.${closing}`;
  const where = `${inShort(name)}: ${stage ?? statusLabel(to)}.${last}${mail}`;
  const undo = paths.undoDecision(told.changeId);
  const said = await (silent ? flash(where, undo) : flashOf(where, told, context));
  return seeOther(await nextInList(id, list, recruiter, context), { "Set-Cookie": said });
}

export async function nextInList(id: string, list: string, member: Member, context: AppLoadContext) {
  // Its search is read and written anew, so that nothing else gets into the address.
  const query = readCandidateQuery(new URLSearchParams(list), member.evaluates);
  const next = await nextUndecided(context.services.db, member, query, id);
  return paths.candidate(next ?? id) + candidateSearch(query);
}

export const flashOf = (done: string, { leaves, changeId, waits = [] }: Told, { zone }: AppLoadContext) => {
  const before = waits.map(
    ({ subject, leaves: at }) => `“${subject}” leaves ${asMoment(new Date(at), zone)}`,
  );
  const all = before.length > 1 ? "these decisions if they" : "both decisions if it";
  const also = before.length === 0 ? "" : ` ${before.join(", ")} too: undo ${all} should not.`;
  return leaves === null
    ? flash(`${done} Told by email.${also}`)
    : flash(`${done} The mail leaves ${asMoment(leaves, zone)}.${also}`, paths.undoDecision(changeId));
};

type Told = Pick<Extract<MoveOutcome, { kind: "moved" }>, "leaves" | "changeId" | "waits">;
