import { and, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { Person } from "~/features/accounts/sessions";
import { keyedScope, keyedWords } from "~/lib/keyed-words";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { settingsOf } from "../decisions/settings";
import { notOwn, type Reader } from "../members/scope";
import { stageName } from "../stages/job-stages";
import { sameName } from "./merge-rules";

const SIDE = {
  id: applications.id,
  name: applications.name,
  email: applications.email,
  status: applications.status,
  stage: stageName,
  submittedAt: sql<Date>`${applications.submittedAt}`.mapWith(applications.submittedAt).as("submitted"),
  duplicateOf: applications.duplicateOf,
};

/** These of the company that the person works for; what they sent themselves is not among them. */
export const selectSides = (db: Db, person: Person, ids: readonly string[]) =>
  db
    .select({
      ...SIDE,
      jobId: applications.jobId,
      position: applications.position,
      phone: applications.phoneKey,
      settings: settingsOf(applications.companyId),
      cv: sql`(select json_object('id', d.id, 'fileName', d.file_name, 'read', d.text_state = 'read')
        from documents d where d.id = ${applications.cvDocumentId} and d.state = 'stored')`
        .mapWith((text: string) => JSON.parse(text) as { id: string; fileName: string; read: number })
        .as("cv"),
    })
    .from(applications)
    .where(
      and(
        sql`${applications.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        sql`+${applications.companyId} = (select u.company_id from users u where u.id = ${person})`,
        isNotNull(applications.receivedAt),
        sql`${applications.userId} <> ${person}`,
      ),
    );

export type MergeSide = Awaited<ReturnType<typeof selectSides>>[number];

const MOST_FOUND = 10;

/** Of the same job: who matches `q`; without it, who has the same name or the same phone number. */
export async function findDuplicates(reader: Reader, of: MergeSide, q: string, db: Db) {
  const words = keyedWords(reader.companyId, q || of.name);
  const match = `${keyedScope(reader.companyId, "j", of.jobId)} AND words : (${words})`;
  const hits = sql`(select rowid from candidates_search where candidates_search match ${match}
    order by rowid desc limit ${words === null ? 0 : MOST_FOUND + 1}) as hit`;
  const others = and(
    sql`+${applications.companyId} = ${reader.companyId}`,
    isNotNull(applications.receivedAt),
    ne(applications.id, of.id),
    notOwn(reader),
  );
  const [named, called] = await db.batch([
    db
      .select(SIDE)
      .from(hits)
      .crossJoin(applications)
      .where(and(sql`${applications.seq} = hit.rowid`, others)),
    db
      .select(SIDE)
      .from(applications)
      .where(
        and(
          eq(applications.jobId, of.jobId),
          eq(applications.phoneKey, of.phone ?? ""),
          sql`phone <> ''`,
          others,
        ),
      )
      .limit(q === "" ? MOST_FOUND : 0),
  ]);
  const byPhone = new Set(called.map(({ id }) => id));
  const all = [...called, ...named.filter(({ id }) => !byPhone.has(id))].map((one) => ({
    ...one,
    why: [
      ...(sameName(one.name, of.name) ? ["the same name"] : []),
      ...(byPhone.has(one.id) ? ["the same phone number"] : []),
    ],
  }));
  return all
    .sort((one, other) => other.why.length - one.why.length)
    .map(({ why, ...one }) => ({ ...one, why: why.join(" and ") }))
    .filter(({ why, duplicateOf }) => q !== "" || (why !== "" && duplicateOf !== of.id))
    .slice(0, MOST_FOUND);
}

/** `at`: milliseconds. */
export type OtherApplication = { id: string; email: string; at: number };
export type OtherApplicationsColumn = SQL.Aliased<OtherApplication[]>;

const OTHERS_SHOWN = 5;

/** A column of one application's query: what else the same person sent, for whoever reads all of the job. */
export const otherApplications = ({ id, companyId }: Reader): OtherApplicationsColumn => {
  const others = (which: SQL) => sql`select o.id, o.email, o.submitted_at from applications o where ${which}
    and o.company_id = ${companyId} and o.received_at is not null and o.user_id <> ${id}`;
  return sql`(select json_group_array(json_object('id', id, 'email', email, 'at', submitted_at)) from
    (${others(sql`o.duplicate_of = ${applications.id}`)} union all
      ${others(sql`o.id = ${applications.duplicateOf}`)} limit ${OTHERS_SHOWN}))`
    .mapWith((text: string): OtherApplication[] => JSON.parse(text))
    .as("other_applications");
};

export const noOtherApplications: OtherApplicationsColumn = sql`''`
  .mapWith((): OtherApplication[] => [])
  .as("other_applications");
