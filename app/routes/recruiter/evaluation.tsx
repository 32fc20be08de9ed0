import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Badge } from "~/components/Badge";
import { evaluationDetail } from "~/features/candidates/evaluation-view";
import { readCandidateQuery } from "~/features/candidates/list-query";
import { openEvaluation } from "~/features/candidates/open-evaluation";
import { openSample } from "~/features/candidates/sample";
import { viewOf } from "~/features/candidates/view";
import { notFound } from "~/http/replies";
import { readViewer, requireRecruiter } from "~/http/session";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import sheet from "~/styles/evaluation.css?url";
import work from "~/styles/work.css?url";
import { Flags } from "./candidates/Flags";
import { ScoreRing, Verdict } from "./candidates/ScoreSheet";
import { readSampleCookie } from "./candidates/sample-cookie";
import { Changes } from "./evaluation/Changes";
import { DimensionSection } from "./evaluation/DimensionSection";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [
  { rel: "stylesheet", href: work },
  { rel: "stylesheet", href: sheet },
];
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `How ${data?.candidate.name ?? "an application"} was read – ${brand.name}` },
];

/** Everything that a candidate's scores rest on: a page of its own, so that the candidate's stays short. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.applicationId ?? "";
  const viewer = await readViewer(request, context);
  const sample = viewer === null || viewer.companyId === null;
  const record = sample ? sampleRecord(request, id) : await realRecord(request, context, id);
  if (record === null) throw notFound();
  const { name, position, score, missing } = viewOf(record);
  return {
    sample,
    candidate: { id: record.id, name, position, score, missing },
    evaluation: record.evaluation === null ? null : evaluationDetail(record.evaluation, record),
  };
}

const sampleRecord = (request: Request, id: string) =>
  openSample(readCandidateQuery(new URLSearchParams()), id, readSampleCookie(request)).record;

async function realRecord(request: Request, context: LoaderFunctionArgs["context"], candidateId: string) {
  const { companyId } = await requireRecruiter(request, context);
  if (!isId(candidateId)) throw notFound();
  return openEvaluation({ companyId, candidateId }, context.services.db);
}

export default function CandidateEvaluation() {
  const { sample, candidate, evaluation } = useLoaderData<typeof loader>();
  return (
    <article className="work evaluation">
      <p className="row between">
        <a href={paths.candidate(candidate.id)}>← {candidate.name}</a>
        {sample && <Badge>Sample data</Badge>}
      </p>
      <header className="evaluation-head">
        <div className="stack-tight">
          <p className="eyebrow">{candidate.position}</p>
          <h1>How {candidate.name} was read</h1>
          {evaluation !== null && <Verdict evaluation={evaluation} score={candidate.score} />}
        </div>
        {candidate.score !== null && <ScoreRing score={candidate.score} />}
      </header>
      {candidate.missing !== null && (
        <p className="notice warn">
          <strong>{candidate.missing}.</strong> There is no score, which says nothing about the person.
        </p>
      )}
      {evaluation !== null && <Flags flags={evaluation.flags} />}
      {evaluation !== null && <Changes changes={evaluation.changes} />}
      {evaluation?.dimensions.map((dimension) => (
        <DimensionSection key={dimension.name} dimension={dimension} />
      ))}
    </article>
  );
}
