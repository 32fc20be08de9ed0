import { readFileSync } from "node:fs";
import { paths } from "~/paths";
import routes from "../../app/routes";
import { seedId } from "../../db/seed/ids";

const NOT_FOUND = "public/not-found.tsx";

/** The page that an address leads to, by its file under `app/routes/`: of several the one that says most. */
export function pageAt(address: string): string {
  const { pathname } = new URL(address, "http://localhost");
  const fitting = routes
    .map(({ file, path = "" }) => ({ file, path }))
    .filter(({ path }) => path !== "*" && new URLPattern({ pathname: `/${path}` }).test({ pathname }));
  const variables = ({ path }: { path: string }) => path.split(":").length;
  const [nearest] = fitting.sort((one, other) => variables(one) - variables(other));
  return inShort(nearest?.file ?? NOT_FOUND);
}

/** Pages that nobody can open: there is nothing to see, or only what a press answers. */
const NOT_OPENED = [
  NOT_FOUND,
  "careers/short-link.tsx",
  "recruiter/job-status.tsx",
  "recruiter/candidate-status.tsx",
  "recruiter/undo-decision.tsx",
  "recruiter/bulk-write.tsx",
  "recruiter/bulk-stage.tsx",
  // Leads on within a second.
  "account/entry.tsx",
  "legal/leave.tsx",
];

/** Every page, by its file under `app/routes/`. */
export const everyPage = (): string[] =>
  [...new Set(routes.map(({ file }) => file))]
    .filter((file) => readFileSync(`app/${file}`, "utf8").includes("export default"))
    .map(inShort)
    .filter((file) => !NOT_OPENED.includes(file));

/** A route's file as `app/routes/` has it. */
export const inShort = (file: string) => file.replace(/^routes\//, "");

/** The address of a page, or of the one whose first link to it is followed. */
type Where = string | { on: string };
export type Looks = Record<string, Where | Where[]>;

const NORTHWIND = "northwind-analytics";
const ENGINEER = seedId("job senior-frontend-engineer");
const ANALYST = seedId("job data-analyst");
const MARCUS = seedId("application marcus-johnson senior-frontend-engineer");
const SARAH = seedId("application sarah-chen senior-frontend-engineer");
/** A job that no other journey posts or deletes. */
const SEEDED = paths.jobs({ q: "Frontend" });

const PUBLIC: Looks = {
  "marketing/landing.tsx": paths.home(),
  "marketing/yellow.tsx": paths.yellow(),
  "marketing/beta.tsx": paths.beta(),
  "marketing/yellow-apply.tsx": paths.yellowApply(),
  "marketing/pass.tsx": paths.pass(),
  "legal/terms.tsx": paths.terms(),
  "legal/privacy.tsx": paths.privacy(),
  "legal/cookies.tsx": paths.cookies(),
  "legal/dsa.tsx": paths.dsa(),
  "legal/notice.tsx": paths.notice(),
  "public/offline.tsx": paths.offline(),
  [NOT_FOUND]: "/no-such-page",
};

const AT_THE_DOOR: Looks = {
  "auth/login.tsx": paths.login(),
  "auth/register.tsx": paths.register(),
  "auth/forgot-password.tsx": paths.forgotPassword(),
  "auth/reset-password.tsx": paths.resetPassword("no-such-token"),
  "auth/verify-link.tsx": paths.verifyLink("no-such-token"),
  "auth/join.tsx": paths.join("no-such-token"),
  "account/confirm-email.tsx": paths.confirmEmail("no-such-token"),
  "account/keep-email.tsx": paths.keepEmail("no-such-token"),
  "apply/no-job.tsx": "/apply",
  "apply/apply.tsx": [paths.apply(ENGINEER), paths.apply("no-such-job")],
  "apply/practice.tsx": paths.practice(),
  "recruiter/candidates.tsx": paths.candidates(),
  "careers/careers.tsx": paths.careers({ place: "hybrid", pay: 50 }),
  "careers/company.tsx": paths.company(NORTHWIND),
  "careers/embed.tsx": paths.embed(NORTHWIND),
  "careers/alerts.tsx": paths.alerts({ q: "engineer", place: "remote" }),
  "careers/alert.tsx": paths.alert("no-such-token"),
};

const AT_WORK: Looks = {
  "recruiter/dashboard.tsx": paths.dashboard(),
  "recruiter/post-job.tsx": paths.postJob(1),
  "recruiter/jobs.tsx": SEEDED,
  "recruiter/edit-job.tsx": { on: SEEDED },
  "recruiter/build-assessment.tsx": { on: SEEDED },
  "recruiter/suggestions.tsx": paths.suggestions(ENGINEER),
  "recruiter/job-sources.tsx": { on: SEEDED },
  "recruiter/job-stages.tsx": paths.jobStages(ENGINEER),
  "recruiter/job-team.tsx": paths.jobTeam(ENGINEER),
  "recruiter/delete-job.tsx": { on: SEEDED },
  "recruiter/copy-job.tsx": { on: SEEDED },
  "recruiter/read-again.tsx": paths.readAgain(ENGINEER),
  "recruiter/job-posted.tsx": paths.jobPosted(ENGINEER),
  "careers/poster.tsx": { on: SEEDED },
};

const WITH_CANDIDATES: Looks = {
  "recruiter/candidates.tsx": [paths.candidates(), { on: paths.candidates() }, paths.candidate(MARCUS)],
  "recruiter/bulk.tsx": paths.bulk(),
  "recruiter/bulk-snooze.tsx": paths.bulkSnooze([SARAH]),
  "recruiter/bulk-tags.tsx": paths.bulkTags([SARAH]),
  "recruiter/bulk-pool.tsx": paths.bulkPool([SARAH]),
  "recruiter/pool.tsx": paths.pool(SARAH),
  "recruiter/merge.tsx": paths.merge(SARAH),
  "recruiter/propose.tsx": paths.propose(SARAH),
  "recruiter/tags.tsx": paths.tags(SARAH),
  "recruiter/bulk-interviewers.tsx": paths.bulkInterviewers([SARAH]),
  "recruiter/pass-candidate.tsx": paths.passCandidate(SARAH),
  "recruiter/saved-views.tsx": paths.savedViews("?status=pending"),
  "recruiter/snooze.tsx": paths.snooze(SARAH),
  "recruiter/reconsider.tsx": { on: paths.candidates({ status: "passed" }) },
  "recruiter/interviewers.tsx": paths.interviewers(SARAH),
  "recruiter/messages.tsx": paths.messages(SARAH),
  "recruiter/notes.tsx": paths.notes(SARAH),
  "recruiter/scorecard.tsx": paths.scorecard(SARAH),
  "recruiter/evaluation.tsx": paths.evaluation(SARAH),
  "recruiter/document-text.tsx": { on: paths.evaluation(SARAH) },
};

const IN_THE_SETTINGS: Looks = {
  "account/settings.tsx": paths.settings(),
  "recruiter/delete-company.tsx": paths.deleteCompany(),
  "recruiter/company-settings.tsx": paths.companySettings(),
  "recruiter/company-picture.tsx": paths.companyPicture("logo"),
  "recruiter/decision-settings.tsx": paths.decisionSettings(),
  "recruiter/templates.tsx": paths.templates(),
  "recruiter/stage-templates.tsx": [paths.stageTemplates(), paths.stageTemplates({ job: ANALYST })],
  "recruiter/activity.tsx": paths.activity(),
  "recruiter/records.tsx": paths.records(),
  "recruiter/members.tsx": [paths.members(), paths.members({ remove: seedId("colleague oliver") })],
  "recruiter/offer-ownership.tsx": paths.owners(seedId("colleague oliver")),
  "recruiter/leave-company.tsx": paths.leaveCompany(),
  "account/change-password.tsx": paths.changePassword(),
  "account/change-email.tsx": paths.changeEmail(),
  "account/second-factor.tsx": paths.secondFactor(),
  "account/passkeys.tsx": paths.passkeys(),
  "account/notification-settings.tsx": paths.notificationSettings(),
  "account/notifications.tsx": paths.notifications(),
  "account/connect.tsx": [paths.connect("Feedback"), paths.connect("Issue")],
  "account/sent.tsx": paths.sent(),
};

const APPLICANT: Looks = {
  "recruiter/dashboard.tsx": paths.dashboard(),
  "careers/job.tsx": { on: paths.company(NORTHWIND) },
  "recruiter/jobs.tsx": paths.jobs(),
  "apply/apply.tsx": { on: paths.jobs() },
  "apply/applications.tsx": paths.applications(),
  "apply/application.tsx": [paths.application(ANALYST), { on: paths.applications() }],
  "apply/own-text.tsx": paths.ownText(ANALYST),
  "apply/withdraw.tsx": paths.withdraw(ANALYST),
  "apply/upload.tsx": paths.upload(seedId("job product-designer")),
  "account/settings.tsx": paths.settings(),
  "account/sessions.tsx": paths.sessions(),
  "account/delete.tsx": paths.deleteAccount(),
};

/** Once there is a message, a notice and the password of the team. */
export const TEAM: Looks = {
  "marketing/pass-messages.tsx": paths.passMessages(),
  "marketing/pass-message.tsx": { on: paths.passMessages() },
  "marketing/pass-notices.tsx": paths.passNotices(),
  "marketing/pass-notice.tsx": { on: paths.passNotices() },
  "marketing/pass-tasks.tsx": paths.passTasks(),
  "marketing/pass-log.tsx": paths.passLog(),
  "marketing/pass-logout.tsx": paths.passLogout(),
};

/** What the sender of a message reads of it. */
export const SENDER: Looks = {
  "account/sent.tsx": paths.sent(),
  "account/sent-message.tsx": { on: paths.sent() },
};

const FOR_A_JOB: Looks = {
  "recruiter/jobs.tsx": paths.jobs(),
  "recruiter/suggest-change.tsx": paths.suggestChange(ENGINEER),
};

/** Where axe looks once at each page as somebody of the demo data sees it; one name, one journey. */
export const SEEN_BY = {
  "a visitor": PUBLIC,
  "somebody at the door": AT_THE_DOOR,
  "a recruiter at work": AT_WORK,
  "a recruiter with candidates": WITH_CANDIDATES,
  "a recruiter in the settings": IN_THE_SETTINGS,
  "a hiring manager": FOR_A_JOB,
  "an applicant": APPLICANT,
};
