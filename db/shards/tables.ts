/** Whose the rows of a table are, by which a statement finds its database (record 160). */

const words = (names: string): string[] => names.split(" ");

/** Nobody's of a company: they stay in the directory, where everybody finds them. */
export const EVERYBODYS = [
  ...words("attempts pass_sessions pass_log beta_contacts notices notice_files job_alerts job_alerts_told"),
  ...words("company_places account_places"),
];

/** Where a person's account is. A company has `users` too, of whoever is only its guest. */
export const PERSONS = words("users sessions identities passkeys tokens notification_choices");

export const MEMBERSHIP = words("companies members");

export const COMPANYS = [
  ...words(
    "company_slugs company_tags decision_settings invitations stage_templates templates jobs job_stages",
  ),
  ...words("job_team job_suggestions job_drafts job_tombstones job_sources job_source_totals short_links"),
  ...words("short_link_clicks job_views question_sets assessments questionnaire_drafts applications"),
  ...words("interviewers documents"),
  ...words(
    "document_texts status_changes evaluations verdicts corrections comments review_requests feedback",
  ),
  ...words(
    "erased_records messages notes mentions scorecards saved_views notifications facts fact_days counters",
  ),
  ...words("record_chain unsealed_records activity outbox"),
  ...words("jobs_search open_jobs candidates_search candidates_ranked_search activity_search"),
  ...words("answers moves fact_events open_job_entries searched_texts search_entries"),
];

/** Milliseconds after which every isolate knows that a company is moved. */
export const NOTICED = 2_000;

export const RESERVED = 3_600_000;
