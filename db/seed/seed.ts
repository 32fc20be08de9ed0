/** After the migrations that it lacks. A database that has company 1 already is left as it is. */
import type { D1Database, R2Bucket } from "@cloudflare/workers-types";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { applyMigrations } from "../apply-migrations.ts";
import { openLocal } from "../local.ts";
import * as schema from "../schema.ts";
import { DEMO_PASSWORD } from "./demo-accounts.ts";
import { insertTogether, rowsFor } from "./insert.ts";
import { chooseInterviewers, giveRoles } from "./members.ts";
import { hashPassword } from "./passwords.ts";
import * as past from "./past.ts";
import { COMPANY } from "./people.ts";
import * as rows from "./rows.ts";
import { scorecardRows } from "./scorecards.ts";
import { jobStageRows, stageTemplateRows } from "./stages.ts";

const local = await openLocal(process.env.STATE_DIR);
try {
  await applyMigrations(local.env.DB as never);
  process.stdout.write(`${await seed(local.env.DB, local.env.FILES, new Date())}\n`);
} finally {
  await local.dispose();
}

async function seed(database: D1Database, files: R2Bucket, now: Date): Promise<string> {
  const db = drizzle(database);
  const present = await db.select().from(schema.companies).where(eq(schema.companies.id, COMPANY.id)).get();
  if (present) return `Seed: ${present.companyName} is already there.`;

  const secondFactor = process.env.STAFF_SECOND_FACTOR ?? null;
  const documents = rows.documentFiles(now);
  const documentRows = documents.map(({ row }) => row);
  // Files first: if anything fails here, no row of the seed exists and the next run starts over.
  await Promise.all(documents.map(({ row, bytes }) => files.put(row.storageKey, bytes)));
  await insertTogether(db, [
    rowsFor(schema.companies, [rows.companyRow(now), rows.teamRow(now)]),
    rowsFor(schema.companyTags, [rows.companyTagsRow()]),
    rowsFor(schema.decisionSettings, [rows.decisionSettingsRow()]),
    rowsFor(schema.users, await rows.userRows(now, () => hashPassword(DEMO_PASSWORD), secondFactor)),
    giveRoles,
    rowsFor(schema.jobs, rows.jobRows(now)),
    rowsFor(schema.jobStages, jobStageRows(COMPANY.id)),
    rowsFor(schema.stageTemplates, stageTemplateRows(COMPANY.id)),
    rowsFor(schema.jobTeam, rows.jobTeamRows()),
    rowsFor(schema.jobSuggestions, past.suggestionRows(now)),
    rowsFor(schema.jobViews, rows.viewRows(now)),
    rowsFor(schema.jobSources, rows.sourceRows(now)),
    rowsFor(schema.assessments, rows.assessmentRows(now)),
    rowsFor(schema.applications, rows.applicationRows(now)),
    chooseInterviewers,
    rowsFor(schema.documents, documentRows),
    rowsFor(schema.statusChanges, rows.statusChangeRows(now)),
    rowsFor(schema.notes, past.noteRows(now)),
    rowsFor(schema.mentions, past.mentionRows(now)),
    rowsFor(schema.scorecards, scorecardRows(now)),
    rowsFor(schema.notifications, past.newsRows(now)),
    rowsFor(schema.activity, past.activityRows(now)),
    rowsFor(schema.outbox, rows.outboxRows(now, documentRows)),
  ]);
  return (
    `Seed: ${COMPANY.companyName} with its jobs, questionnaires, candidates and ` +
    `${documents.length} documents.`
  );
}
