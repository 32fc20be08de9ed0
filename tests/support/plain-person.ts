import { sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { plainPerson } from "~/features/accounts/stored-sessions";

/** What the product's sessions say of a person, as SQL; `userId` is SQL too. */
export const plainPersonOf = (userId: string): string =>
  new SQLiteSyncDialect().sqlToQuery(plainPerson(sql.raw(userId))).sql;
