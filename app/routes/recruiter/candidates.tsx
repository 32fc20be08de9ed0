import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { brand } from "~/brand";
import {
  type CandidateQuery,
  candidateSearch,
  isCounted,
  readCandidateQuery,
} from "~/features/candidates/list-query";
import { readSpan } from "~/features/candidates/marks";
import { openDashboard } from "~/features/candidates/open-dashboard";
import { passLetters } from "~/features/candidates/pass-letters";
import { proposable } from "~/features/candidates/propose";
import type { CandidateRecord } from "~/features/candidates/record";
import { movesFrom } from "~/features/candidates/rules";
import { openSample } from "~/features/candidates/sample";
import { readSample } from "~/features/candidates/sample-people";
import { stageMoves } from "~/features/candidates/stage-view";
import { cardOf, viewOf } from "~/features/candidates/view";
import { bringsAs, may, mayMoveTo, reachOf } from "~/features/members/rules";
import { newestView } from "~/features/notes/note-view";
import { unlessDamaged } from "~/http/attempt";
import { requireCleanAddress } from "~/http/clean-address";
import { countSearch } from "~/http/count-search";
import { enqueueReads } from "~/http/enqueue-reads";
import { keysAreOn } from "~/http/keys-cookie";
import { toldWhyFirst } from "~/http/leaving-cookie";
import { notFound } from "~/http/replies";
import { notFoundFor, readViewer, requireRight, type Viewer } from "~/http/session";
import { isId } from "~/lib/ids";
import { asFigure } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import desk from "~/styles/desk.css?url";
import type { Role } from "~/vocabulary/members";
import { CandidateList } from "./candidates/CandidateList";
import { CandidatePanel } from "./candidates/CandidatePanel";
import { DecisionBar } from "./candidates/DecisionBar";
import type { Desk } from "./candidates/desk";
import { Papers, Way } from "./candidates/Papers";
import { readSampleCookie } from "./candidates/sample-cookie";

export const handle: PageHandle = { kind: "quiet", frame: "desk", linked: true };
export const links = () => [{ rel: "stylesheet", href: desk }];
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.asked && data.open ? `${data.open.name} – ` : ""}Candidates – ${brand.name}` },
  { name: "description", content: "Candidates side by side, each score with the sentence it rests on." },
];

type Right = Parameters<typeof may>[1];

/** The sample has no roles. */
const shownWith = (role: Role | null, right: Right): boolean => role === null || may(role, right);

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Desk> {
  requireCleanAddress(request);
  const search = new URL(request.url).searchParams;
  const asked = params.applicationId ?? null;
  const viewer = await readViewer(request, context);
  await toldWhyFirst(viewer, request, context);
  const role = viewer?.role ?? null;
  const can = (right: Right) => role !== null && may(role, right);
  const advised = shownWith(role, "evaluations");
  const evaluates = (viewer?.evaluates ?? true) && advised;
  const { publicOrigin } = context.settings;
  const pools = can("candidates.pool");
  const meets = meetsOnly(role);
  const query = fitting(readCandidateQuery(search, evaluates), { pools, meets });
  const sample = viewer === null || viewer.companyId === null;
  const dashboard = sample
    ? await sampleDashboard(request, context, query, asked)
    : await realDashboard(request, context, query, asked);
  const { counts, view, candidates, next, unsorted, jobs, record } = dashboard;
  if (asked !== null && record === null) throw notFoundFor(viewer, request);
  if (!sample) enqueueDeskReads(viewer, context, query, record);
  const notes = record?.notes ? await newestView(record.notes, context.services.markdown) : null;
  return {
    sample,
    evaluates,
    advised,
    meets,
    shares: shownWith(role, "jobs.create"),
    closes: can("jobs.publish"),
    keys: keysAreOn(request),
    query,
    view,
    unsorted,
    jobs,
    stages: dashboard.stages,
    counts,
    cards: candidates.map((candidate) => cardOf(candidate, dashboard.stages, context.now)),
    next,
    asked: asked !== null,
    open:
      record === null
        ? null
        : viewOf(record, {
            marked: answerMark(search),
            search: candidateSearch({ ...query, show: "text" }),
            notes,
            now: context.now,
          }),
    staged: candidates.some(({ stageId }) => stageId !== null),
    tags: dashboard.tags,
    pool: dashboard.pool,
    pools,
    ...actsOf(role, record),
    letters:
      sample || record === null || role === null || !mayMoveTo(role, "passed")
        ? []
        : passLetters(record, { companyName: viewer.companyName ?? "", publicOrigin }),
  };
}

/** What the page lets somebody do: in the sample, which knows no roles, only to move people. */
function actsOf(role: Role | null, record: CandidateRecord | null) {
  const can = (right: Right) => role !== null && may(role, right);
  return {
    tagging: can("candidates.tag"),
    proposes:
      record !== null &&
      can("candidates.propose") &&
      proposable(record.status).some((to) => role !== null && !mayMoveTo(role, to)),
    decides: can("candidates.decide"),
    merges: can("candidates.merge"),
    exports: can("candidates.export"),
    chooses: can("candidates.interviewers"),
    writes: can("messages"),
    snoozes: record?.status === "pending" && can("candidates.move"),
    moves:
      record === null ? [] : movesFrom(record.status).filter((to) => role === null || mayMoveTo(role, to)),
    stageMoves: record === null ? [] : stageMoves(record, bringsAs(role)),
  };
}

const meetsOnly = (role: Role | null) => role !== null && reachOf(role, "candidates") === "assigned";

const fitting = (query: CandidateQuery, { pools, meets }: { pools: boolean; meets: boolean }) => ({
  ...query,
  ...(!pools && { pool: null }),
  ...(meets && { permit: null, tag: null }),
});

function enqueueDeskReads(
  viewer: Viewer,
  context: LoaderFunctionArgs["context"],
  { q }: CandidateQuery,
  record: CandidateRecord | null,
): void {
  enqueueReads(
    viewer,
    context,
    ...(q === "" ? [] : [{ verb: "candidates.searched" as const }]),
    ...(record === null
      ? []
      : [{ verb: "candidate.read" as const, applicationId: record.id, jobId: record.jobId }]),
  );
}

/** The sentence that a quote on the evaluation's page led to: `?answer=2&mark=120-186`. */
function answerMark(search: URLSearchParams) {
  const span = readSpan(search.get("mark"));
  return span === null ? null : { number: Number(search.get("answer")), span };
}

async function sampleDashboard(
  request: Request,
  { asset }: LoaderFunctionArgs["context"],
  query: CandidateQuery,
  candidateId: string | null,
) {
  const sample = await readSample(asset);
  return openSample(sample, query, candidateId, readSampleCookie(sample, request));
}

async function realDashboard(
  request: Request,
  context: LoaderFunctionArgs["context"],
  query: CandidateQuery,
  candidateId: string | null,
) {
  const reader = await requireRight(request, context, "candidates");
  if (candidateId !== null && !isId(candidateId)) throw notFound();
  if (query.q !== "") await countSearch(context, reader.id);
  const { evaluates } = reader;
  return unlessDamaged(
    context,
    openDashboard({ reader, evaluates, query, candidateId }, context.services.db),
  );
}

export default function Candidates() {
  const loaded = useLoaderData<typeof loader>();
  const { sample, query, open, letters, counts, asked } = loaded;
  if (open === null)
    return (
      <InPlace desk={loaded} className="desk nobody">
        <CandidateList {...loaded} />
      </InPlace>
    );
  const { place, before, next } = neighbours(loaded);
  const progress = counts === null || loaded.meets ? "" : progressOf(counts);
  return (
    <InPlace desk={loaded} className={asked ? "desk open" : "desk"}>
      <CandidateList {...loaded} />
      <div className="desk-back">
        <a href={paths.candidates() + candidateSearch(query)}>← All candidates</a>
        <span className="muted">{progress}</span>
      </div>
      <nav className="desk-tabs" aria-label="Show">
        <Way query={query} show={null} current={query.show === null}>
          Evidence
        </Way>
        <Way query={query} show="text" current={query.show !== null}>
          CV
        </Way>
      </nav>
      <article className="desk-person" aria-labelledby="candidate-name">
        <CandidatePanel
          candidate={open}
          sample={sample}
          asked={asked}
          place={place}
          chooses={loaded.chooses}
          writes={loaded.writes}
          tagging={loaded.tagging}
          pools={loaded.pools}
          decides={loaded.decides}
          proposes={loaded.proposes}
          closes={loaded.closes}
          merges={loaded.merges}
          snoozes={loaded.snoozes}
        />
      </article>
      <DecisionBar
        candidate={open}
        moves={loaded.moves}
        meets={loaded.meets}
        snoozes={loaded.snoozes}
        stageMoves={loaded.stageMoves}
        letters={letters}
        sample={sample}
        search={candidateSearch(query)}
        before={before}
        next={next}
        progress={progress}
      />
      <aside className="desk-papers" aria-label="CV">
        <Papers candidate={open} query={query} />
      </aside>
    </InPlace>
  );
}

type InPlaceProps = { desk: Desk; className: string; children: ReactNode };

/** The island leads on within it, and looks again while something is read. Whoever comes brings moments. */
function InPlace({ desk: { open, query, cards }, className, children }: InPlaceProps) {
  const waits = open?.waiting === true || cards.some((card) => card.missing?.endsWith("…"));
  const show = query.show === null ? "evidence" : "papers";
  return (
    <>
      <p className="loading-status" role="status" />
      <live-desk
        class={className}
        data-show={open === null ? undefined : show}
        data-waits={waits ? "" : undefined}
      >
        {children}
        {open === null && <local-time hidden />}
      </live-desk>
    </>
  );
}

function progressOf({ all, pending, snoozed }: NonNullable<Desk["counts"]>): string {
  return `${asFigure(all - pending - snoozed)} of ${asFigure(all)} decided`;
}

/** Who stands before and after the open candidate; beyond the page, whoever comes first there. */
function neighbours({ cards, open, query, next, counts, view }: Desk) {
  const at = cards.findIndex(({ id }) => id === open?.id);
  const inList = candidateSearch(query);
  const to = (id: string | undefined) => (id === undefined ? null : paths.candidate(id) + inList);
  const further =
    next === null
      ? null
      : paths.candidate(next.id) + candidateSearch({ ...query, status: view, after: next.after });
  const isWholeList = next === null && query.after === null;
  const many = isCounted(query) && counts !== null ? counts[view] : isWholeList ? cards.length : null;
  const back = query.after === null ? null : paths.candidates() + candidateSearch({ ...query, after: null });
  return {
    before: at === 0 ? back : to(cards[at - 1]?.id),
    next: at === cards.length - 1 ? further : to(cards[at + 1]?.id),
    place:
      at < 0 || query.after !== null || many === null
        ? null
        : `${at + 1} of ${asFigure(Math.max(many, at + 1))}`,
  };
}
