import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { DamagedRow } from "~/lib/damaged-row";
import { CANDIDATE_STATUSES, type CandidateStatus } from "~/vocabulary/applications";
import { applications, ofSet, type Question, readQuestions, storedQuestions } from "../../../db/schema";

const { asked, questions } = applications;

const numbered = (one: Question | number): Question =>
  typeof one === "number" ? { id: one, icon: "", type: "", title: "", question: "", placeholder: "" } : one;

/** As `storedQuestions`, by their numbers alone where the rest stands in another row. */
export const storedNumbers = sql<Question[] | null>`case when ${asked} is null then ${storedQuestions.sql}
  when json_valid(${asked}) then ifnull(${asked} -> '$.ids', '[null]') else '[null]' end`
  .mapWith((kept: string) => readQuestions(kept).map(numbered))
  .as("stored_questions");

export const storedAnswers = sql<Record<string, string>>`case when json_valid(${applications.answers})
  then ${applications.answers} else 'null' end`
  .mapWith(applications.answers)
  .as("stored_answers");

export const answersHold = sql<boolean>`case when json_valid(${applications.answers})
  then json_type(${applications.answers}) = 'object' else 0 end`
  .mapWith(Boolean)
  .as("answers_hold");

const STATUSES = sql.raw(CANDIDATE_STATUSES.map((status) => `'${status}'`).join(", "));

/** For lists, which go on. */
export const knownStatus = (status: SQLWrapper = applications.status): SQL.Aliased<CandidateStatus> =>
  sql<CandidateStatus>`case when ${status} in (${STATUSES}) then ${status} else 'pending' end`.as(
    "known_status",
  );

type Kept = { id: string; status: CandidateStatus; questions: unknown; answersHold: boolean };

/** Throws a `DamagedRow` where its page would show less than there is. */
export function requireWhole<Row extends Kept>(row: Row): Row {
  if (!CANDIDATE_STATUSES.includes(row.status)) throw new DamagedRow(row.id, "status");
  if (!areQuestions(row.questions)) throw new DamagedRow(row.id, "questions");
  if (!row.answersHold) throw new DamagedRow(row.id, "answers");
  return row;
}

const areQuestions = (kept: unknown): boolean =>
  kept === null || (Array.isArray(kept) && kept.every((one) => typeof one?.title === "string" && one.id > 0));

/** For the person's own archive: what is no JSON stands in it as text. */
const asKept = (column: typeof questions | typeof applications.answers) =>
  sql`case when ${column} is null or json_valid(${column}) then ${column} else json_quote(${column}) end`;

export const keptAnswers = asKept(applications.answers).mapWith(applications.answers);

export const keptQuestions = sql`case when ${asked} is null then ${asKept(questions)}
  else ifnull(${ofSet}, json_quote(${asked})) end`.mapWith(readQuestions);
