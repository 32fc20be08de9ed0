import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { FindingWords } from "~/components/FindingWords";
import { checkView } from "~/features/candidates/check-view";
import { evaluationDetail, unread } from "~/features/candidates/evaluation-view";
import { readCandidateQuery } from "~/features/candidates/list-query";
import { type OpenEvaluation, openEvaluation } from "~/features/candidates/open-evaluation";
import { passLetters } from "~/features/candidates/pass-letters";
import { movesFrom } from "~/features/candidates/rules";
import { runsView } from "~/features/candidates/runs-view";
import { openSample } from "~/features/candidates/sample";
import { readSample } from "~/features/candidates/sample-people";
import { stageMoves } from "~/features/candidates/stage-view";
import { viewOf } from "~/features/candidates/view";
import { answerReviewRequest } from "~/features/human-review/answer-review-request";
import { AnswerForm, REASON_NEEDED, VerdictForm } from "~/features/human-review/form";
import { giveVerdict } from "~/features/human-review/give-verdict";
import { bringsAs, mayMoveTo } from "~/features/members/rules";
import { attempt, unlessDamaged } from "~/http/attempt";
import { enqueueReads } from "~/http/enqueue-reads";
import { toldWhyFirst } from "~/http/leaving-cookie";
import { checkForm, readFormData } from "~/http/read-form";
import { broken, invalid, notFound, refusal, seeOther } from "~/http/replies";
import { type Member, notFoundFor, readViewer, requireRight } from "~/http/session";
import { oneFace } from "~/lib/headline-letters";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import desk from "~/styles/desk.css?url";
import sheet from "~/styles/evaluation.css?url";
import { Flags } from "./candidates/Flags";
import { Caution, Missing, PostingChanged, SaidOtherwise } from "./candidates/ScoreSheet";
import { readSampleCookie } from "./candidates/sample-cookie";
import { Changes } from "./evaluation/Changes";
import { DimensionSection } from "./evaluation/DimensionSection";
import { FromApplicant } from "./evaluation/FromApplicant";
import { ModelCheck } from "./evaluation/ModelCheck";
import { Runs } from "./evaluation/Runs";
import { SecondOpinion } from "./evaluation/SecondOpinion";
import { Side } from "./evaluation/Side";
import { VerdictPart } from "./evaluation/VerdictPart";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [
  { rel: "stylesheet", href: desk },
  { rel: "stylesheet", href: sheet },
];
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `How ${data?.candidate.name ?? "an application"} was read – ${brand.name}` },
];

/** Everything that a candidate's scores rest on: a page of its own, so that the candidate's stays short. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.applicationId ?? "";
  const viewer = await readViewer(request, context);
  await toldWhyFirst(viewer, request, context);
  const sample = viewer === null || viewer.companyId === null;
  const opened = await (sample ? sampleRecord : realRecord)(request, context, id);
  if (opened === null) throw notFoundFor(viewer, request);
  const { record, review, history, opinion, check } = opened;
  if (!sample)
    enqueueReads(viewer, context, { verb: "candidate.read", applicationId: record.id, jobId: record.jobId });
  const { name, position, status, score, missing, waiting, given, ...view } = viewOf(record);
  const current = check?.since.length === 0 ? check.checked : null;
  const evaluation = record.evaluation === null ? null : evaluationDetail(record.evaluation, record, current);
  return {
    sample,
    off: !sample && !viewer.evaluates,
    moves: movesFrom(record.status).filter(
      (to) => sample || (viewer.role !== null && mayMoveTo(viewer.role, to)),
    ),
    stageMoves: sample ? [] : stageMoves(record, bringsAs(viewer.role)),
    letters:
      sample || viewer.role === null || !mayMoveTo(viewer.role, "passed")
        ? []
        : passLetters(record, {
            companyName: viewer.companyName ?? "",
            publicOrigin: context.settings.publicOrigin,
          }),
    candidate: {
      id: record.id,
      name,
      position,
      status,
      score,
      missing,
      waiting,
      postingChanged: view.postingChanged,
      given,
      undoWindow: view.undoWindow,
      asksReasons: view.asksReasons,
      withdrew: view.withdrew,
      stage: view.stage,
      mails: view.mails,
    },
    evaluationId: record.evaluationId,
    evaluation,
    dimensions: evaluation?.dimensions ?? unread(record),
    review,
    history,
    opinion,
    check: check === null ? null : checkView(check, record.evaluation),
  };
}

async function sampleRecord(
  request: Request,
  { asset }: LoaderFunctionArgs["context"],
  id: string,
): Promise<OpenEvaluation | null> {
  const query = readCandidateQuery(new URLSearchParams());
  const sample = await readSample(asset);
  const { record } = openSample(sample, query, id, readSampleCookie(sample, request));
  if (record === null) return null;
  return {
    record,
    review: { comments: [], reviewRequests: [], corrections: [] },
    history: runsView(record, []),
    opinion: null,
    check: null,
  };
}

async function realRecord(request: Request, context: LoaderFunctionArgs["context"], candidateId: string) {
  const { companyId, evaluates } = await requireRight(request, context, "evaluations", {
    application: candidateId,
  });
  if (!isId(candidateId)) throw notFound();
  return unlessDamaged(context, openEvaluation({ companyId, candidateId, evaluates }, context.services.db));
}

const FAILED = "We could not save that. Please try again in a minute.";
const CHANGED =
  "Nothing was saved: this candidate was evaluated or judged anew in the meantime. Look at what stands " +
  "here now, and send yours again if it still holds.";

const ANSWERED = "Nothing was sent: somebody has answered this in the meantime. The answer stands above.";

export async function action({ request, params, context }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "evaluations", {
    application: params.applicationId ?? "",
  });
  const { applicationId } = params;
  const formData = await readFormData(request);
  if (!isId(applicationId)) throw notFound();
  switch (formData.get("intent")) {
    case "verdict":
      return takeVerdict(formData, applicationId, recruiter, context);
    case "answer":
      return takeAnswer(formData, applicationId, recruiter, context);
    default:
      throw refusal(400);
  }
}

async function takeVerdict(
  formData: FormData,
  applicationId: string,
  recruiter: Member,
  context: ActionFunctionArgs["context"],
) {
  const form = checkForm(formData, VerdictForm);
  if (!form.ok) return invalid(form);
  const { evaluation, seen, ...given } = form.value;
  const deps = { ...context.services, now: context.now };
  const tried = await attempt(context, "verdict.not-saved", () =>
    giveVerdict(
      recruiter,
      { ...given, applicationId, evaluationId: evaluation || null, seen: seen || null },
      deps,
    ),
  );
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  switch (tried.value.kind) {
    case "given":
      context.log("verdict.given", { applicationId, dimension: given.dimension, userId: recruiter.id });
      return seeOther(paths.evaluation(applicationId, given.dimension));
    case "reason-needed":
      return invalid({ reply: form.reply({ reason: [REASON_NEEDED] }) });
    case "changed":
      return data(form.reply({ form: [CHANGED] }), 409);
    case "not-found":
      throw notFound();
  }
}

async function takeAnswer(
  formData: FormData,
  applicationId: string,
  recruiter: Member,
  context: ActionFunctionArgs["context"],
) {
  const form = checkForm(formData, AnswerForm);
  if (!form.ok) return invalid(form);
  const { request: requestId, answer } = form.value;
  if (!isId(requestId)) throw notFound();
  const deps = { ...context.services, publicOrigin: context.settings.publicOrigin, now: context.now };
  const tried = await attempt(context, "review-request.not-answered", () =>
    answerReviewRequest(recruiter, { applicationId, requestId, answer }, deps),
  );
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  switch (tried.value.kind) {
    case "answered":
      context.log("review-request.answered", { applicationId, requestId, userId: recruiter.id });
      return seeOther(paths.evaluation(applicationId, "applicant"));
    case "answered-before":
      return data(form.reply({ form: [ANSWERED] }), 409);
    case "not-found":
      throw notFound();
  }
}

export default function CandidateEvaluation() {
  const {
    sample,
    off,
    candidate,
    moves,
    stageMoves,
    letters,
    evaluationId,
    evaluation,
    dimensions,
    review,
    history,
    opinion,
    check,
  } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <div className="evaluation">
      <Side
        candidate={candidate}
        moves={moves}
        stageMoves={stageMoves}
        letters={letters}
        evaluation={evaluation}
        check={check}
        sample={sample}
      />
      <article className="evaluation-main">
        <header className="evaluation-head">
          <h1 {...oneFace(candidate.name)}>How {candidate.name} was read</h1>
          {evaluation !== null && evaluation.changes.length > 0 && (
            <a href="#changes">What would change this</a>
          )}
        </header>
        {off && (
          <p className="notice">
            AI evaluation is switched off for your company: nothing is scored here but by people. You can
            switch it on in the <a href={paths.settings()}>settings</a>.
          </p>
        )}
        {candidate.missing !== null && <Missing waiting={candidate.waiting} missing={candidate.missing} />}
        {evaluation !== null && (
          <>
            <PostingChanged candidate={candidate} />
            <SaidOtherwise facts={evaluation.facts} />
            <Caution evaluation={evaluation} />
            <Flags flags={evaluation.flags} />
          </>
        )}
        <FromApplicant
          review={review}
          lastResult={reply?.initialValue?.intent === "answer" ? reply : undefined}
        />
        <div className="evaluation-parts">
          {dimensions.map((dimension) => (
            <DimensionSection key={dimension.name} dimension={dimension}>
              <SecondOpinion opinion={opinion} dimension={dimension.name} />
              {!sample && (
                <VerdictPart
                  dimension={dimension}
                  evaluationId={evaluationId}
                  lastResult={reply?.initialValue?.dimension === dimension.name ? reply : undefined}
                />
              )}
            </DimensionSection>
          ))}
        </div>
        {check !== null && <ModelCheck check={check} />}
        {evaluation !== null && <FindingWords />}
        {evaluation !== null && <Changes changes={evaluation.changes} />}
        {!sample && <Runs applicationId={candidate.id} history={history} />}
      </article>
    </div>
  );
}
