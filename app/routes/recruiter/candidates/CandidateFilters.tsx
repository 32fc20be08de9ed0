import { Filter, FilterForm } from "~/components/FilterForm";
import type { JobChoice } from "~/features/candidates/desk-frame";
import {
  type CandidateQuery,
  candidateSearch,
  type ListView,
  listSearch,
} from "~/features/candidates/list-query";
import type { CandidateCounts } from "~/features/candidates/record";
import { statusLabel } from "~/features/candidates/rules";
import type { JobStage } from "~/features/stages/job-stages";
import { asFigure } from "~/lib/words";
import { paths } from "~/paths";
import { CANDIDATE_STATUSES, type CandidateStatus } from "~/vocabulary/applications";

const SORTS = [
  ["score", "Score, highest first"],
  ["name", "Name"],
  ["date", "Newest first"],
] as const;

const SCORES = [
  ["", "Any score"],
  ["90", "90 and up"],
  ["80", "80 to 89"],
  ["70", "70 to 79"],
  ["below", "Below 70"],
  ["none", "Not scored"],
] as const;

const PERMITS = [
  ["", "With or without the right to work"],
  ["yes", "Has the right to work"],
  ["no", "Needs work authorisation"],
] as const;

const ENDED = "Passed or withdrawn";
const listLabel = (status: CandidateStatus) => (status === "passed" ? ENDED : statusLabel(status));

type Props = {
  query: CandidateQuery;
  evaluates: boolean;
  meets: boolean;
  jobs: JobChoice[];
  view: ListView;
  counts: CandidateCounts | null;
  saves: boolean;
  stages: readonly JobStage[];
  tags: readonly string[];
  /** How many people the talent pool has. */
  pool: number;
  /** `163 people`, or that there are more than one page holds. */
  result: string;
};

/** Search, filters, the counted links and the order; without evaluation there is nothing of scores. */
export function CandidateFilters(props: Props) {
  const { query, evaluates, meets, view, counts, stages, saves, result } = props;
  return (
    <FilterForm
      action={paths.candidates()}
      finds={meets ? "Search name or role" : "Search name, email or role"}
      inShort={meets ? "Name or role" : "Name, email or role"}
      text={query.q}
      findKey="/"
    >
      <Narrowing {...props} />
      <Views query={query} view={view} counts={counts} />
      {stages.length > 0 && <Stages query={query} stages={stages} />}
      <p className="desk-result">
        {result}
        {saves && (
          <>
            {" "}
            · <a href={paths.savedViews(listSearch(query))}>Views</a>
          </>
        )}
      </p>
      <Filter
        name="sort"
        label="Order"
        value={query.sort}
        options={SORTS.filter(([value]) => evaluates || value !== "score")}
      />
      {query.stage !== null && <input type="hidden" name="stage" value={query.stage} />}
      {query.show !== null && <input type="hidden" name="show" value={query.show} />}
    </FilterForm>
  );
}

function Narrowing({ query, evaluates, meets, jobs, tags, pool }: Props) {
  // The links below say which status is shown.
  const chosen = [query.job, query.score, query.permit, query.tag, query.pool].filter(
    (one) => one !== null,
  ).length;
  return (
    <details className="desk-filter">
      <summary className="btn ghost">Filter {chosen > 0 && <b>{chosen}</b>}</summary>
      <div className="desk-filter-panel">
        <Filter
          name="job"
          label="Job"
          value={query.job ?? ""}
          options={[["", "All jobs"], ...jobs.map(({ id, title }) => [id, title] as const)]}
        />
        <Filter
          name="status"
          label="Status"
          value={query.status ?? ""}
          options={[
            ["", "Undecided first"],
            ["all", "All statuses"],
            ...CANDIDATE_STATUSES.map((status) => [status, listLabel(status)] as const),
            ...(meets ? [] : [["snoozed", "Snoozed"] as const]),
          ]}
        />
        {evaluates && <Filter name="score" label="Score" value={query.score ?? ""} options={SCORES} />}
        {!meets && (
          <Filter name="permit" label="Right to work" value={query.permit ?? ""} options={PERMITS} />
        )}
        {(tags.length > 0 || query.tag !== null) && (
          <Filter
            name="tag"
            label="Tag"
            value={query.tag ?? ""}
            options={[["", "Any tag"], ...tagsToChoose(tags, query).map((tag) => [tag, tag] as const)]}
          />
        )}
        {(pool > 0 || query.pool !== null) && (
          <Filter
            name="pool"
            label="Talent pool"
            value={query.pool ?? ""}
            options={[
              ["", "Everybody"],
              ["on", `In the talent pool (${asFigure(pool)})`],
            ]}
          />
        )}
        <button type="submit" className="btn small">
          Show
        </button>
      </div>
    </details>
  );
}

const tagsToChoose = (tags: readonly string[], { tag }: CandidateQuery): readonly string[] =>
  tag === null || tags.includes(tag) ? tags : [tag, ...tags];

const VIEWS: readonly (readonly [Exclude<ListView, "all">, label: string])[] = [
  ["pending", "Undecided"],
  ["interview_approved", "Interview"],
  ["offer_sent", "Offer"],
  ["offer_accepted", "Hired"],
  ["passed", ENDED],
  ["snoozed", "Snoozed"],
];

/** Links with counts that add up to everybody; where filters leave no count, without. */
function Views({ query, view, counts }: Pick<Props, "query" | "view" | "counts">) {
  const shown = VIEWS.filter(([status]) => counts === null || counts[status] > 0 || status === view);
  return (
    <nav className="desk-views" aria-label="Status">
      {shown.map(([status, label]) => (
        <a
          key={status}
          id={`view-${status}`}
          href={paths.candidates() + candidateSearch({ ...query, status, stage: null, after: null })}
          aria-current={status === view ? "page" : undefined}
        >
          {`${label} `}
          {counts !== null && <b>{asFigure(counts[status])}</b>}
        </a>
      ))}
    </nav>
  );
}

type StagesProps = Pick<Props, "query" | "stages">;

/** In the job's own words, with whoever stands there; a press on the chosen one shows all again. */
function Stages({ query, stages }: StagesProps) {
  const shown = stages.filter(({ id, people }) => people > 0 || id === query.stage);
  const search = (stage: string) => ({
    ...{ ...query, stage: stage === query.stage ? null : stage },
    ...{ status: stage === query.stage ? query.status : null, after: null },
  });
  return (
    <nav className="desk-views" aria-label="Stage">
      {shown.map(({ id, name, people }) => (
        <a
          key={id}
          id={`stage-${id}`}
          href={paths.candidates() + candidateSearch(search(id))}
          aria-current={id === query.stage ? "page" : undefined}
        >
          <span dir="auto">{name}</span> {people > 0 && <b>{asFigure(people)}</b>}
        </a>
      ))}
    </nav>
  );
}
