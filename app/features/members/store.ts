import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Role } from "~/vocabulary/members";
import { ROLES } from "~/vocabulary/members";
import type { Db } from "../../../db/client";
import {
  applications,
  companies,
  interviewers,
  invitations,
  jobs,
  jobTeam,
  members,
  users,
} from "../../../db/schema";
import { ANSWERABLE } from "./rules";

const MOST_MEMBERS = 100;

export const selectMembers = (db: Db, companyId: string) =>
  db
    .select({
      id: members.userId,
      role: members.role,
      joinedAt: members.joinedAt,
      name: users.personName,
      email: users.email,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.companyId, companyId))
    .orderBy(...byRole, asc(users.personName))
    .limit(MOST_MEMBERS);

const byRole = [
  sql`case ${members.role} ${sql.join(
    ROLES.map((role, place) => sql`when ${role} then ${place}`),
    sql` `,
  )} end`,
];

export const selectInvitations = (db: Db, companyId: string) =>
  db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      inviterName: invitations.inviterName,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), isNull(invitations.endedAt)))
    .orderBy(desc(invitations.sentAt))
    .limit(50);

export const findInvitation = (db: Db, hash: string) =>
  db
    .select({
      id: invitations.id,
      companyId: invitations.companyId,
      companyName: companies.companyName,
      email: invitations.email,
      role: invitations.role,
      jobs: invitations.jobs,
      inviterName: invitations.inviterName,
      invitedBy: invitations.invitedBy,
      expiresAt: invitations.expiresAt,
      endedAt: invitations.endedAt,
      acceptedBy: invitations.acceptedBy,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .where(eq(invitations.hash, hash));

export const hasAccount = async (db: Db, email: string): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;

export type Invitation = Awaited<ReturnType<typeof findInvitation>>[number];

export const endInvitation = (db: Db, which: SQL | undefined, now: Date, acceptedBy: string | null = null) =>
  db
    .update(invitations)
    .set({ endedAt: now, acceptedBy, ...(acceptedBy === null && { email: "" }) })
    .where(and(which, isNull(invitations.endedAt)))
    .returning({ id: invitations.id });

export const wonBy = (invitationId: string, userId: string) =>
  sql`exists (select 1 from ${invitations} where ${invitations.id} = ${invitationId}
    and ${invitations.acceptedBy} = ${userId})`;

/** Offers to somebody who has left, and those of whoever owns the company no more. */
export const endOffers = (db: Db, companyId: string, userId: string, now: Date) => {
  const standsAs = (role: SQL) =>
    sql`exists (select 1 from members m where m.user_id = ${userId} and m.company_id = ${companyId} ${role})`;
  return endInvitation(
    db,
    sql`${invitations.companyId} = ${companyId} and ${invitations.role} = 'owner' and (
      ${invitations.invitedBy} = ${userId} and not ${standsAs(sql`and m.role = 'owner'`)}
      or ${invitations.email} = (select u.email from users u where u.id = ${userId})
        and not ${standsAs(sql``)})`,
    now,
  );
};

/** Whoever else owns the company and is not about to erase their account. */
const anotherOwner = (companyId: string, userId: string) =>
  sql`exists (select 1 from ${members} as other join ${users} as person on person.id = other.user_id
    where other.company_id = ${companyId} and other.role = 'owner' and other.user_id <> ${userId}
    and person.erase_at is null)`;

const ofMember = (companyId: string, userId: string) =>
  and(eq(members.companyId, companyId), eq(members.userId, userId));

export const mayLeave = (companyId: string, userId: string) =>
  and(ofMember(companyId, userId), sql`(${members.role} <> 'owner' or ${anotherOwner(companyId, userId)})`);

/** No row comes back for the last owner. */
export const setRole = (db: Db, companyId: string, userId: string, role: Role) =>
  db.update(members).set({ role }).where(mayLeave(companyId, userId)).returning({ id: members.userId });

/** No row comes back for the last owner. */
export const removeUnlessLast = (db: Db, companyId: string, userId: string) =>
  db.delete(members).where(mayLeave(companyId, userId)).returning({ id: members.userId });

export const findMember = (db: Db, companyId: string, userId: string) =>
  db
    .select({
      joinedAt: members.joinedAt,
      name: users.personName,
      email: users.email,
      role: members.role,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(ofMember(companyId, userId));

export const selectJobChoices = (db: Db, companyId: string) =>
  db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), ne(jobs.status, "closed")))
    .orderBy(desc(jobs.seq))
    .limit(12);

/** The ones of these that are the company's, so that no other's job can be named. */
export const selectOwnJobIds = (db: Db, companyId: string, ids: string[]) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, ids), eq(jobs.companyId, companyId)));

export const selectHiringManagers = (db: Db, companyId: string, jobId: string) =>
  selectOfRoles(
    db,
    companyId,
    ["hiring-manager"],
    sql`exists (select 1 from ${jobTeam} where ${jobTeam.userId} = ${members.userId}
      and ${jobTeam.jobId} = ${jobId})`,
  );

export const selectInterviewers = (db: Db, companyId: string, applicationId: string) =>
  selectOfRoles(
    db,
    companyId,
    ["interviewer"],
    sql`exists (select 1 from ${interviewers} join ${applications} on
      ${applications.seq} = ${interviewers.seq}
      where ${interviewers.userId} = ${members.userId} and ${applications.id} = ${applicationId})`,
  );

export const selectByRole = (db: Db, companyId: string, role: Role) =>
  selectOfRoles(db, companyId, [role], sql`0`);

/** Who can answer for a job; chosen is whoever does. */
export const selectAnswerable = (db: Db, companyId: string, jobId: string) =>
  selectOfRoles(
    db,
    companyId,
    ANSWERABLE,
    sql`exists (select 1 from ${jobs} where ${jobs.id} = ${jobId} and ${jobs.companyId} = ${companyId}
      and ${jobs.userId} = ${members.userId})`,
  );

const selectOfRoles = (db: Db, companyId: string, roles: readonly Role[], chosen: SQL) =>
  db
    .select({
      id: members.userId,
      name: users.personName,
      email: users.email,
      chosen: sql<boolean>`${chosen}`.mapWith(Boolean).as("chosen"),
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), inArray(members.role, roles)))
    .orderBy(asc(users.personName))
    .limit(MOST_MEMBERS);
