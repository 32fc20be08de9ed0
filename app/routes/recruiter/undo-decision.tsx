import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { UndoForm } from "~/features/candidates/form";
import { candidateSearch, readCandidateQuery } from "~/features/candidates/list-query";
import { statusLabel } from "~/features/candidates/rules";
import { undoDecision } from "~/features/candidates/undo-decision";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { notFound, refusalWithForm, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import { inShort } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Too late to undo – ${brand.name}` }];

export function loader({ context }: LoaderFunctionArgs) {
  if (context.memo.has(STAY)) return null;
  throw redirect(paths.candidates());
}

const STAY = "undo-decision";

export async function action({ request, params, context }: ActionFunctionArgs) {
  context.memo.set(STAY, Promise.resolve());
  const recruiter = await requireRight(request, context, "candidates.undo", {
    change: params.changeId ?? "",
  });
  const { changeId } = params;
  if (!isId(changeId)) throw notFound();
  const form = await readForm(request, UndoForm);
  const query = readCandidateQuery(new URLSearchParams(form.ok ? form.value.list : ""), recruiter.evaluates);
  const deps = { db: context.services.db, now: context.now };
  const tried = await attempt(context, "decision.not-undone", () => undoDecision(recruiter, changeId, deps));
  if (!tried.ok) throw await refusalWithForm(context, 503);
  const outcome = tried.value;
  if (outcome.kind === "not-found") throw notFound();
  const { name, applicationId } = outcome;
  const address = paths.candidate(applicationId) + candidateSearch(query);
  context.log("decision.undo", { changeId, outcome: outcome.kind, userId: recruiter.id });
  if (outcome.kind === "too-late") return data({ name, address }, 409);
  const where = outcome.stage ?? statusLabel(outcome.status);
  const [mail] = outcome.mails;
  const waits = mail === undefined ? "" : ` “${inShort(mail.subject)}” of ${mail.by} still waits to leave.`;
  const told = await flash(`${inShort(name)}: ${where} again. No mail was sent.${waits}`);
  return seeOther(address, { "Set-Cookie": told });
}

export default function TooLate() {
  const late = useActionData<typeof action>();
  if (late === undefined) return null;
  return (
    <div className="narrow stack">
      <h1>Too late to undo</h1>
      <p>{late.name} has been told by email, or somebody has decided anew since. Nothing was changed.</p>
      <p>
        <a className="btn" href={late.address}>
          Look at the candidate
        </a>
      </p>
    </div>
  );
}
