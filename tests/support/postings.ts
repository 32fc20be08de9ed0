import { ulid } from "ulid";
import type { TestPerson } from "./people";
import type { Product } from "./product";

export type TestJob = { id: string; title: string; companyId: string };
type JobFacts = Partial<{
  title: string;
  department: string;
  jobType: string;
  locationType: string;
  location: string;
  salaryMin: number | null;
  salaryMax: number | null;
  description: string;
  finalJobPosting: string;
  status: string;
  createdDate: number;
}>;

const DESCRIPTION =
  "You will build the screens that analysts use all day. You must know TypeScript and React, and you " +
  "have shipped accessible forms.";

/** A posted job of the recruiter's company. */
export async function aJob(
  product: Pick<Product, "db">,
  recruiter: TestPerson & { companyId: string },
  facts: JobFacts = {},
): Promise<TestJob> {
  const id = ulid();
  const title = facts.title ?? "Senior Frontend Engineer";
  await product.db
    .prepare(
      `insert into jobs (id, company_id, user_id, title, department, job_type, location_type, location,
        salary_min, salary_max,
        description, final_job_posting, agreed, status, created_date, updated_date)
       values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, 1, ?13, ?14, ?14)`,
    )
    .bind(
      id,
      recruiter.companyId,
      recruiter.id,
      title,
      facts.department ?? "Engineering",
      facts.jobType ?? "full-time",
      facts.locationType ?? "hybrid",
      facts.location ?? "Leeds",
      facts.salaryMin === undefined ? 85_000 : facts.salaryMin,
      facts.salaryMax === undefined ? 105_000 : facts.salaryMax,
      facts.description ?? DESCRIPTION,
      facts.finalJobPosting ?? `# ${title}\n\n${facts.description ?? DESCRIPTION}`,
      facts.status ?? "active",
      facts.createdDate ?? Date.now(),
    )
    .run();
  return { id, title, companyId: recruiter.companyId };
}

export type TestApplication = { id: string; jobId: string };

/** An application for a job; submitted unless told otherwise. */
export async function anApplication(
  product: Pick<Product, "db">,
  job: TestJob,
  applicant: TestPerson,
  facts: Partial<{
    status: string;
    submittedAt: number | null;
    overallScore: number | null;
    name: string;
  }> = {},
): Promise<TestApplication> {
  const id = ulid();
  await product.db
    .prepare(
      `insert into applications (id, company_id, job_id, user_id, name, email, position,
        work_authorization, start_date,
        terms_accepted_at, submitted_at, status, overall_score, created_at, updated_at)
       values (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'yes', '2-weeks', ?8, ?9, ?10, ?11, ?8, ?8)`,
    )
    .bind(
      id,
      job.companyId,
      job.id,
      applicant.id,
      facts.name ?? applicant.name,
      applicant.email,
      job.title,
      Date.now(),
      facts.submittedAt === undefined ? Date.now() : facts.submittedAt,
      facts.status ?? "pending",
      facts.overallScore ?? null,
    )
    .run();
  return { id, jobId: job.id };
}
