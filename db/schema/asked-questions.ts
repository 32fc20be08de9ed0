import { sql } from "drizzle-orm";
import { STANDARD_QUESTIONS, STANDARD_SET } from "../../app/vocabulary/questions.ts";
import { applications } from "./applications.ts";
import type { Question } from "./questionnaires.ts";

const { asked, questions } = applications;

/**
 * Taken apart in JavaScript: D1 counts each element that `json_each` walks over as a row read. The standard
 * set never changes, and is known without its row.
 */
export const ofSet = sql`case when json_valid(${asked}) then iif(${asked} ->> 'set' = ${STANDARD_SET},
  json_object('ids', json(${asked} -> '$.ids'), 'of', 'standard'),
  (select json_object('ids', json(${asked} -> '$.ids'), 'of', json(question_sets.questions))
  from question_sets where question_sets.seq = ${asked} ->> 'set'
    and json_valid(question_sets.questions))) end`;

export function readQuestions(kept: string): Question[] {
  const read: Question[] | { ids: number[]; of: Question[] | "standard" } = JSON.parse(kept);
  if (Array.isArray(read)) return read;
  const set = read?.of === "standard" ? STANDARD_QUESTIONS : read?.of;
  if (!Array.isArray(set)) return read as unknown as Question[];
  return set.filter(({ id }) => read.ids?.includes(id));
}

/** As stored, or `[null]` where that is no JSON or leads nowhere. */
export const storedQuestions = sql<Question[] | null>`case
  when ${asked} is not null then ifnull(${ofSet}, '[null]')
  when ${questions} is null or json_valid(${questions}) then ${questions} else '[null]' end`
  .mapWith(readQuestions)
  .as("stored_questions");
