import { and, asc, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { companies, companySlugs, jobs, users } from "../../../db/schema";
import { isOpenAt, publicColumns } from "./store";

/** All that a feed says of a company's open jobs, `rows` at a time, below a `seq`. */
export const selectForFeeds = (
  db: Db,
  companyId: string,
  { now, before, rows }: { now: Date; before: number; rows: number },
) =>
  db
    .select({ seq: jobs.seq, ...publicColumns, posterEmail: sql<string>`ifnull(${users.email}, '')` })
    .from(jobs)
    .leftJoin(users, and(eq(users.id, jobs.userId), eq(users.companyId, jobs.companyId)))
    .where(and(eq(jobs.companyId, companyId), isOpenAt(now), sql`${jobs.seq} < ${before}`))
    .orderBy(desc(jobs.seq))
    .limit(rows);

export const selectAddresses = (db: Db, { now, after, rows }: { now: Date; after: number; rows: number }) =>
  db
    .select({
      seq: jobs.seq,
      code: sql<string>`${jobs.code}`,
      title: jobs.title,
      companySlug: jobs.companySlug,
      updatedDate: jobs.updatedDate,
    })
    .from(jobs)
    .where(and(isOpenAt(now), isNotNull(jobs.code), gt(jobs.seq, after)))
    .orderBy(asc(jobs.seq))
    .limit(rows);

export const selectFeedCompany = (db: Db, companyId: string) =>
  db
    .select({
      companyId: companies.id,
      companyName: companies.companyName,
      companySlug: sql<string>`${companies.slug}`,
      website: companies.website,
      linkedinId: companies.linkedinId,
      privacyEmail: companies.privacyEmail,
      language: companies.defaultLanguage,
    })
    .from(companies)
    .where(eq(companies.id, companyId));

export const selectSlugs = (db: Db, companyId: string) =>
  db.select({ slug: companySlugs.slug }).from(companySlugs).where(eq(companySlugs.companyId, companyId));

export const selectCompanyIds = (db: Db, after: string, rows: number) =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(gt(companies.id, after))
    .orderBy(asc(companies.id))
    .limit(rows);

export const selectStates = (db: Db, codes: string[]) =>
  db
    .select({
      code: sql<string>`${jobs.code}`,
      title: jobs.title,
      companySlug: jobs.companySlug,
      status: jobs.status,
      closesAt: jobs.closesAt,
    })
    .from(jobs)
    .where(sql`${jobs.code} in (select value from json_each(${JSON.stringify(codes)}))`);
