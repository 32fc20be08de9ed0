import { type Column, sql } from "drizzle-orm";

/** A column `excerpt`: the beginning of a text, in so many characters, with an ellipsis where it goes on. */
export const excerptOf = <Text extends string | null = string>(text: Column, characters: number) =>
  sql<Text>`substr(${text}, 1, ${characters})
    || case when length(${text}) > ${characters} then '…' else '' end`.as("excerpt");
