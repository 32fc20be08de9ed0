import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { EmptyState } from "~/components/EmptyState";
import { Moment } from "~/components/Moment";
import { type ActivityQuery, readActivityQuery } from "~/features/activity/activity-query";
import { type ActivityLine, listActivity } from "~/features/activity/list-activity";
import { activityWords } from "~/features/activity/words";
import { openLog } from "~/features/members/open-log";
import { requireCleanAddress } from "~/http/clean-address";
import { requireRight } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import lists from "~/styles/lists.css?url";
import { ACTIVITY_VERBS } from "~/vocabulary/activity";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [{ rel: "stylesheet", href: lists }];
export const meta: MetaFunction = () => [{ title: `Activity – ${brand.name}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCleanAddress(request);
  const reader = await requireRight(request, context, "activity");
  const { defaultTimeZone: timeZone } = reader;
  const { db } = context.services;
  const query = readActivityQuery(new URL(request.url).searchParams);
  const log = await openLog(db, reader, timeZone, query);
  return { query, timeZone, all: log.jobs === null, ...(await listActivity(db, log, query)) };
}

export default function Activity() {
  const { query, timeZone, all, list, members, next } = useLoaderData<typeof loader>();
  const chosen = Object.values(query).some((value) => value !== null);
  const { before: _, ...filters } = query;
  return (
    <div className="stack wide">
      <div className="work-head">
        <div className="stack">
          <h1>Activity</h1>
          <p className="muted">
            Who saw, changed and exported what in {all ? "your company" : "your newest jobs"}. It is kept for
            24 months, and nobody can change it.
          </p>
        </div>
        <a className="btn ghost" href={paths.activityCsv(filters)} download>
          Download as CSV
        </a>
      </div>
      <Filters query={query} members={membersWith(members, list, query)} list={list} timeZone={timeZone} />
      {list.length === 0 ? (
        <EmptyState title={chosen ? "Nothing fits" : "Nothing yet"}>
          <p>
            {chosen
              ? "Nobody did that, or longer ago than 24 months."
              : "What you and your colleagues do from now on stands here, line by line."}
          </p>
        </EmptyState>
      ) : (
        <ol className="register log">
          {list.map((line) => (
            <Line key={line.seq} line={line} query={filters} />
          ))}
        </ol>
      )}
      <nav className="row" aria-label="Pages">
        {query.before !== null && <a href={paths.activity(filters)}>Newest</a>}
        {next !== null && <a href={paths.activity({ ...filters, before: next })}>Older</a>}
        <a href={paths.settings()}>Back to the settings</a>
      </nav>
    </div>
  );
}

type Member = { id: string; name: string };

function membersWith(members: Member[], list: readonly ActivityLine[], { person }: ActivityQuery): Member[] {
  if (person === null || members.some(({ id }) => id === person)) return members;
  return [...members, { id: person, name: list[0]?.actorName ?? "Somebody else" }];
}

type FiltersProps = {
  query: ActivityQuery;
  members: Member[];
  list: readonly ActivityLine[];
  timeZone: string;
};

function Filters({ query, members, list, timeZone }: FiltersProps) {
  const { person, verb, day, candidate, job } = query;
  const [line] = list;
  return (
    <form method="get" action={paths.activity()} className="filters log-filters" aria-label="Filter">
      <select name="person" aria-label="Person" defaultValue={person ?? ""}>
        <option value="">Everybody</option>
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select name="verb" aria-label="What was done" defaultValue={verb ?? ""}>
        <option value="">Everything</option>
        {Object.entries(ACTIVITY_VERBS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <input type="date" name="day" aria-label={`Day, ${timeZone}`} defaultValue={day ?? ""} />
      {candidate !== null && (
        <Kept name="candidate" value={candidate} label={line?.candidate ?? "One candidate"} />
      )}
      {job !== null && <Kept name="job" value={job} label={line?.position ?? (line?.object || "One job")} />}
      <button type="submit" className="btn ghost">
        Show
      </button>
      {Object.values(query).some((value) => value !== null) && <a href={paths.activity()}>Show all</a>}
    </form>
  );
}

const Kept = ({ name, value, label }: { name: string; value: string; label: string }) => (
  <label className="row one-line">
    <input type="checkbox" name={name} value={value} defaultChecked /> <span dir="auto">Only {label}</span>
  </label>
);

type LineProps = { line: ActivityLine; query: Partial<ActivityQuery> };

function Line({ line, query }: LineProps) {
  const { who, what, about, more, change } = activityWords(line);
  const { actorId, applicationId, jobId, candidate } = line;
  const only = (more: Partial<ActivityQuery>) => paths.activity({ ...query, ...more });
  const subject =
    applicationId !== null ? { candidate: applicationId } : jobId !== null ? { job: jobId } : null;
  return (
    <li>
      <p>
        {actorId === null ? who : <a href={only({ person: actorId })}>{who}</a>}{" "}
        <span className="muted">{what.charAt(0).toLowerCase() + what.slice(1)}</span>
      </p>
      <p>
        {candidate !== null && applicationId !== null ? (
          <a href={paths.candidate(applicationId)} dir="auto">
            {about}
          </a>
        ) : (
          <span dir="auto">{about}</span>
        )}{" "}
        {more !== "" && (
          <span className="muted" dir="auto">
            {more}
          </span>
        )}{" "}
        {change !== "" && <strong>{change}</strong>}{" "}
        {subject !== null && (
          <a className="small" href={only(subject)}>
            only this
            <span className="visually-hidden">: {about}</span>
          </a>
        )}
      </p>
      <p className="small muted">
        <Moment of={line.at} />
      </p>
    </li>
  );
}
