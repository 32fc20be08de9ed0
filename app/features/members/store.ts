import { and, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { CandidateStatus } from "~/vocabulary/applications";
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
import { ANSWERABLE, MOST_MET } from "./rules";

const MEMBERS_A_PAGE = 8;
const CHOSEN_FROM = 10;
const ALL = 100;

/** The last one seen: their role, and the number under which they joined. */
export type Cursor = { role: Role; at: number };

/** One more than a page has says that there are others. Within a role they stand as they joined. */
function inOrder(companyId: string, roles: readonly Role[], after: Cursor | null, most: number): SQL {
  const ahead = roles.slice(Math.max(0, after === null ? 0 : roles.indexOf(after.role)));
  const ranges = ahead.map(
    (role) => sql`select * from (select user_id, role, joined_at, rowid as at from members
      where company_id = ${companyId} and role = ${role} and rowid > ${role === after?.role ? after.at : 0}
      order by rowid limit ${most + 1})`,
  );
  return sql`(${sql.join(ranges, sql` union all `)} limit ${most + 1}) as m`;
}

const ONE = {
  id: sql<string>`m.user_id`.as("member_id"),
  role: sql<Role>`m.role`.as("member_role"),
  at: sql<number>`m.at`.as("at"),
  name: users.personName,
  email: users.email,
};

function pageOf<One extends Cursor>(found: readonly One[], most: number) {
  const list = found.slice(0, most);
  const last = found.length > most ? list.at(-1) : undefined;
  return { list, next: last === undefined ? null : `${last.role}-${last.at}` };
}

/** Of an address; null for the first page, and for what is no place in the list. */
export function readCursor(text: string | null): Cursor | null {
  const [, name, at] = /^(.+)-(\d{1,15})$/.exec(text ?? "") ?? [];
  const role = ROLES.find((known) => known === name);
  return role === undefined ? null : { role, at: Number(at) };
}

type Met = { id: string; name: string; from: CandidateStatus };

/** One query's column: whom a member is still to interview, and one more than is named for the others. */
const toMeet = (reader: { id: string; companyId: string }, memberId: string | null, most = MOST_MET + 1) =>
  sql`(select json_group_array(json_object('id', id, 'name', name, 'from', status))
    from (select a.id, a.name, a.status
    from interviewers i join applications a on a.seq = i.seq
    where i.user_id = ${memberId} and i.company_id = ${reader.companyId} and a.user_id <> ${reader.id}
      and a.status in ('pending', 'interview_approved') order by i.seq desc limit ${most}))`
    .mapWith((text: string): Met[] => JSON.parse(text))
    .as("to_meet");

export const selectToMeet = (
  db: Db,
  reader: { id: string; companyId: string },
  memberId = reader.id,
  most?: number,
) => db.select({ toMeet: toMeet(reader, memberId, most) }).from(sql`(select 1)`);

/** Owners first. Beside each, wherever they stand, what is to be known of whoever is asked for. */
export const selectMembers = (
  db: Db,
  reader: { id: string; companyId: string },
  after: Cursor | null,
  asked: string | null,
) =>
  db
    .select({
      ...ONE,
      joinedAt: sql`m.joined_at`.mapWith((at: number) => new Date(at)).as("joined"),
      asked: sql<string | null>`(select u.person_name from members r join users u on u.id = r.user_id
        where r.user_id = ${asked} and r.company_id = ${reader.companyId})`.as("asked"),
      toMeet: toMeet(reader, asked),
    })
    .from(inOrder(reader.companyId, ROLES, after, MEMBERS_A_PAGE))
    .crossJoin(users)
    .where(sql`${users.id} = m.user_id`);

export const membersPage = (found: Awaited<ReturnType<typeof selectMembers>>) =>
  pageOf(found, MEMBERS_A_PAGE);

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

export const wasAccepted = async (db: Db, companyId: string, id: string): Promise<boolean> => {
  const theirs = and(eq(invitations.id, id), eq(invitations.companyId, companyId));
  const which = and(theirs, isNotNull(invitations.acceptedBy));
  return (await db.select({ id: invitations.id }).from(invitations).where(which)).length > 0;
};

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

export const selectLeaver = (db: Db, companyId: string, userId: string) =>
  db.select({ userId: members.userId }).from(members).where(mayLeave(companyId, userId));

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
    .select({ id: jobs.id, title: jobs.title, status: jobs.status, createdDate: jobs.createdDate })
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

export const selectHiringManagers = (db: Db, companyId: string, jobId: string, after: Cursor | null) =>
  selectOfRoles(
    db,
    inOrder(companyId, ["hiring-manager"], after, CHOSEN_FROM),
    sql`exists (select 1 from ${jobTeam} where ${jobTeam.userId} = m.user_id
      and ${jobTeam.jobId} = ${jobId})`,
  );

export const selectInterviewers = (db: Db, companyId: string, applicationId: string, after: Cursor | null) =>
  selectOfRoles(
    db,
    inOrder(companyId, ["interviewer"], after, CHOSEN_FROM),
    sql`exists (select 1 from ${interviewers} where ${interviewers.userId} = m.user_id
      and ${interviewers.seq} = (select seq from ${applications}
        where ${applications.id} = ${applicationId}))`,
  );

export const selectByRole = (db: Db, companyId: string, role: Role) =>
  selectOfRoles(db, inOrder(companyId, [role], null, ALL), sql`0`);

/** Who can answer for a job, and the name of whoever does. */
export const selectAnswerable = (db: Db, companyId: string, jobId: string, after: Cursor | null) =>
  db
    .select({
      ...ONE,
      responsible: sql<string | null>`(select u.person_name from jobs j
        join members r on r.user_id = j.user_id and r.company_id = j.company_id
        join users u on u.id = r.user_id
        where j.id = ${jobId} and j.company_id = ${companyId})`.as("responsible"),
    })
    .from(inOrder(companyId, ANSWERABLE, after, CHOSEN_FROM))
    .crossJoin(users)
    .where(sql`${users.id} = m.user_id`);

export const choicesPage = <One extends Cursor>(found: readonly One[]) => pageOf(found, CHOSEN_FROM);

const selectOfRoles = (db: Db, those: SQL, chosen: SQL) =>
  db
    .select({ ...ONE, chosen: sql<boolean>`${chosen}`.mapWith(Boolean).as("chosen") })
    .from(those)
    .crossJoin(users)
    .where(sql`${users.id} = m.user_id`);
