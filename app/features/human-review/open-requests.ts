import { sql } from "drizzle-orm";

/** A table `asked`: applications whose applicants have waited longest for a human review, since when. */
export const awaitingReview = (companyId: string, most: number) =>
  sql`(select application_id, created_at from review_requests
    where company_id = ${companyId} and answered_at is null order by created_at limit ${most}) asked`;
