import { ulid } from "ulid";
import { paths } from "~/paths";
import { linkTo } from "../mails";
import { anApplicant, aRecruiter, PASSWORD, type TestPerson } from "../people";
import { aJob, anApplication } from "../postings";
import type { Product } from "../product";
import { anEvaluatedCandidate } from "./applicant";
import type { Form } from "./form";

const DESCRIPTION = "You will keep forty ovens hot and the bread good, from four in the morning until noon.";
const INFO = { title: "Night Baker", jobType: "full-time", locationType: "remote" };

const GUEST = "lena@guest.example";

/** A hidden value of a page's form. */
async function hiddenIn(
  product: Product,
  path: string,
  { cookie }: TestPerson,
  name: string,
): Promise<string> {
  const html = await (await product.fetch(path, { cookie })).text();
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
}

async function aNote(product: Product) {
  const { recruiter, application } = await anEvaluatedCandidate(product);
  const path = paths.notes(application.id);
  await product.post(path, { note: "Strong." }, recruiter);
  const id = (await product.db.prepare("select id from notes").first<string>("id")) ?? "";
  return { path, id, cookie: recruiter.cookie };
}

async function aHiringManager(product: Product) {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  const { companyId } = priya;
  const lena = await aRecruiter(product, { companyId, role: "hiring-manager", name: "Lena Hoffmann" });
  await product.post(paths.jobTeam(job.id), { chosen: [lena.id] }, priya);
  return { priya, lena, job };
}

/** As `2026-12-06`. */
export const inDays = (count: number): string =>
  new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

const A_BULK = "01KB0000000000000000000000";

/** The forms of a recruiter. */
export const RECRUITER_FORMS: Form[] = [
  {
    route: "routes/recruiter/members.tsx",
    what: "an invitation",
    prepare: async (product) => ({
      path: paths.members(),
      fields: { intent: "invite", email: GUEST, role: "interviewer" },
      cookie: (await aRecruiter(product)).cookie,
    }),
  },
  {
    route: "routes/recruiter/members.tsx",
    what: "the withdrawal of an invitation",
    prepare: async (product) => {
      const { cookie } = await aRecruiter(product);
      await product.post(
        paths.members(),
        { intent: "invite", email: GUEST, role: "interviewer" },
        { cookie },
      );
      const invitation = await product.db.prepare("select id from invitations").first<string>("id");
      return { path: paths.members(), fields: { intent: "withdraw", invitation: invitation ?? "" }, cookie };
    },
  },
  {
    route: "routes/recruiter/members.tsx",
    what: "another role",
    prepare: async (product) => {
      const { cookie, companyId } = await aRecruiter(product);
      const { id } = await aRecruiter(product, { companyId, name: "Lena Fischer" });
      return { path: paths.members(), fields: { intent: "role", member: id, role: "interviewer" }, cookie };
    },
  },
  {
    route: "routes/recruiter/delete-company.tsx",
    what: "a wish that the company is erased",
    prepare: async (product) => ({
      path: paths.deleteCompany(),
      fields: { currentPassword: PASSWORD },
      cookie: (await aRecruiter(product)).cookie,
    }),
  },
  {
    route: "routes/recruiter/delete-company.tsx",
    what: "a wish that the company stays after all",
    prepare: async (product) => {
      const { cookie } = await aRecruiter(product);
      await product.post(paths.deleteCompany(), { currentPassword: PASSWORD }, { cookie });
      return { path: paths.deleteCompany(), fields: { intent: "keep" }, cookie };
    },
  },
  {
    route: "routes/recruiter/offer-ownership.tsx",
    what: "asking a member to be an owner",
    prepare: async (product) => {
      const { cookie, companyId } = await aRecruiter(product);
      const { email } = await aRecruiter(product, { companyId, name: "Lena Fischer" });
      return { path: paths.owners(), fields: { email, currentPassword: PASSWORD }, cookie };
    },
  },
  {
    route: "routes/auth/join.tsx",
    what: "accepting to be an owner",
    prepare: async (product) => {
      const owner = await aRecruiter(product);
      const { email, cookie } = await aRecruiter(product, { companyId: owner.companyId });
      await product.post(paths.owners(), { email, currentPassword: PASSWORD }, owner);
      return { path: await linkTo(product, email), fields: {}, cookie };
    },
  },
  {
    route: "routes/recruiter/members.tsx",
    what: "the removal of a member",
    prepare: async (product) => {
      const { cookie, companyId } = await aRecruiter(product);
      const { id } = await aRecruiter(product, { companyId, name: "Lena Fischer" });
      return { path: paths.members(), fields: { intent: "remove", member: id }, cookie };
    },
  },
  {
    route: "routes/recruiter/leave-company.tsx",
    what: "leaving a company",
    prepare: async (product) => {
      const { companyId } = await aRecruiter(product);
      return {
        path: paths.leaveCompany(),
        fields: {},
        cookie: (await aRecruiter(product, { companyId })).cookie,
      };
    },
  },
  {
    route: "routes/recruiter/job-team.tsx",
    what: "a hiring team",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      const { id } = await aRecruiter(product, { companyId: priya.companyId, role: "hiring-manager" });
      return { path: paths.jobTeam(job.id), fields: { chosen: [id] }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/job-team.tsx",
    what: "a job handed on",
    prepare: async (product) => {
      const { companyId } = await aRecruiter(product);
      const tom = await aRecruiter(product, { companyId, role: "recruiter" });
      const { id } = await aRecruiter(product, { companyId, role: "recruiter" });
      const fields = { from: tom.id, responsible: id };
      return { path: paths.jobTeam((await aJob(product, tom)).id), fields, cookie: tom.cookie };
    },
  },
  {
    route: "routes/recruiter/suggest-change.tsx",
    what: "a suggestion",
    prepare: async (product) => {
      const { lena, job } = await aHiringManager(product);
      const fields = { part: "", text: "Please say which nights." };
      return { path: paths.suggestChange(job.id), fields, cookie: lena.cookie };
    },
  },
  {
    route: "routes/recruiter/suggestions.tsx",
    what: "an answer to a suggestion",
    prepare: async (product) => {
      const { priya, lena, job } = await aHiringManager(product);
      await product.post(paths.suggestChange(job.id), { text: "Please say which nights." }, lena);
      const id = (await product.db.prepare("select id from job_suggestions").first<string>("id")) ?? "";
      const fields = { id, answer: "done", words: "Gladly." };
      return { path: paths.suggestions(job.id), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/job-stages.tsx",
    what: "a job's first stages",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      await anApplication(product, job, await anApplicant(product));
      return { path: paths.jobStages(job.id), fields: { intent: "start" }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/job-stages.tsx",
    what: "a stage more",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      await product.post(paths.jobStages(job.id), { intent: "start" }, priya);
      const { results } = await product.db
        .prepare("select id, name, kind from job_stages order by position")
        .all<Record<string, string>>();
      const lines = [...results, { name: "Trial day", kind: "interview" }].flatMap((line, index) =>
        Object.entries(line).map(([field, value]) => [`stages[${index}].${field}`, value]),
      );
      const path = paths.jobStages(job.id);
      const seen = await hiddenIn(product, path, priya, "seen");
      return { path, fields: { ...Object.fromEntries(lines), seen, press: "save" }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/candidate-status.tsx",
    what: "a candidate's stage",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      const { id } = await anApplication(product, job, await anApplicant(product));
      await product.post(paths.jobStages(job.id), { intent: "start" }, priya);
      await product.sweep();
      const { results } = await product.db
        .prepare("select id from job_stages order by position")
        .all<{ id: string }>();
      const fields = { seen: results[0]?.id ?? "", stage: results[1]?.id ?? "" };
      return { path: paths.candidateStatus(id), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/interviewers.tsx",
    what: "a candidate's interviewers",
    prepare: async (product) => {
      const { recruiter, application } = await anEvaluatedCandidate(product);
      const { id } = await aRecruiter(product, { companyId: recruiter.companyId, role: "interviewer" });
      return { path: paths.interviewers(application.id), fields: { chosen: [id] }, cookie: recruiter.cookie };
    },
  },
  {
    route: "routes/recruiter/scorecard.tsx",
    what: "a scorecard",
    prepare: async (product) => {
      const { recruiter, application } = await anEvaluatedCandidate(product);
      const fields = { recommendation: "yes", pros: "Explains what she does.", cons: "", seen: "" };
      return { path: paths.scorecard(application.id), fields, cookie: recruiter.cookie };
    },
  },
  {
    route: "routes/recruiter/notes.tsx",
    what: "a note on a candidate",
    prepare: async (product) => {
      const { recruiter, application } = await anEvaluatedCandidate(product);
      return { path: paths.notes(application.id), fields: { note: "Strong." }, cookie: recruiter.cookie };
    },
  },
  {
    route: "routes/recruiter/notes.tsx",
    what: "an edited note",
    prepare: async (product) => {
      const { path, id, cookie } = await aNote(product);
      return { path, fields: { intent: "edit", id, seen: 0, note: "Very strong." }, cookie };
    },
  },
  {
    route: "routes/recruiter/notes.tsx",
    what: "the deletion of a note",
    prepare: async (product) => {
      const { path, id, cookie } = await aNote(product);
      return { path, fields: { intent: "delete", id }, cookie };
    },
  },
  {
    route: "routes/recruiter/company-settings.tsx",
    what: "the company's page",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const fields = { slug: "night-bakery", website: "https://bakery.example", colour: "#1a6b54" };
      const defaults = { defaultCurrency: "EUR", defaultLanguage: "en", defaultTimeZone: "Europe/Dublin" };
      return { path: paths.companySettings(), fields: { ...fields, ...defaults }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/records.tsx",
    what: "a check of the records",
    prepare: async (product) => {
      const { cookie } = await aRecruiter(product);
      return { path: paths.records(), fields: {}, cookie };
    },
  },
  {
    route: "routes/recruiter/company-picture.tsx",
    what: "the removal of a logo",
    prepare: async (product) => {
      const { cookie } = await aRecruiter(product);
      return { path: paths.companyPicture("logo"), fields: { intent: "remove" }, cookie, multipart: true };
    },
  },
  {
    route: "routes/recruiter/copy-job.tsx",
    what: "a copy of a job",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      const copy = await hiddenIn(product, paths.copyJob(job.id), priya, "copy");
      return { path: paths.copyJob(job.id), fields: { copy }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/job-sources.tsx",
    what: "a short link",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      return { path: paths.jobSources(job.id), fields: { source: "Uni Leeds fair" }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/post-job.tsx",
    what: "the first step of a job",
    prepare: async (product) => ({
      path: paths.postJob(1),
      fields: { ...INFO, intent: "next" },
      cookie: (await aRecruiter(product)).cookie,
    }),
  },
  {
    route: "routes/recruiter/post-job.tsx",
    what: "a job",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      await product.post(paths.postJob(1), INFO, priya);
      await product.post(paths.postJob(2), { description: DESCRIPTION }, priya);
      const draft = await hiddenIn(product, paths.postJob(3), priya, "draft");
      const fields = { draft, finalJobPosting: `# Night Baker\n\n${DESCRIPTION}`, agreed: "on" };
      return { path: paths.postJob(3), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/keep-draft.ts",
    what: "a draft kept meanwhile",
    prepare: async (product) => ({
      path: paths.keepDraft(),
      fields: { step: 1, ...INFO },
      cookie: (await aRecruiter(product)).cookie,
    }),
  },
  {
    route: "routes/recruiter/keep-questionnaire.ts",
    what: "unsaved questions kept meanwhile",
    prepare: async (product) => oneQuestion(product, paths.keepQuestionnaire, {}),
  },
  {
    route: "routes/recruiter/change-questionnaire.ts",
    what: "questions saved without leaving the page",
    prepare: async (product) => oneQuestion(product, paths.changeQuestionnaire, { intent: "save" }),
  },
  {
    route: "routes/recruiter/edit-job.tsx",
    what: "a changed job",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await aJob(product, priya);
      const version = await hiddenIn(product, paths.editJob(id), priya, "version");
      const texts = { description: DESCRIPTION, finalJobPosting: `# Night Baker\n\n${DESCRIPTION}`, version };
      return { path: paths.editJob(id), fields: { ...INFO, ...texts }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/job-status.tsx",
    what: "a job's status",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await aJob(product, priya);
      return { path: paths.jobStatus(id), fields: { status: "paused" }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/publish-job.tsx",
    what: "a draft's publishing",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await aJob(product, priya, { status: "draft" });
      return { path: paths.publishJob(id), fields: {}, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/read-again.tsx",
    what: "everybody of a job to be read again",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await aJob(product, priya);
      return { path: paths.readAgain(id), fields: {}, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/delete-job.tsx",
    what: "the removal of a job",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await aJob(product, priya);
      return { path: paths.deleteJob(id), fields: {}, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/build-assessment.tsx",
    what: "a questionnaire",
    prepare: async (product) => oneQuestion(product, paths.buildAssessment, { selected: 1, intent: "save" }),
  },
  {
    route: "routes/recruiter/candidate-status.tsx",
    what: "a candidate's stage",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      const { id } = await anApplication(product, job, await anApplicant(product));
      await product.post(paths.jobStages(job.id), { intent: "start" }, priya);
      await product.sweep();
      const { results } = await product.db
        .prepare("select id from job_stages order by position")
        .all<{ id: string }>();
      const fields = { seen: results[0]?.id ?? "", stage: results[1]?.id ?? "" };
      return { path: paths.candidateStatus(id), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/interviewers.tsx",
    what: "a candidate's interviewers",
    prepare: async (product) => {
      const { recruiter, application } = await anEvaluatedCandidate(product);
      const { id } = await aRecruiter(product, { companyId: recruiter.companyId, role: "interviewer" });
      return { path: paths.interviewers(application.id), fields: { chosen: [id] }, cookie: recruiter.cookie };
    },
  },
  {
    route: "routes/recruiter/scorecard.tsx",
    what: "a scorecard",
    prepare: async (product) => {
      const { recruiter, application } = await anEvaluatedCandidate(product);
      const fields = { recommendation: "yes", pros: "Explains what she does.", cons: "", seen: "" };
      return { path: paths.scorecard(application.id), fields, cookie: recruiter.cookie };
    },
  },
  {
    route: "routes/recruiter/notes.tsx",
    what: "a note on a candidate",
    prepare: async (product) => {
      const { recruiter, application } = await anEvaluatedCandidate(product);
      return { path: paths.notes(application.id), fields: { note: "Strong." }, cookie: recruiter.cookie };
    },
  },
  {
    route: "routes/recruiter/notes.tsx",
    what: "an edited note",
    prepare: async (product) => {
      const { path, id, cookie } = await aNote(product);
      return { path, fields: { intent: "edit", id, seen: 0, note: "Very strong." }, cookie };
    },
  },
  {
    route: "routes/recruiter/notes.tsx",
    what: "the deletion of a note",
    prepare: async (product) => {
      const { path, id, cookie } = await aNote(product);
      return { path, fields: { intent: "delete", id }, cookie };
    },
  },
  {
    route: "routes/recruiter/company-settings.tsx",
    what: "the company's page",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const fields = { slug: "night-bakery", website: "https://bakery.example", colour: "#1a6b54" };
      const defaults = { defaultCurrency: "EUR", defaultLanguage: "en", defaultTimeZone: "Europe/Dublin" };
      return { path: paths.companySettings(), fields: { ...fields, ...defaults }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/records.tsx",
    what: "a check of the records",
    prepare: async (product) => {
      const { cookie } = await aRecruiter(product);
      return { path: paths.records(), fields: {}, cookie };
    },
  },
  {
    route: "routes/recruiter/company-picture.tsx",
    what: "the removal of a logo",
    prepare: async (product) => {
      const { cookie } = await aRecruiter(product);
      return { path: paths.companyPicture("logo"), fields: { intent: "remove" }, cookie, multipart: true };
    },
  },
  {
    route: "routes/recruiter/copy-job.tsx",
    what: "a copy of a job",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      const copy = await hiddenIn(product, paths.copyJob(job.id), priya, "copy");
      return { path: paths.copyJob(job.id), fields: { copy }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/job-sources.tsx",
    what: "a short link",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      return { path: paths.jobSources(job.id), fields: { source: "Uni Leeds fair" }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/post-job.tsx",
    what: "the first step of a job",
    prepare: async (product) => ({
      path: paths.postJob(1),
      fields: { ...INFO, intent: "next" },
      cookie: (await aRecruiter(product)).cookie,
    }),
  },
  {
    route: "routes/recruiter/post-job.tsx",
    what: "a job",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      await product.post(paths.postJob(1), INFO, priya);
      await product.post(paths.postJob(2), { description: DESCRIPTION }, priya);
      const draft = await hiddenIn(product, paths.postJob(3), priya, "draft");
      const fields = { draft, finalJobPosting: `# Night Baker\n\n${DESCRIPTION}`, agreed: "on" };
      return { path: paths.postJob(3), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/keep-draft.ts",
    what: "a draft kept meanwhile",
    prepare: async (product) => ({
      path: paths.keepDraft(),
      fields: { step: 1, ...INFO },
      cookie: (await aRecruiter(product)).cookie,
    }),
  },
  {
    route: "routes/recruiter/keep-questionnaire.ts",
    what: "unsaved questions kept meanwhile",
    prepare: async (product) => oneQuestion(product, paths.keepQuestionnaire, {}),
  },
  {
    route: "routes/recruiter/change-questionnaire.ts",
    what: "questions saved without leaving the page",
    prepare: async (product) => oneQuestion(product, paths.changeQuestionnaire, { intent: "save" }),
  },
  {
    route: "routes/recruiter/edit-job.tsx",
    what: "a changed job",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await aJob(product, priya);
      const version = await hiddenIn(product, paths.editJob(id), priya, "version");
      const texts = { description: DESCRIPTION, finalJobPosting: `# Night Baker\n\n${DESCRIPTION}`, version };
      return { path: paths.editJob(id), fields: { ...INFO, ...texts }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/job-status.tsx",
    what: "a job's status",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await aJob(product, priya);
      return { path: paths.jobStatus(id), fields: { status: "paused" }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/publish-job.tsx",
    what: "a draft's publishing",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await aJob(product, priya, { status: "draft" });
      return { path: paths.publishJob(id), fields: {}, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/read-again.tsx",
    what: "everybody of a job to be read again",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await aJob(product, priya);
      return { path: paths.readAgain(id), fields: {}, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/delete-job.tsx",
    what: "the removal of a job",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await aJob(product, priya);
      return { path: paths.deleteJob(id), fields: {}, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/build-assessment.tsx",
    what: "a questionnaire",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await aJob(product, priya);
      const question = { id: 1, icon: "Users", type: "Teamwork", title: "One oven", question: "Who bakes?" };
      const sent = Object.entries(question).map(([name, value]) => [`questions[0].${name}`, value]);
      const fields = { version: 0, selected: 1, intent: "save", ...Object.fromEntries(sent) };
      return { path: paths.buildAssessment(id), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/candidate-status.tsx",
    what: "a candidate's status",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await anApplication(product, await aJob(product, priya), await anApplicant(product));
      await product.sweep();
      const fields = { status: "interview_approved", from: "pending" };
      return { path: paths.candidateStatus(id), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/decision-settings.tsx",
    what: "when applicants are told",
    prepare: async (product) => ({
      path: paths.decisionSettings(),
      fields: { undoWindow: "60-minutes" },
      cookie: (await aRecruiter(product)).cookie,
    }),
  },
  {
    route: "routes/recruiter/pass-candidate.tsx",
    what: "a no with its reason",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await anApplication(product, await aJob(product, priya), await anApplicant(product));
      await product.sweep();
      const fields = { from: "pending", reason: "skill", detail: "Forty ovens are more than you have run." };
      return { path: paths.passCandidate(id), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/saved-views.tsx",
    what: "a saved view",
    prepare: async (product) => ({
      path: paths.savedViews(),
      fields: { intent: "save", name: "Undecided designers", list: "?q=designer&status=pending" },
      cookie: (await aRecruiter(product)).cookie,
    }),
  },
  {
    route: "routes/recruiter/snooze.tsx",
    what: "somebody snoozed",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await anApplication(product, await aJob(product, priya), await anApplicant(product));
      await product.sweep();
      const fields = { intent: "snooze", until: inDays(3), reason: "The portfolio comes on Monday" };
      return { path: paths.snooze(id), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/templates.tsx",
    what: "a mail template",
    prepare: async (product) => ({
      path: paths.templates(),
      fields: { id: A_BULK, version: 0, name: "Thanks", subject: "Thank you", body: "Dear {{first_name}}," },
      cookie: (await aRecruiter(product)).cookie,
    }),
  },
  {
    route: "routes/recruiter/stage-templates.tsx",
    what: "a template of stages",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      await product.post(paths.jobStages(job.id), { intent: "start" }, priya);
      const fields = { job: job.id, name: "Bakers" };
      return { path: paths.stageTemplates({ job: job.id }), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/messages.tsx",
    what: "a mail to a candidate",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await anApplication(product, await aJob(product, priya), await anApplicant(product));
      await product.sweep();
      // The mailbox knows a mail by it.
      const message = ulid();
      const fields = { intent: "send", message, subject: "Thank you", body: "Dear {{first_name}}," };
      return { path: paths.messages(id), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/reconsider.tsx",
    what: "somebody reconsidered",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const applicant = await anApplicant(product);
      const job = await aJob(product, priya);
      const { id } = await anApplication(product, job, applicant, { status: "passed" });
      await product.sweep();
      const fields = { from: "passed", reason: "The position is open again." };
      return { path: paths.reconsider(id), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/bulk.tsx",
    what: "a decision on several",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await anApplication(product, await aJob(product, priya), await anApplicant(product));
      await product.sweep();
      const fields = { intent: "send", to: "passed", bulk: A_BULK, people: `${id}:pending` };
      return { path: paths.bulk(), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/bulk-write.tsx",
    what: "a mail to several",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await anApplication(product, await aJob(product, priya), await anApplicant(product));
      await product.sweep();
      const words = { subject: "Your {{job_title}}", body: "Dear {{first_name}}, soon." };
      const fields = { intent: "send", bulk: A_BULK, people: `${id}:pending`, ...words };
      return { path: paths.bulkWrite(), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/bulk-done.tsx",
    what: "the mails to several taken back",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await anApplication(product, await aJob(product, priya), await anApplicant(product));
      await product.post(paths.decisionSettings(), { undoWindow: "60-minutes" }, priya);
      const words = { subject: "Soon", body: "Dear {{first_name}}, soon." };
      const fields = { intent: "send", bulk: A_BULK, people: `${id}:pending`, ...words };
      await product.post(paths.bulkWrite(), fields, priya);
      return { path: paths.bulkDone(A_BULK), fields: {}, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/bulk-stage.tsx",
    what: "several moved to a stage",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      await product.post(paths.jobStages(job.id), { intent: "start" }, priya);
      const { id } = await anApplication(product, job, await anApplicant(product));
      await product.sweep();
      const interview = `select id from job_stages where job_id = '${job.id}' and name = 'Interview'`;
      const stage = (await product.db.prepare(interview).first<string>("id")) ?? "";
      const fields = { intent: "send", bulk: A_BULK, people: `${id}:pending`, stage, shown: stage };
      return { path: paths.bulkStage(), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/bulk-tags.tsx",
    what: "several tagged",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await anApplication(product, await aJob(product, priya), await anApplicant(product));
      await product.sweep();
      const fields = { intent: "send", bulk: A_BULK, people: `${id}:pending`, tag: "Ovens" };
      return { path: paths.bulkTags(), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/bulk-pool.tsx",
    what: "several kept in the talent pool",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      const { id } = await anApplication(product, job, await anApplicant(product), { status: "passed" });
      await product.sweep();
      const fields = { intent: "send", bulk: A_BULK, people: `${id}:passed` };
      return { path: paths.bulkPool(), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/pool.tsx",
    what: "a place in the talent pool",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      const { id } = await anApplication(product, job, await anApplicant(product), { status: "passed" });
      await product.sweep();
      return { path: paths.pool(id), fields: { intent: "keep" }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/merge.tsx",
    what: "two applications merged",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const job = await aJob(product, priya);
      const [one, other] = [
        await anApplication(product, job, await anApplicant(product)),
        await anApplication(product, job, await anApplicant(product)),
      ];
      await product.sweep();
      const fields = { keep: one.id, from: "pending", otherFrom: "pending" };
      return { path: paths.merge(one.id, { other: other.id }), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/propose.tsx",
    what: "a proposal",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await anApplication(product, await aJob(product, priya), await anApplicant(product));
      await product.sweep();
      const fields = { intent: "propose", to: "passed", from: "pending", reason: "No ovens" };
      return { path: paths.propose(id), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/tags.tsx",
    what: "a tag",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await anApplication(product, await aJob(product, priya), await anApplicant(product));
      await product.sweep();
      return { path: paths.tags(id), fields: { intent: "add", tag: "Ovens" }, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/bulk-snooze.tsx",
    what: "several snoozed",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await anApplication(product, await aJob(product, priya), await anApplicant(product));
      await product.sweep();
      const sleep = { until: inDays(7), reason: "Portfolios come on Monday" };
      const fields = { intent: "send", bulk: A_BULK, people: `${id}:pending`, ...sleep };
      return { path: paths.bulkSnooze(), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/bulk-interviewers.tsx",
    what: "an interviewer for several",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await anApplication(product, await aJob(product, priya), await anApplicant(product));
      await product.sweep();
      const { companyId } = priya;
      const lena = await aRecruiter(product, { companyId, role: "interviewer" });
      const fields = { intent: "send", bulk: A_BULK, people: `${id}:pending`, interviewer: lena.id };
      return { path: paths.bulkInterviewers(), fields, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/bulk-done.tsx",
    what: "several decisions taken back",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await anApplication(product, await aJob(product, priya), await anApplicant(product));
      await product.post(paths.decisionSettings(), { undoWindow: "60-minutes" }, priya);
      const fields = { intent: "send", to: "passed", bulk: A_BULK, people: `${id}:pending` };
      await product.post(paths.bulk(), fields, priya);
      return { path: paths.bulkDone(A_BULK), fields: {}, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/undo-decision.tsx",
    what: "a decision taken back",
    prepare: async (product) => {
      const priya = await aRecruiter(product);
      const { id } = await anApplication(product, await aJob(product, priya), await anApplicant(product));
      await product.post(paths.decisionSettings(), { undoWindow: "60-minutes" }, priya);
      await product.post(paths.candidateStatus(id), { status: "passed" }, priya);
      const change = await product.db.prepare("select id from status_changes").first<string>("id");
      return { path: paths.undoDecision(change ?? ""), fields: {}, cookie: priya.cookie };
    },
  },
  {
    route: "routes/recruiter/evaluation.tsx",
    what: "a verdict",
    prepare: async (product) => {
      const { recruiter, application, evaluation } = await anEvaluatedCandidate(product);
      const given = { dimension: "technical_competency", evaluation, seen: "", score: 85, reason: "" };
      const fields = { intent: "verdict", ...given };
      return { path: paths.evaluation(application.id), fields, cookie: recruiter.cookie };
    },
  },
  {
    route: "routes/recruiter/evaluation.tsx",
    what: "the answer to a request for a human review",
    prepare: async (product) => {
      const { recruiter, application, job, applicant } = await anEvaluatedCandidate(product);
      await product.post(paths.application(job.id), { intent: "review-request", question: "" }, applicant);
      const request = await product.db.prepare("select id from review_requests").first<string>("id");
      const fields = { intent: "answer", request: request ?? "", answer: "We read both again." };
      return { path: paths.evaluation(application.id), fields, cookie: recruiter.cookie };
    },
  },
  {
    route: "routes/recruiter/evaluate-again.ts",
    what: "another evaluation",
    prepare: async (product) => {
      const { recruiter, application } = await anEvaluatedCandidate(product);
      return { path: paths.evaluateAgain(application.id), fields: {}, cookie: recruiter.cookie };
    },
  },
];

async function oneQuestion(product: Product, addressOf: (jobId: string) => string, pressed: object) {
  const priya = await aRecruiter(product);
  const { id } = await aJob(product, priya);
  const question = { id: 1, icon: "Code", type: "Ovens", title: "Forty", question: "How?", placeholder: "" };
  const fields = Object.entries(question).map(([name, value]) => [`questions[0].${name}`, value]);
  return {
    path: addressOf(id),
    fields: { version: 0, ...pressed, ...Object.fromEntries(fields) },
    cookie: priya.cookie,
  };
}
