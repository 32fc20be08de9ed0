import { index, type RouteConfig, route } from "@remix-run/route-config";

/** Every address of the product, on one screen. `paths.ts` writes them. */
export default [
  index("routes/marketing/landing.tsx"),
  route("terms", "routes/legal/terms.tsx"),
  route("privacy", "routes/legal/privacy.tsx"),
  route("cookies", "routes/legal/cookies.tsx"),

  route("login", "routes/auth/login.tsx"),
  route("sign-out", "routes/auth/sign-out.ts"),

  route("dash/:applicationId?", "routes/recruiter/candidates.tsx"),
  route("dash/:applicationId/status", "routes/recruiter/candidate-status.tsx"),
  route("documents/:documentId", "routes/recruiter/document.tsx"),
  route("documents/:documentId/text", "routes/recruiter/document-text.tsx"),

  route("apply", "routes/apply/no-job.tsx"),
  route("apply/:jobId", "routes/apply/apply.tsx"),
  route("upload/:jobId", "routes/apply/upload.tsx"),
  route("assess", "routes/apply/practice.tsx"),
  route("assess/:jobId", "routes/apply/question.tsx"),
  route("assess/:jobId/answers/:number", "routes/apply/save-answer.ts"),
  route("assess/:jobId/review", "routes/apply/review.tsx"),
  route("applications", "routes/apply/applications.tsx"),
  route("applications/:jobId", "routes/apply/application.tsx"),

  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
