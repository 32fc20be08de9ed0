/**
 * What the Worker's entry points run outside of requests. It travels inside the server build (`entry.server.tsx` hands it on),
 * so that requests, queue and cron share one copy of everything.
 */

export { EVALUATOR, evaluateCandidate } from "~/evaluator/evaluate";
export { eraseDueAccounts } from "~/features/erasure/erase-due-accounts";
export { openDatabase } from "../db/client";
export { sendResetLink } from "./features/accounts/reset-password";
export { sweepAccounts } from "./features/accounts/sweep-accounts";
export { receiveSubmission } from "./features/applications/receive-submission";
export { listSent } from "./features/applications/submissions";
export { sweepContacts } from "./features/beta/forget-contacts";
export { sweepPass } from "./features/beta/pass";
export { readDocument } from "./features/documents/read-document";
export { sweepFiles } from "./features/documents/sweep-files";
export { askModel } from "./features/evaluations/ask-model";
export { evaluateApplication } from "./features/evaluations/evaluate-application";
export { evaluateMissed } from "./features/evaluations/evaluate-missed";
export { evaluationFailed } from "./features/evaluations/evaluation-failed";
export { sweepFeedback } from "./features/feedback/forget-feedback";
export { countViews, sweepViews } from "./features/jobs/count-views";
export { sweepNotices } from "./features/notices/forget-notices";
export { sweepEvidence } from "./features/notices/sweep-evidence";
export { sweepNotifications } from "./features/notifications/read-notifications";
export { tellRecruiters } from "./features/notifications/tell";
export { renderMail } from "./features/outbox/render-mail";
export { runTask } from "./features/outbox/run-task";
export { dueTasks, slowAmong, sweepTasks } from "./features/outbox/store";
export { proposeQuestion } from "./features/questionnaires/propose-question";
export { openIdConnect } from "./services/identity/open-id-connect";
