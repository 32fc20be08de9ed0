import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useParams } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { MoveForm } from "~/features/candidates/form";
import { candidateSearch, readCandidateQuery } from "~/features/candidates/list-query";
import { moveCandidate, NO_REASON, type Standing } from "~/features/candidates/move-candidate";
import { type MayBring, moveToStage } from "~/features/candidates/move-to-stage";
import { mayMove } from "~/features/candidates/rules";
import { moveSample, nextInSample, sampleStatus } from "~/features/candidates/sample";
import { readSample } from "~/features/candidates/sample-people";
import { mayMoveTo } from "~/features/members/rules";
import { attempt } from "~/http/attempt";
import { readForm } from "~/http/read-form";
import { notFound, refusal, seeOther } from "~/http/replies";
import { readViewer, requireRight, requireUser } from "~/http/session";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { type NotMoved, whyNotMoved } from "./candidates/NotMoved";
import { onToNext } from "./candidates/on-to-next";
import { readSampleCookie, sampleCookie } from "./candidates/sample-cookie";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Nothing was changed – ${brand.name}` }];

/** Only a move that was not made leaves somebody here; opened again, it leads back to the candidate. */
export function loader({ params, context }: LoaderFunctionArgs) {
  if (context.memo.has(STAY)) return null;
  throw redirect(paths.candidate(encodeURIComponent(params.applicationId ?? "")));
}

const STAY = "candidate-status";

export async function action({ request, params, context }: ActionFunctionArgs) {
  // The loader runs after this, in the same request.
  context.memo.set(STAY, Promise.resolve());
  const viewer = await readViewer(request, context);
  const id = params.applicationId ?? "";
  // Nobody in the sample has such an id: a recruiter was signed out meanwhile.
  if (viewer === null && isId(id)) await requireUser(request, context);
  if (viewer === null || viewer.companyId === null) return moveInSample(request, context, id);
  const recruiter = await requireRight(request, context, "candidates.move", { application: id });
  const form = await readForm(request, MoveForm);
  if (!isId(id)) throw notFound();
  if (!form.ok) throw refusal(400);
  const pressed = form.value;
  if (!("stage" in pressed) && !mayMoveTo(recruiter.role, pressed.status)) throw refusal(403);
  const deps = { ...context.services, publicOrigin: context.settings.publicOrigin, now: context.now };
  const mayBring: MayBring = (from, to) => mayMoveTo(recruiter.role, to, from);
  const tried = await attempt(context, "candidate.move-failed", () => {
    if ("stage" in pressed) return moveToStage(recruiter, { applicationId: id, ...pressed }, mayBring, deps);
    const { status: to, from = null, offer = null } = pressed;
    return moveCandidate(recruiter, { applicationId: id, to, from, offer, ...NO_REASON }, deps);
  });
  if (!tried.ok) return data<NotMoved>({ kind: "failed" }, 503);
  const outcome = tried.value;
  switch (outcome.kind) {
    case "moved":
      context.log("candidate.moved", { applicationId: id, to: outcome.to, userId: recruiter.id });
      return onToNext(id, outcome, pressed.list, recruiter, context);
    case "refused":
      context.log("candidate.move-refused", { applicationId: id, status: outcome.status });
      return refused(outcome);
    case "forbidden":
      throw refusal(403);
    case "who-said-no":
      return data<NotMoved>({ kind: "who-said-no" }, 422);
    case "needs-reason":
      return data<NotMoved>({ kind: "needs-reason" }, 422);
    case "not-found":
      throw notFound();
  }
}

async function moveInSample(request: Request, { asset }: ActionFunctionArgs["context"], id: string) {
  const form = await readForm(request, MoveForm);
  if (!form.ok || "stage" in form.value) throw refusal(400);
  const sample = await readSample(asset);
  const moves = readSampleCookie(sample, request);
  const status = sampleStatus(sample, moves, id);
  if (status === null) throw notFound();
  const stale = form.value.from !== undefined && form.value.from !== status;
  const moved = stale ? null : moveSample(sample, moves, id, form.value.status);
  if (moved === null) {
    const possible = mayMove(status, form.value.status);
    return refused({ status, name: "This candidate", possible });
  }
  const query = readCandidateQuery(new URLSearchParams(form.value.list));
  const next = nextInSample(sample, query, id, moved) ?? id;
  return seeOther(paths.candidate(next) + candidateSearch(query), { "Set-Cookie": sampleCookie(moved) });
}

const refused = (where: Standing) => data<NotMoved>({ ...where, kind: "refused" }, 409);

export default function MoveRefused() {
  const result = useActionData<NotMoved>();
  const { applicationId = "" } = useParams();
  if (result === undefined) return null;
  return (
    <div className="narrow stack">
      <h1>Nothing was changed</h1>
      <p data-refused="">{whyNotMoved(result)}</p>
      <p>
        <a className="btn" href={paths.candidate(applicationId)}>
          Look at the candidate
        </a>
      </p>
    </div>
  );
}
