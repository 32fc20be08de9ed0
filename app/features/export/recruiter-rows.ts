import { eq } from "drizzle-orm";
import type { Viewer } from "~/features/accounts/stored-sessions";
import type { Db } from "../../../db/client";
import {
  interviewers,
  invitations,
  jobDrafts,
  jobSuggestions,
  jobTeam,
  members,
  questionnaireDrafts,
  savedViews,
} from "../../../db/schema";
import { jobsOf, notesBy, questionnairesOf, scorecardsBy } from "./pages";

export async function readHiring(viewer: Viewer, db: Db) {
  const [draft, unsaved] = await db.batch([
    db.select().from(jobDrafts).where(eq(jobDrafts.userId, viewer.id)),
    db.select().from(questionnaireDrafts).where(eq(questionnaireDrafts.userId, viewer.id)),
  ]);
  return {
    jobs: jobsOf(viewer, db),
    questionnaires: questionnairesOf(viewer, db),
    "job-draft": draft,
    "questionnaire-drafts": unsaved,
    "notes-written": notesBy(viewer.id, db),
    "scorecards-written": scorecardsBy(viewer.id, db),
    ...(await readMembership(viewer.id, db)),
  };
}

async function readMembership(userId: string, db: Db) {
  const [joined, team, interviews, invited, views, suggested] = await db.batch([
    db.select().from(members).where(eq(members.userId, userId)),
    db.select().from(jobTeam).where(eq(jobTeam.userId, userId)),
    db.select().from(interviewers).where(eq(interviewers.userId, userId)),
    db
      .select({ email: invitations.email, role: invitations.role, sentAt: invitations.sentAt })
      .from(invitations)
      .where(eq(invitations.invitedBy, userId)),
    db.select().from(savedViews).where(eq(savedViews.userId, userId)),
    db.select().from(jobSuggestions).where(eq(jobSuggestions.userId, userId)),
  ]);
  return {
    ...{ membership: joined, "hiring-teams": team, "to-interview": interviews },
    ...{ invitations: invited, "saved-views": views, suggestions: suggested },
  };
}
