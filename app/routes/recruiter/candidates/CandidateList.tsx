import { useRouteLoaderData } from "@remix-run/react";
import { CompanyGoes, type Going } from "~/components/CompanyGoes";
import { EmptyState } from "~/components/EmptyState";
import { FlashMessage } from "~/components/FlashMessage";
import { candidateSearch, isCounted, listSearch } from "~/features/candidates/list-query";
import type { Flash } from "~/http/flash";
import { counted } from "~/lib/words";
import { paths } from "~/paths";
import { CandidateFilters } from "./CandidateFilters";
import { CandidateRows } from "./CandidateRows";
import type { Desk } from "./desk";
import { HowToRead } from "./HowToRead";
import { Keys } from "./Keys";
import { Selecting } from "./Selecting";

type RootData = { flash: Flash | null; person: unknown; going: Going | null };

/** The left pane, and on a phone a page of its own: who applied, and how to find one of them. */
export function CandidateList(desk: Desk) {
  const { sample, evaluates, advised, query, view, cards, open, asked, counts, jobs } = desk;
  const root = useRouteLoaderData("root") as RootData | undefined;
  const flash = root?.flash;
  return (
    <section className="desk-list" aria-labelledby="desk-title">
      {(open === null || !asked) && flash && <FlashMessage {...flash} />}
      <CompanyGoes going={root?.going ?? null} />
      {open !== null && (
        <a className="skip" href="#decision">
          {desk.meets ? "To the other candidates" : "To the decision"}
        </a>
      )}
      <Head {...desk} />
      {sample && (
        <p className="notice">
          <strong>Sample data: these people are invented.</strong> What you change here stays in this browser.{" "}
          <OwnCandidates signedIn={root?.person != null} />
        </p>
      )}
      <CandidateFilters
        query={query}
        evaluates={evaluates}
        meets={desk.meets}
        jobs={jobs}
        view={view}
        counts={isCounted(query) ? counts : null}
        saves={!sample}
        stages={desk.stages}
        tags={desk.tags}
        pool={desk.pool}
        result={resultOf(desk)}
      />
      {cards.length === 0 ? (
        <NoCandidates any={counts === null || counts.all > 0} advised={advised} shares={desk.shares} />
      ) : (
        <Selecting {...desk}>
          <CandidateRows
            cards={cards}
            openId={open?.id ?? null}
            search={candidateSearch(query)}
            byScore={query.sort === "score"}
            mixed={view === "all"}
            selects={desk.tagging && query.selects === true}
          />
        </Selecting>
      )}
      <Pages {...desk} />
      {desk.exports && cards.length > 0 && (
        <p className="paging">
          <a href={paths.candidatesCsv(listSearch({ ...query, status: view }))} download="candidates.csv">
            Download this list as CSV
          </a>
        </p>
      )}
      {advised && <HowToRead evaluates={evaluates} />}
    </section>
  );
}

function Head({ sample, keys, query, cards, open, asked, jobs, tagging, stageMoves }: Desk) {
  const Title = asked ? "h2" : "h1";
  const job = jobs.find(({ id }) => id === query.job);
  return (
    <div className="desk-list-head">
      <Title id="desk-title" title={job?.title}>
        {job === undefined ? (
          "Candidates"
        ) : (
          <>
            <span className="visually-hidden">Only those who applied for </span>
            {job.title}
          </>
        )}
      </Title>
      {job !== undefined && (
        <a href={paths.candidates() + candidateSearch({ ...query, job: null, stage: null, after: null })}>
          All jobs
        </a>
      )}
      {tagging && !sample && cards.length > 1 && (
        <a
          className="btn ghost small"
          data-key={query.selects ? undefined : "x"}
          href={
            (asked && open !== null ? paths.candidate(open.id) : paths.candidates()) +
            candidateSearch({ ...query, selects: !query.selects })
          }
        >
          {query.selects ? "Done" : "Select"}
        </a>
      )}
      {keys && <Keys brief={job !== undefined} next={stageMoves.find(({ next }) => next)?.name} />}
    </div>
  );
}

/** How many the list holds on all its pages, as far as that is known without reading them. */
function resultOf({ query, view, counts, cards, stages, next }: Desk): string {
  const stage = isCounted({ ...query, stage: null })
    ? stages.find(({ id }) => id === query.stage)
    : undefined;
  if (counts !== null && stage !== undefined && query.status === null)
    return counted(stage.people, "person", "people");
  if (counts !== null && isCounted(query)) return counted(counts[view], "person", "people");
  if (next === null && query.after === null) return counted(cards.length, "person", "people");
  return query.after === null ? `More than ${counted(cards.length, "person", "people")}` : "More people";
}

const OwnCandidates = ({ signedIn }: { signedIn: boolean }) =>
  signedIn ? (
    <>
      Your account works for no company, so there are no candidates of your own.{" "}
      <a href={paths.dashboard()}>Go to your dashboard</a>
    </>
  ) : (
    <>
      <a href={paths.register()}>Create an account</a> to see your own candidates.
    </>
  );

function Pages({ query, view, next, unsorted }: Desk) {
  const from = query.after === null ? null : candidateSearch({ ...query, after: null });
  return (
    <>
      {unsorted && (
        <p className="muted small">
          So many match that they are listed newest first. Another word narrows them down.
        </p>
      )}
      {(next !== null || from !== null) && (
        <nav className="paging" aria-label="Pages">
          {from === null ? <span /> : <a href={`${paths.candidates()}${from}`}>← First page</a>}
          {next !== null && (
            <a
              href={`${paths.candidates()}${candidateSearch({ ...query, status: view, after: next.after })}`}
            >
              Next page →
            </a>
          )}
        </nav>
      )}
    </>
  );
}

function NoCandidates({ any, advised, shares }: { any: boolean; advised: boolean; shares: boolean }) {
  return any ? (
    <EmptyState title="No candidates match">
      <p className="muted">Try adjusting your search or filters.</p>
      <a className="btn ghost" href={`${paths.candidates()}?status=all`}>
        Show all candidates
      </a>
    </EmptyState>
  ) : !advised ? (
    <EmptyState title="Nobody to interview yet">
      <p className="muted">Whoever hires here chooses the people whom you meet. They will stand here.</p>
    </EmptyState>
  ) : !shares ? (
    <EmptyState title="No candidates yet">
      <p className="muted">
        Everybody who applies for a job of yours appears here. Whoever hires here chooses the jobs that you
        see.
      </p>
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
