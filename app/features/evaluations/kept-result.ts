import { sql } from "drizzle-orm";
import type { Evaluation } from "~/evaluator/evaluation";
import { type Bytes, evaluations, textOf } from "../../../db/schema";

/** What SQL reads of a packed result. Seals hold it against the whole: nothing may be added to it. */
export const outlineOf = ({ unread }: Pick<Evaluation, "unread">) => ({ unread });

export const readResult = (kept: string | Bytes): unknown => JSON.parse(textOf(kept));

export const wholeResult = sql`ifnull(${evaluations.packed}, ${evaluations.result})`;
export const keptResult = wholeResult.mapWith(readResult).as("result");
