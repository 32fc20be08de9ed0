import { sql } from "drizzle-orm";
import { feedback } from "../../../db/schema";

/** The beginning of a message, in so many characters, with an ellipsis where it goes on: a column of a query over `feedback`. */
export const excerptOf = <Text extends string | null = string>(characters: number) =>
  sql<Text>`substr(${feedback.message}, 1, ${characters})
    || case when length(${feedback.message}) > ${characters} then '…' else '' end`.as("excerpt");
