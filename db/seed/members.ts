import { eq, sql } from "drizzle-orm";
import { selectNamed } from "../client.ts";
import * as schema from "../schema.ts";
import type { Insert } from "./insert.ts";
import * as rows from "./rows.ts";

export const giveRoles: Insert = (db) =>
  rows
    .memberRoles()
    .map(({ userId, ...given }) =>
      db.update(schema.members).set(given).where(eq(schema.members.userId, userId)),
    );

export const chooseInterviewers: Insert = (db) =>
  rows.interviews().map(({ userId, applicationId }) => {
    const { interviewers, applications } = schema;
    const { seq, companyId } = applications;
    const of = sql`from ${applications} where ${applications.id} = ${applicationId}`;
    return db.insert(interviewers).select(selectNamed(interviewers, { userId, seq, companyId }, of));
  });
