import { index, type RouteConfig, route } from "@remix-run/route-config";

/** Every address of the product, on one screen. `paths.ts` writes them. */
export default [
  index("routes/marketing/landing.tsx"),
  route("yellow", "routes/marketing/yellow.tsx"),
  route("beta", "routes/marketing/beta.tsx"),
  route("yellow/apply", "routes/marketing/yellow-apply.tsx"),
  route("pass", "routes/marketing/pass.tsx"),
  route("pass/logout", "routes/marketing/pass-logout.tsx"),
  route("pass/contacts/:contactId", "routes/marketing/pass-contact.ts"),
  route("terms", "routes/legal/terms.tsx"),
  route("privacy", "routes/legal/privacy.tsx"),
  route("cookies", "routes/legal/cookies.tsx"),
  route("dsa", "routes/legal/dsa.tsx"),
  route("dsa/notice", "routes/legal/notice.tsx"),
  route("consent", "routes/legal/consent.ts"),
  route("consent.css", "routes/legal/consent-css.ts"),
  route("leave", "routes/legal/leave.tsx"),

  route("login", "routes/auth/login.tsx"),
  route("register", "routes/auth/register.tsx"),
  route("forgot-password", "routes/auth/forgot-password.tsx"),
  route("reset-password/:token", "routes/auth/reset-password.tsx"),
  route("sign-out", "routes/auth/sign-out.ts"),
  route("verifyemail", "routes/auth/verify-email.tsx"),
  route("verifyemail/state", "routes/auth/verify-state.ts"),
  route("verifyemail/:token", "routes/auth/verify-link.tsx"),

  route("app", "routes/account/entry.tsx", { id: "app" }),
  route("dashb", "routes/account/entry.tsx", { id: "dashb" }),
  route("settings", "routes/account/settings.tsx"),
  route("settings/password", "routes/account/change-password.tsx"),
  route("settings/email", "routes/account/change-email.tsx"),
  route("confirm-email/:token", "routes/account/confirm-email.tsx"),
  route("settings/sessions", "routes/account/sessions.tsx"),
  route("settings/export", "routes/account/export.ts"),
  route("settings/delete", "routes/account/delete.tsx"),
  route("connect/:type", "routes/account/connect.tsx"),

  route("dashboard", "routes/recruiter/dashboard.tsx"),

  route("apply", "routes/apply/no-job.tsx"),
  route("apply/:jobId", "routes/apply/apply.tsx"),
  route("upload/:jobId", "routes/apply/upload.tsx"),
  route("assess", "routes/apply/practice.tsx"),
  route("assess/:jobId", "routes/apply/question.tsx"),
  route("assess/:jobId/answers/:number", "routes/apply/save-answer.ts"),
  route("assess/:jobId/review", "routes/apply/review.tsx"),
  route("applications", "routes/apply/applications.tsx"),
  route("applications/:jobId", "routes/apply/application.tsx"),

  route("dash/:applicationId?", "routes/recruiter/candidates.tsx"),
  route("dash/:applicationId/status", "routes/recruiter/candidate-status.tsx"),
  route("documents/:documentId", "routes/recruiter/document.tsx"),
  route("documents/:documentId/text", "routes/recruiter/document-text.tsx"),

  route("buildAssessment/:jobId", "routes/recruiter/build-assessment.tsx"),

  route("postJob", "routes/recruiter/post-job.tsx"),
  route("postJob/draft", "routes/recruiter/keep-draft.ts"),
  route("postJob/done/:jobId", "routes/recruiter/job-posted.tsx"),
  route("jobs", "routes/recruiter/jobs.tsx"),
  route("jobs/:jobId/edit", "routes/recruiter/edit-job.tsx"),
  route("jobs/:jobId/delete", "routes/recruiter/delete-job.tsx"),
  route("jobs/:jobId/status", "routes/recruiter/job-status.tsx"),

  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
