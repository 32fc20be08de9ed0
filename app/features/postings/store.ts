import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { FACT_NAMES } from "~/features/jobs/fields";
import { pick } from "~/lib/pick";
import type { Db } from "../../../db/client";
import { assessments, companies, companySlugs, counters, jobs, jobTombstones } from "../../../db/schema";

export const publicColumns = {
  id: jobs.id,
  companyId: jobs.companyId,
  code: sql<string>`${jobs.code}`.as("code"),
  companyName: jobs.companyName,
  companySlug: jobs.companySlug,
  ...pick(jobs, FACT_NAMES),
  closesAt: jobs.closesAt,
  finalJobPosting: jobs.finalJobPosting,
  status: jobs.status,
  evaluates: jobs.evaluates,
  publishedAt: jobs.publishedAt,
  closedAt: jobs.closedAt,
  updatedDate: jobs.updatedDate,
};

const companyColumns = {
  website: companies.website,
  logo: companies.logo,
  colour: companies.colour,
  sharePicture: companies.sharePicture,
  privacyEmail: companies.privacyEmail,
};

export const selectPosting = (db: Db, code: string) =>
  db
    .select({
      ...publicColumns,
      ...companyColumns,
      questions: assessments.questions,
      openJobs: sql<number>`ifnull(${counters.value}, 0)`.as("open_jobs"),
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(assessments, and(eq(assessments.jobId, jobs.id), eq(assessments.companyId, jobs.companyId)))
    .leftJoin(counters, and(eq(counters.companyId, jobs.companyId), eq(counters.name, "jobs:active")))
    .where(eq(jobs.code, code));

export const selectTombstone = (db: Db, code: string) =>
  db
    .select({
      companyId: companies.id,
      companyName: companies.companyName,
      companySlug: sql<string>`${companies.slug}`.as("slug"),
      ...companyColumns,
    })
    .from(jobTombstones)
    .innerJoin(companies, eq(companies.id, jobTombstones.companyId))
    .where(eq(jobTombstones.code, code));

export const isOpenAt = (now: Date) =>
  and(eq(jobs.status, "active"), or(isNull(jobs.closesAt), gt(jobs.closesAt, now)));

export const selectCompany = (db: Db, slug: string) =>
  db
    .select({
      companyId: companies.id,
      companyName: companies.companyName,
      companySlug: sql<string>`${companies.slug}`.as("slug"),
      about: companies.about,
      embedSites: companies.embedSites,
      openJobs: sql<number>`ifnull(${counters.value}, 0)`.as("open_jobs"),
      ...companyColumns,
    })
    .from(companySlugs)
    .innerJoin(companies, eq(companies.id, companySlugs.companyId))
    .leftJoin(counters, and(eq(counters.companyId, companies.id), eq(counters.name, "jobs:active")))
    .where(eq(companySlugs.slug, slug));
