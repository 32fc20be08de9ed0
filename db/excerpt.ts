import { type Column, sql } from "drizzle-orm";

/** With an ellipsis where the text goes on. */
export const excerptOf = <Text extends string | null = string>(text: Column, characters: number) =>
  sql<Text>`substr(${text}, 1, ${characters})
    || case when length(${text}) > ${characters} then '…' else '' end`.as("excerpt");
