import { sql } from "drizzle-orm";
import { applications } from "./applications.ts";
import type { Question } from "./questionnaires.ts";

const { asked, questions } = applications;

/** Taken apart in JavaScript: D1 counts each element that `json_each` walks over as a row read. */
export const ofSet = sql`case when json_valid(${asked}) then (
  select json_object('ids', json(${asked} -> '$.ids'), 'of', json(question_sets.questions))
  from question_sets where question_sets.seq = ${asked} ->> 'set'
    and json_valid(question_sets.questions)) end`;

export function readQuestions(kept: string): Question[] {
  const read: Question[] | { ids: number[]; of: Question[] } = JSON.parse(kept);
  if (Array.isArray(read) || !Array.isArray(read?.of)) return read as Question[];
  return read.of.filter(({ id }) => read.ids?.includes(id));
}

/** As stored, or `[null]` where that is no JSON or leads nowhere. */
export const storedQuestions = sql<Question[] | null>`case
  when ${asked} is not null then ifnull(${ofSet}, '[null]')
  when ${questions} is null or json_valid(${questions}) then ${questions} else '[null]' end`
  .mapWith(readQuestions)
  .as("stored_questions");
