import { eq } from "drizzle-orm";
import type { Viewer } from "~/features/accounts/stored-sessions";
import type { Db } from "../../../db/client";
import {
  companies,
  feedback,
  identities,
  jobAlerts,
  notificationChoices,
  passkeys,
  sessions,
} from "../../../db/schema";
import { notificationsOf } from "./pages";

/** What everybody has who has an account. */
export async function readAccount(viewer: Viewer, db: Db) {
  const { sessionId, id: userId, ...profile } = viewer;
  const { email, emailVerified } = viewer;
  const [company, current, sent, known, keys, choices, alerts] = await db.batch([
    db
      .select()
      .from(companies)
      .where(eq(companies.id, viewer.companyId ?? "")),
    db
      .select({ startedAt: sessions.createdAt, browser: sessions.userAgent })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    db.select().from(feedback).where(eq(feedback.userId, userId)),
    db
      .select({ provider: identities.provider, subject: identities.subject, since: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
    db.select().from(passkeys).where(eq(passkeys.userId, userId)),
    db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId)),
    // Whose address it is, is known once it is proved.
    db
      .select()
      .from(jobAlerts)
      .where(eq(jobAlerts.email, emailVerified ? email : "")),
  ]);
  return {
    profile,
    company,
    sessions: current,
    feedback: sent,
    identities: known,
    passkeys: keys.map(({ userId: _, ...key }) => key),
    notifications: notificationsOf(userId, db),
    "notification-choices": choices,
    "job-alerts": alerts,
  };
}
