import { and, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { paths } from "~/paths";
import { type GivenField, LONGEST_SUBJECT } from "~/vocabulary/messages";
import type { Db } from "../../../db/client";
import { applications, companies, jobs, users } from "../../../db/schema";
import { isUndone } from "../applications/as-told";
import { settingsOf } from "../decisions/settings";
import { lastHeld } from "./last-held";
import { mergeMail, type Values } from "./rules";

export const selectAddressee = (db: Db, companyId: string, applicationId: string) =>
  selectWhere(
    db,
    and(eq(applications.id, applicationId), eq(applications.companyId, companyId)),
    sql`ifnull((select g.mail_template from job_stages g where g.job_id = applications.job_id
      and g.company_id = applications.company_id and g.id = applications.stage_id), '')`,
  );

/** In the order of their names, without the reader themselves. */
export const selectAddressees = (db: Db, { id, companyId }: Reader, ids: readonly string[]) =>
  selectWhere(
    db,
    and(
      sql`${applications.id} in (select value from json_each(${JSON.stringify(ids)}))`,
      // A plus, or the company's whole list is read in the order of names.
      eq(sql`+${applications.companyId}`, companyId),
      ne(applications.userId, id),
    ),
  ).orderBy(applications.name);

type Reader = { id: string; companyId: string };

/** `stageMail`: the id of their stage's own mail; of several people nobody asks for it. */
const selectWhere = (db: Db, which: SQL | undefined, stageMail: SQL = sql`''`) =>
  db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      userId: applications.userId,
      name: applications.name,
      firstName: users.firstName,
      email: users.email,
      position: applications.position,
      status: applications.status,
      language: jobs.language,
      why: sql`ifnull(case when ${applications.status} = 'passed' then
        (select json_object('reason', s.told_reason, 'detail', s.detail) from status_changes s
        where s.application_id = applications.id and s.to_status = 'passed' and s.undoes is null
          and not ${isUndone(sql`s.id`)} order by s.created_at desc limit 1) end, '{}')`
        .mapWith((text: string) => JSON.parse(text) as Partial<Why>)
        .as("why"),
      settings: settingsOf(applications.companyId),
      timeZone: companies.defaultTimeZone,
      held: lastHeld,
      stageMail: sql<string>`${stageMail}`.as("stage_mail"),
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(and(which, isNotNull(applications.receivedAt)));

type Why = { reason: string | null; detail: string | null };

export type Addressee = Awaited<ReturnType<typeof selectAddressee>>[number];

export type Writer = { personName: string; companyName: string };

export type Given = Partial<Readonly<Record<GivenField, string>>>;

const valuesFor = (
  { firstName, name, position, jobId, why }: Addressee,
  writer: Writer,
  given: Given,
  publicOrigin: string,
): Values => ({
  first_name: firstName,
  full_name: name,
  job_title: position,
  company_name: writer.companyName,
  recruiter_name: writer.personName,
  interview_when: given.interview_when ?? "",
  interview_place: given.interview_place ?? "",
  reason: why.reason ?? "",
  detail: why.detail ?? "",
  status_link: publicOrigin + paths.application(jobId),
  reply_within: given.reply_within ?? "",
});

/** As it would leave, or what it cannot leave without. */
export function mailFor(
  addressee: Addressee,
  writer: Writer,
  { given, ...words }: { subject: string; body: string; given: Given },
  publicOrigin: string,
) {
  const { subject, body, empty } = mergeMail(words, valuesFor(addressee, writer, given, publicOrigin));
  if (empty.length > 0) return { kind: "empty", empty } as const;
  if (subject.length > LONGEST_SUBJECT) return { kind: "too-long" } as const;
  return { kind: "ready", subject, body } as const;
}

export type ReadyMail = Extract<ReturnType<typeof mailFor>, { kind: "ready" }>;
