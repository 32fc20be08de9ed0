// By themselves, so that the Worker's entry, which is bundled apart from the pages, takes no more than these.
export const LEGAL_PATHS = { terms: "/terms", privacy: "/privacy", cookies: "/cookies", dsa: "/dsa" };
export const PROVIDER_CALLBACK = "/login/provider/callback";

export const paths = {
  home: () => "/",
  yellow: () => "/yellow",
  beta: () => "/beta",
  yellowApply: () => "/yellow/apply",
  /** `redirect`: what was asked for while the gate was closed. */
  pass: (query: { before?: string | null; redirect?: string | null } = {}) => withQuery("/pass", query),
  passLogout: () => "/pass/logout",
  passContact: (contactId: string, before?: string | null) =>
    withQuery(`/pass/contacts/${contactId}`, { before: before ?? undefined }),
  passMessages: (query: { show?: string | null; before?: string | null } = {}) =>
    withQuery("/pass/messages", query),
  passMessage: (feedbackId: string) => `/pass/messages/${feedbackId}`,
  passNotices: (query: { show?: string | null; after?: string | null; before?: string | null } = {}) =>
    withQuery("/pass/notices", query),
  passNotice: (noticeId: string) => `/pass/notices/${noticeId}`,
  passEvidence: (noticeId: string, fileId: string) => `/pass/notices/${noticeId}/evidence/${fileId}`,
  passTasks: (before?: string) => withQuery("/pass/tasks", { before }),
  passLog: (before?: string) => withQuery("/pass/log", { before }),
  terms: () => LEGAL_PATHS.terms,
  privacy: () => LEGAL_PATHS.privacy,
  cookies: () => LEGAL_PATHS.cookies,
  dsa: () => LEGAL_PATHS.dsa,
  notice: (received?: string) => withQuery("/dsa/notice", { received }),
  consent: () => "/consent",
  consentStyles: () => "/consent.css",
  leave: () => "/leave",
  offline: () => "/offline",

  /** `link`: from a mail, for the owner of an account that others try. */
  login: (redirect?: string, link?: string) => withQuery("/login", { redirect, link }),
  providerSignIn: (redirect?: string) => withQuery("/login/provider", { redirect }),
  providerCallback: () => PROVIDER_CALLBACK,
  providerLink: () => "/login/provider/link",
  /** The second factor, after the password. */
  secondStep: (redirect?: string) => withQuery("/login/code", { redirect }),
  register: (redirect?: string) => withQuery("/register", { redirect }),
  signOut: () => "/sign-out",
  forgotPassword: (answer: { sent?: boolean } = {}) =>
    withQuery("/forgot-password", { sent: answer.sent ? "yes" : undefined }),
  resetPassword: (token: string) => `/reset-password/${token}`,
  verifyEmail: (jobId?: string | null) => withQuery("/verifyemail", { job_id: jobId ?? undefined }),
  correctEmail: (jobId?: string | null) => withQuery("/verifyemail/address", { job_id: jobId ?? undefined }),
  verifyLink: (token: string) => `/verifyemail/${token}`,
  settings: () => "/settings",
  activity: (query: Record<string, string | number | null | undefined> = {}) =>
    withQuery("/settings/activity", query),
  records: () => "/settings/records",
  activityCsv: (query: Record<string, string | null | undefined> = {}) =>
    withQuery("/settings/activity/csv", query),
  companySettings: () => "/settings/company",
  decisionSettings: () => "/settings/decisions",
  templates: (edit?: string) => withQuery("/settings/templates", { edit }),
  stageTemplates: (of: { edit?: string; job?: string } = {}) => withQuery("/settings/stages", of),
  exportCompany: () => "/settings/company/export",
  deleteCompany: () => "/settings/company/delete",
  companyPicture: (kind: string) => `/settings/company/${kind}`,
  /** By the SHA-256 of its bytes: it never changes. */
  picture: ({ hash, type }: { hash: string; type: string }) =>
    `/pictures/${hash}.${type.replace("image/", "")}`,
  /** `remove`: whom to ask about. */
  owners: (member?: string) => withQuery("/settings/owners", { member }),
  members: (query: { remove?: string; change?: string; to?: string; after?: string } = {}) =>
    withQuery("/settings/members", query),
  leaveCompany: () => "/settings/leave",
  /** In a mail to somebody who is invited into a company. */
  join: (token: string) => `/join/${token}`,
  changePassword: () => "/settings/password",
  changeEmail: () => "/settings/email",
  cancelEmail: () => "/settings/email/cancel",
  /** In the old mailbox: stops a change of address. */
  keepEmail: (token: string) => `/keep-email/${token}`,
  confirmEmail: (token: string) => `/confirm-email/${token}`,
  secondFactor: () => "/settings/second-factor",
  passkeys: () => "/settings/passkeys",
  sessions: () => "/settings/sessions",
  notificationSettings: () => "/settings/notifications",
  exportAccount: () => "/settings/export",
  deleteAccount: () => "/settings/delete",
  notifications: (before?: number | null) => withQuery("/notifications", { before }),
  notificationLine: (line: number) => withQuery("/notifications", { line }),
  connect: (type: "Feedback" | "Idea" | "Issue" | "Feature", answer: { sent?: boolean } = {}) =>
    withQuery(`/connect/${type}`, { sent: answer.sent ? "yes" : undefined }),
  sent: (before?: string | null) => withQuery("/feedback", { before }),
  sentMessage: (feedbackId: string) => `/feedback/${feedbackId}`,

  dashboard: () => "/dashboard",
  /** The open jobs of all companies, without an account. */
  careers: (query: Record<string, string | number | null | undefined> = {}) => withQuery("/careers", query),
  company: (slug: string, query: Record<string, string | number | null | undefined> = {}) =>
    withQuery(`/careers/${slug}`, query),
  /** The list alone, for other sites. */
  embed: (company: string) => `/careers/${company}/embed`,
  /** `job`: its title's letters and its code; features/postings/address.ts writes it. */
  posting: (company: string, job: string) => `/careers/${company}/${job}`,
  poster: (company: string, job: string) => `/careers/${company}/${job}/poster`,
  /** Where an alert is asked for: `company` is a slug, the rest narrows the list of open jobs. */
  alerts: (query: Record<string, string | undefined> = {}) => withQuery("/alerts", query),
  alert: (token: string, query: Record<string, string | undefined> = {}) =>
    withQuery(`/alerts/${token}`, query),
  changeAlert: (token: string) => `/alerts/${token}/change`,
  shortLink: (code: string) => `/s/${code}`,
  jobs: (query: Record<string, string | number | null | undefined> = {}) => withQuery("/jobs", query),
  postJob: (step?: 1 | 2 | 3, draft?: string, refused?: "yes") =>
    withQuery("/postJob", { step, draft, refused }),
  keepDraft: () => "/postJob/draft",
  jobPosted: (jobId: string) => `/postJob/done/${jobId}`,
  editJob: (jobId: string) => `/jobs/${jobId}/edit`,
  suggestChange: (jobId: string) => `/jobs/${jobId}/suggest`,
  /** What was suggested for a job, for whoever may change it. */
  suggestions: (jobId: string) => `/jobs/${jobId}/suggestions`,
  readAgain: (jobId: string) => `/jobs/${jobId}/read-again`,
  copyJob: (jobId: string) => `/jobs/${jobId}/copy`,
  /** `back`: the list to return to, when it is not the first page. */
  deleteJob: (jobId: string, back?: string) => withQuery(`/jobs/${jobId}/delete`, { back }),
  publishJob: (jobId: string) => `/jobs/${jobId}/publish`,
  jobSources: (jobId: string) => `/jobs/${jobId}/sources`,
  jobStages: (jobId: string) => `/jobs/${jobId}/stages`,
  jobTeam: (jobId: string, query: { after?: string; to?: string } = {}) =>
    withQuery(`/jobs/${jobId}/team`, query),
  jobStatus: (jobId: string) => `/jobs/${jobId}/status`,
  buildAssessment: (jobId: string, saved?: "created" | "updated", cautions: readonly number[] = []) =>
    withQuery(`/buildAssessment/${jobId}`, { saved, cautions: cautions.join(".") }),
  changeQuestionnaire: (jobId: string) => `/buildAssessment/${jobId}/change`,
  keepQuestionnaire: (jobId: string) => `/buildAssessment/${jobId}/draft`,
  candidates: (query: Record<string, string | null> = {}) => withQuery("/dash", query),
  /** `list`: the open one, to be saved. */
  candidatesCsv: (list = "") => `/dash/csv${list}`,
  savedViews: (list?: string) => withQuery("/dash/views", { list }),
  candidatesOf: (jobId: string) => `/dash?job=${jobId}`,
  candidate: (applicationId: string) => `/dash/${applicationId}`,
  /** The candidate's page, with a sentence of an answer (counted from 1) marked. */
  candidateAnswer: (applicationId: string, number: number, mark: { start: number; end: number }) =>
    `/dash/${applicationId}?answer=${number}&mark=${mark.start}-${mark.end}#answer-${number}`,
  /** Everything that a candidate's scores rest on, or one of its parts. */
  evaluation: (applicationId: string, part = "") =>
    `/dash/${applicationId}/evaluation${part === "" ? "" : `#${part}`}`,
  evaluateAgain: (applicationId: string) => `/dash/${applicationId}/evaluation/again`,
  notes: (applicationId: string, query: Record<string, string | null> = {}) =>
    withQuery(`/dash/${applicationId}/notes`, query),
  tags: (applicationId: string) => `/dash/${applicationId}/tags`,
  pool: (applicationId: string) => `/dash/${applicationId}/pool`,
  /** `other`: the application that may be the same person's. */
  scorecard: (applicationId: string) => `/dash/${applicationId}/scorecard`,
  merge: (applicationId: string, query: { q?: string; other?: string } = {}) =>
    withQuery(`/dash/${applicationId}/merge`, query),
  propose: (applicationId: string) => `/dash/${applicationId}/propose`,
  interviewers: (applicationId: string, after?: string) =>
    withQuery(`/dash/${applicationId}/interviewers`, { after }),
  candidateStatus: (applicationId: string) => `/dash/${applicationId}/status`,
  passCandidate: (applicationId: string, list?: string) => withQuery(`/dash/${applicationId}/pass`, { list }),
  /** Mails to a candidate: by a template, or one that waits to be changed. */
  messages: (applicationId: string, query: { template?: string; edit?: string } = {}) =>
    withQuery(`/dash/${applicationId}/messages`, query),
  /** Leaves the undecided until a day, and comes back. */
  snooze: (applicationId: string, list?: string) => withQuery(`/dash/${applicationId}/snooze`, { list }),
  reconsider: (applicationId: string) => `/dash/${applicationId}/reconsider`,
  /** Whom the open list holds, to be decided on in one go. */
  bulk: (list = "") => `/dash/bulk${list}`,
  bulkDone: (bulkId: string, left?: readonly string[], list?: string) =>
    withList(`/dash/bulk/${bulkId}`, left, list),
  bulkWrite: (list = "") => `/dash/bulk/write${list}`,
  bulkTags: (left?: readonly string[], list?: string) => withList("/dash/bulk/tags", left, list),
  bulkPool: (left?: readonly string[], list?: string) => withList("/dash/bulk/pool", left, list),
  bulkStage: (list = "") => `/dash/bulk/stage${list}`,
  bulkSnooze: (left?: readonly string[], list?: string) => withList("/dash/bulk/snooze", left, list),
  bulkInterviewers: (left?: readonly string[], list?: string) =>
    withList("/dash/bulk/interviewers", left, list),
  undoDecision: (changeId: string) => `/decisions/${changeId}/undo`,
  document: (documentId: string) => `/documents/${documentId}`,
  /** A PDF as a browser shows it within the candidate's page. */
  documentPages: (documentId: string) => `/documents/${documentId}/pages`,
  documentText: (
    documentId: string,
    mark?: { start: number; end: number } | null,
    correctionId?: string | null,
  ) =>
    withQuery(`/documents/${documentId}/text`, {
      correction: correctionId,
      mark: mark ? `${mark.start}-${mark.end}` : null,
    }) + (mark ? "#mark" : ""),

  apply: (jobId: string) => `/apply/${jobId}`,
  upload: (jobId: string) => `/upload/${jobId}`,
  practice: () => "/assess",
  assess: (jobId: string, question?: number) => withQuery(`/assess/${jobId}`, { q: question }),
  changeAnswer: (jobId: string, question: number) =>
    withQuery(`/assess/${jobId}`, { q: question, review: "yes" }),
  saveAnswer: (jobId: string, question: number) => `/assess/${jobId}/answers/${question}`,
  assessReview: (jobId: string) => `/assess/${jobId}/review`,
  applications: (before?: number) => withQuery("/applications", { before: before?.toString() }),
  application: (jobId: string, part = "") => `/applications/${jobId}${part === "" ? "" : `#${part}`}`,
  ownText: (jobId: string) => `/applications/${jobId}/text`,
  withdraw: (jobId: string) => `/applications/${jobId}/withdraw`,
} as const;

const withList = (path: string, left: readonly string[] = [], list = ""): string =>
  withQuery(path, { ...Object.fromEntries(new URLSearchParams(list)), left: left.join(" ") });

function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}
