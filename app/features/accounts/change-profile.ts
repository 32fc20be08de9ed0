import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { companies, users } from "../../../db/schema";
import { owe } from "../outbox/store";
import { splitName } from "./rules";
import type { Viewer } from "./stored-sessions";

type Profile = { personName: string; companyName: string; evaluates?: "on" | "off" | undefined };

/**
 * Changes a person's name and, for a recruiter, the company's, and whether it evaluates. Applications keep the name they were made
 * under. Switched on again, what was submitted meanwhile is owed its evaluation; returns the tasks to wake.
 */
export async function changeProfile(
  viewer: Pick<Viewer, "id" | "recruiter" | "companyId" | "evaluates">,
  profile: Profile,
  { db, now }: { db: Db; now: Date },
): Promise<string[]> {
  const { personName, companyName } = profile;
  const user = db
    .update(users)
    .set({ personName, ...splitName(personName), updatedAt: now })
    .where(eq(users.id, viewer.id));
  const { companyId } = viewer;
  if (!viewer.recruiter || companyId === null || companyName === "") {
    await user;
    return [];
  }
  const evaluates = profile.evaluates === undefined ? viewer.evaluates : profile.evaluates === "on";
  const company = db.update(companies).set({ companyName, evaluates }).where(eq(companies.id, companyId));
  if (!evaluates || viewer.evaluates) {
    await db.batch([user, company]);
    return [];
  }
  const missed = owe(db, { topic: "evaluate-missed", payload: { companyId } }, { companyId }, now);
  await db.batch([user, company, missed.statement]);
  return [missed.id];
}
