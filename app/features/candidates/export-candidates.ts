import { and, eq, inArray, sql } from "drizzle-orm";
import { csvFile } from "~/lib/csv-file";
import { asDay } from "~/lib/words";
import { paths } from "~/paths";
import type { Advice } from "~/services/advice/advice";
import { CANDIDATE_STATUS_LABELS, START_DATE_LABELS } from "~/vocabulary/applications";
import { STAGE_KIND_WORDS } from "~/vocabulary/stages";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { type Reader, withinReach } from "../members/scope";
import { stageName } from "../stages/job-stages";
import { type CandidateQuery, viewAsked } from "./list-query";
import { cursorOf } from "./open-dashboard";
import type { CandidateSummary } from "./record";
import { missingScore } from "./rules";
import { candidateList } from "./store";

const PEOPLE_AT_ONCE = 250;

const NAMES = [
  ...["Name", "Email", "Job", "Status", "Stage", "Score", "No score because", "In short"],
  ...["Applied", "Work authorisation", "Can start", "Tags", "Page"],
];

type Deps = { db: Db; advice: Advice; publicOrigin: string };

/** Everybody in the list that the query asks for, on all its pages, as a CSV file. */
export function exportCandidates(
  { reader, evaluates }: { reader: Reader; evaluates: boolean },
  query: CandidateQuery,
  { db, advice, publicOrigin }: Deps,
): ReadableStream<Uint8Array> {
  const { companyId } = reader;
  const scope = { companyId, within: withinReach(reader, "candidates.export") };
  const view = viewAsked(query);
  const status = view === "undecided first" ? "all" : view;
  let after: CandidateQuery["after"] = null;
  let ended = false;
  const next = async () => {
    if (ended) return null;
    const people = await candidateList(db, scope, { ...query, status, after }, PEOPLE_AT_ONCE);
    const last = people.at(-1);
    ended = last === undefined || people.length < PEOPLE_AT_ONCE;
    after = last === undefined ? null : cursorOf(last, query.sort);
    const rest = await selectRest(db, companyId, people);
    return people.flatMap((person) => {
      const more = rest.get(person.id);
      return more === undefined
        ? []
        : [
            [
              ...cellsOf(person, more, { evaluates, publicOrigin }),
              ...(query.pool === null ? [] : [more.poolEnds?.toISOString() ?? ""]),
              ...[more.phone, more.asleepUntil ?? ""],
            ],
          ];
    });
  };
  const pool = query.pool === null ? [] : ["In the talent pool until"];
  return csvFile([...NAMES, ...pool, "Phone", "Snoozed until"], next, advice.csvOf);
}

type Rest = Awaited<ReturnType<typeof restOf>>[number];

/** By the application's id. */
const selectRest = async (db: Db, companyId: string, people: readonly CandidateSummary[]) =>
  new Map((await restOf(db, companyId, people)).map((rest) => [rest.id, rest]));

const restOf = (db: Db, companyId: string, people: readonly CandidateSummary[]) =>
  db
    .select({
      id: applications.id,
      email: applications.email,
      workAuthorization: applications.workAuthorization,
      startDate: applications.startDate,
      poolEnds: applications.poolEnds,
      phone: applications.phone,
      asleepUntil: sql<string | null>`iif(${applications.snooze} = 'snoozed', snoozed_until, null)`,
      stage: stageName,
    })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        inArray(
          applications.id,
          sql`(select value from json_each(${JSON.stringify(people.map(({ id }) => id))}))`,
        ),
      ),
    );

function cellsOf(
  person: CandidateSummary,
  { email, stage, workAuthorization, startDate }: Rest,
  { evaluates, publicOrigin }: { evaluates: boolean; publicOrigin: string },
): string[] {
  const { overallScore: score, evaluationState: evaluation, cvTextState: cv, unread, withdrewAt } = person;
  const [status, left] =
    withdrewAt === null
      ? [CANDIDATE_STATUS_LABELS[person.status], ""]
      : [STAGE_KIND_WORDS.withdrawn.label, `Withdrew on ${asDay(withdrewAt)}. `];
  const judged = evaluates
    ? [String(score ?? ""), missingScore({ score, evaluation, cv, unread }) ?? "", person.standsOut ?? ""]
    : ["", "", ""];
  return [
    ...[person.name, email, person.position, status, (person.stageId && stage) ?? ""],
    ...judged.with(2, (left + judged[2]).trim()),
    person.submittedAt.toISOString(),
    workAuthorization === "yes" ? "Yes" : "No",
    START_DATE_LABELS[startDate].label,
    person.tags.join(", "),
    publicOrigin + paths.candidate(person.id),
  ];
}
