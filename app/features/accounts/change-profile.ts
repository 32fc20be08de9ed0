import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { companies, users } from "../../../db/schema";
import { splitName } from "./rules";
import type { Viewer } from "./sessions";

/** Changes a person's name and, for a recruiter, the company's. Applications keep the name they were made under. */
export async function changeProfile(
  viewer: Pick<Viewer, "id" | "recruiter" | "companyId">,
  profile: { personName: string; companyName: string },
  { db, now }: { db: Db; now: Date },
): Promise<void> {
  const { personName, companyName } = profile;
  const user = db
    .update(users)
    .set({ personName, ...splitName(personName), updatedAt: now })
    .where(eq(users.id, viewer.id));
  if (!viewer.recruiter || viewer.companyId === null || companyName === "") {
    await user;
    return;
  }
  await db.batch([user, db.update(companies).set({ companyName }).where(eq(companies.id, viewer.companyId))]);
}
