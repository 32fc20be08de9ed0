import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { brand } from "~/brand";
import { EmptyState } from "~/components/EmptyState";
import { candidateSearch, readCandidateQuery } from "~/features/candidates/list-query";
import { readSpan } from "~/features/candidates/marks";
import { openDashboard } from "~/features/candidates/open-dashboard";
import { openSample } from "~/features/candidates/sample";
import { cardOf, viewOf } from "~/features/candidates/view";
import { notFound } from "~/http/replies";
import { notFoundFor, readViewer, requireRecruiter } from "~/http/session";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import lists from "~/styles/lists.css?url";
import work from "~/styles/work.css?url";
import { CandidateCards } from "./candidates/CandidateCards";
import { CandidateFilters } from "./candidates/CandidateFilters";
import { CandidatePanel } from "./candidates/CandidatePanel";
import { HowToRead } from "./candidates/HowToRead";
import { readSampleCookie } from "./candidates/sample-cookie";

export const handle: PageHandle = { kind: "lively", linked: true };
export const links = () => [
  { rel: "stylesheet", href: lists },
  { rel: "stylesheet", href: work },
];
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.open ? `${data.open.name} – ` : ""}Candidates – ${brand.name}` },
  { name: "description", content: "Candidates side by side, each score with the sentence it rests on." },
];
// A refused change is a 409, after which Remix would leave the page as it was: out of date.
export const shouldRevalidate = () => true;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const asked = params.applicationId ?? null;
  const viewer = await readViewer(request, context);
  const evaluates = viewer?.evaluates ?? true;
  const query = readCandidateQuery(search, evaluates);
  const sample = viewer === null || viewer.companyId === null;
  const dashboard = sample
    ? openSample(query, asked, readSampleCookie(request))
    : await realDashboard(request, context, query, asked);
  if (asked !== null && dashboard.record === null) throw notFoundFor(viewer, request);
  const { counts, candidates, next, unsorted, jobTitle, record } = dashboard;
  return {
    sample,
    evaluates,
    query,
    unsorted,
    jobTitle,
    total: counts.all,
    stats: [
      { label: "Waiting for you", value: counts.pending },
      { label: "To interview", value: counts.interview_approved },
      { label: "Offers out", value: counts.offer_sent },
      { label: "Hired", value: counts.offer_accepted },
    ],
    cards: candidates.map((candidate) => cardOf(candidate, context.now)),
    next,
    open: record === null ? null : viewOf(record, answerMark(search)),
  };
}

/** The sentence that a quote on the evaluation's page led to: `?answer=2&mark=120-186`. */
function answerMark(search: URLSearchParams) {
  const span = readSpan(search.get("mark"));
  return span === null ? null : { number: Number(search.get("answer")), span };
}

async function realDashboard(
  request: Request,
  context: LoaderFunctionArgs["context"],
  query: ReturnType<typeof readCandidateQuery>,
  candidateId: string | null,
) {
  const { companyId, evaluates } = await requireRecruiter(request, context);
  if (candidateId !== null && !isId(candidateId)) throw notFound();
  return openDashboard({ companyId, evaluates, query, candidateId }, context.services.db);
}

export default function Candidates() {
  const { sample, evaluates, query, jobTitle, stats, cards, open, total } = useLoaderData<typeof loader>();
  const search = candidateSearch(query);
  useFollowUp(open?.waiting === true || cards.some((card) => card.missing?.endsWith("…")));
  return (
    <div className={open === null ? "work dash" : "work dash open"}>
      <div className="dash-top">
        <h1>Candidates</h1>
        {sample && (
          <p className="notice">
            <strong>Sample data: these people are invented.</strong> What you change here stays in this
            browser. <a href={paths.register()}>Create an account</a> to see your own candidates.
          </p>
        )}
        <dl className="stats">
          {stats.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <CandidateFilters query={query} evaluates={evaluates} />
        {jobTitle !== null && (
          <p>
            Only those who applied for <strong>{jobTitle}</strong>.{" "}
            <Link to={`${paths.candidates()}${candidateSearch({ ...query, job: null, after: null })}`}>
              All jobs
            </Link>
          </p>
        )}
      </div>
      <div className="dash-list">
        {cards.length === 0 ? <NoCandidates any={total > 0} /> : <CandidateList />}
      </div>
      <div className="dash-panel">
        {open === null ? (
          cards.length > 0 && <HowToRead evaluates={evaluates} />
        ) : (
          <CandidatePanel candidate={open} sample={sample} search={search} />
        )}
      </div>
    </div>
  );
}

function CandidateList() {
  const { cards, open, query, next, unsorted } = useLoaderData<typeof loader>();
  const from = query.after === null ? null : candidateSearch({ ...query, after: null });
  return (
    <>
      <CandidateCards
        cards={cards}
        openId={open?.id ?? null}
        search={candidateSearch(query)}
        byScore={query.sort === "score"}
      />
      {unsorted && (
        <p className="muted small">
          So many match that they are listed newest first. Another word narrows them down.
        </p>
      )}
      {(next !== null || from !== null) && (
        <nav className="paging" aria-label="Pages">
          {from === null ? <span /> : <Link to={`${paths.candidates()}${from}`}>← First page</Link>}
          {next !== null && (
            <Link to={`${paths.candidates()}${candidateSearch({ ...query, after: next })}`}>Next page →</Link>
          )}
        </nav>
      )}
    </>
  );
}

function NoCandidates({ any }: { any: boolean }) {
  return any ? (
    <EmptyState title="No candidates match">
      <p className="muted">Try another word, or look at all statuses.</p>
      <a className="btn ghost" href={paths.candidates()}>
        Show all candidates
      </a>
    </EmptyState>
  ) : (
    <EmptyState title="No candidates yet">
      <p className="muted">
        Everybody who applies appears here, with their CV, their answers, and what the scores rest on. Share a
        job’s link to get the first.
      </p>
      <a className="btn" href={paths.jobs()}>
        Go to your jobs
      </a>
    </EmptyState>
  );
}

/** While something is being evaluated: every 3 s, seen and on-line only, as a failure would take the page. */
function useFollowUp(waiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && navigator.onLine) revalidate();
    }, 3000);
    return () => clearInterval(timer);
  }, [waiting, revalidate]);
}
