import type { Db } from "../../../db/client";
import { type JobLine, lineOf, scopeOfSlug, selectOpenJobsOf } from "./list-open";
import { selectCompany } from "./store";

type Row = Awaited<ReturnType<typeof selectCompany>>[number];

/** Null for a slug that no company has or had. */
export const companyAt = async (slug: string, db: Db): Promise<Row | null> =>
  (await selectCompany(db, slug.toLowerCase()))[0] ?? null;

export type CompanyPage = { company: Row; jobs: JobLine[]; older: number | null };

const PAGE = 20;

/** By a slug that the company has or had; null for none. `before` is a place in the list. */
export async function openCompany(
  slug: string,
  before: number | null,
  { db, now }: { db: Db; now: Date },
): Promise<CompanyPage | null> {
  const [[company], found] = await db.batch([
    selectCompany(db, slug),
    selectOpenJobsOf(db, scopeOfSlug(slug), { now, rows: PAGE + 1, before }),
  ]);
  if (company === undefined) return null;
  const jobs = found.slice(0, PAGE).map(lineOf);
  return { company, jobs, older: found.length > PAGE ? (jobs.at(-1)?.listed ?? null) : null };
}

export async function openEmbedded(
  slug: string,
  { department, limit }: { department: string; limit: number },
  { db, now }: { db: Db; now: Date },
): Promise<Omit<CompanyPage, "older"> | null> {
  const [[company], found] = await db.batch([
    selectCompany(db, slug),
    selectOpenJobsOf(db, scopeOfSlug(slug), { now, rows: limit, department }),
  ]);
  return company === undefined ? null : { company, jobs: found.map(lineOf) };
}
