import { createHash } from "node:crypto";
import type { DocumentKind } from "../../app/vocabulary/documents.ts";
import type * as schema from "../schema.ts";
import { APPLICANTS, APPLICATIONS, type SeedApplication } from "./candidates.ts";
import { DEMO_ACCOUNTS } from "./demo-accounts.ts";
import { readDocument } from "./documents.ts";
import { seedId } from "./ids.ts";
import { JOBS, postingOf } from "./jobs.ts";
import { colleagueId, companyId, find, jobId, memberOf, recruiterId } from "./keys.ts";
import { unusablePassword } from "./passwords.ts";
import { COLLEAGUES, COMPANY, RECRUITER, STAFF, TEAM } from "./people.ts";
import { QUESTIONNAIRES } from "./questionnaires.ts";
import { stageId } from "./stages.ts";
import { days, hoursBefore } from "./times.ts";

const userId = (key: string) => seedId(`applicant ${key}`);
const applicationId = (application: SeedApplication) =>
  seedId(`application ${application.applicant} ${application.job}`);
const documentId = ({ applicant, job }: SeedApplication, kind: DocumentKind) =>
  seedId(`document ${applicant} ${job} ${kind}`);

export const companyRow = (now: Date): typeof schema.companies.$inferInsert => ({
  id: companyId,
  companyName: COMPANY.companyName,
  ...COMPANY.address,
  createdAt: hoursBefore(now, COMPANY.createdHoursAgo),
});

export const teamRow = (now: Date): typeof schema.companies.$inferInsert => ({
  ...TEAM,
  defaultCountry: COMPANY.address.defaultCountry,
  createdAt: hoursBefore(now, COMPANY.createdHoursAgo),
});

export const decisionSettingsRow = (): typeof schema.decisionSettings.$inferInsert => ({
  companyId,
  undoWindow: "10-minutes",
  asksReasons: true,
  reasonsInMail: true,
});

export function userRows(
  now: Date,
  hashDemoPassword: () => Promise<string>,
  secondFactor: string | null,
): Promise<(typeof schema.users.$inferInsert)[]> {
  const recruits = { type: "buyer" as const, recruiter: true, companyId };
  const recruiter = { ...RECRUITER, id: recruiterId, role: recruits };
  const colleagues = COLLEAGUES.map((one) => ({ ...one, id: colleagueId(one.key), role: recruits }));
  const staff = { ...STAFF, id: seedId("staff"), role: { ...recruits, companyId: TEAM.id } };
  const applicants = APPLICANTS.map((applicant) => ({
    ...applicant,
    id: userId(applicant.key),
    createdHoursAgo: Math.max(
      ...APPLICATIONS.filter((one) => one.applicant === applicant.key).map((one) => one.registeredHoursAgo),
    ),
    role: { type: "applicant" as const, recruiter: false, companyId: null },
  }));
  return Promise.all(
    [recruiter, ...colleagues, staff, ...applicants].map(
      async ({ id, email, firstName, lastName, createdHoursAgo, role }) => ({
        id,
        email,
        emailVerifiedAt: hoursBefore(now, createdHoursAgo - 0.2),
        passwordHash: isDemoAccount(email) ? await hashDemoPassword() : unusablePassword(),
        ...role,
        personName: `${firstName} ${lastName}`,
        firstName,
        lastName,
        createdAt: hoursBefore(now, createdHoursAgo),
        updatedAt: hoursBefore(now, createdHoursAgo - 0.2),
        ...(email === STAFF.email && { secondFactor, staffSince: hoursBefore(now, createdHoursAgo) }),
      }),
    ),
  );
}

/** A trigger has made each a member; by `db/triggers/members.sql` as an interviewer. */
export const memberRoles = () =>
  COLLEAGUES.map(({ key, role }) => ({ userId: colleagueId(key), role, invitedBy: recruiterId }));

export const jobTeamRows = (): (typeof schema.jobTeam.$inferInsert)[] =>
  COLLEAGUES.flatMap(({ key, jobs }) =>
    jobs.map((job) => ({ userId: colleagueId(key), jobId: jobId(find(JOBS, job).key), companyId })),
  );

export const interviews = () =>
  COLLEAGUES.flatMap(({ key, meets }) =>
    meets.map(([applicant, job]) => ({
      userId: colleagueId(key),
      applicationId: seedId(`application ${applicant} ${job}`),
    })),
  );

const isDemoAccount = (email: string) => DEMO_ACCOUNTS.some((account) => account.email === email);

export const jobRows = (now: Date): (typeof schema.jobs.$inferInsert)[] =>
  JOBS.map(({ key, postedHoursAgo, viewsByDay, ...facts }) => ({
    id: jobId(key),
    companyId,
    userId: recruiterId,
    ...facts,
    ...postingOf({ key }),
    agreed: true,
    views: viewsByDay.reduce((sum, visits) => sum + visits, 0),
    createdDate: hoursBefore(now, postedHoursAgo),
    updatedDate: hoursBefore(now, postedHoursAgo),
  }));

const SOURCES = ["direct", "google.com", "linkedin.com", "direct", "Uni Leeds fair"] as const;
const sourceOf = (number: number): string => SOURCES[number % SOURCES.length] ?? "direct";

export const viewRows = (now: Date): (typeof schema.jobViews.$inferInsert)[] =>
  JOBS.flatMap((job) =>
    job.viewsByDay.flatMap((visits, index) => {
      const day = hoursBefore(now, days(job.viewsByDay.length - 1 - index))
        .toISOString()
        .slice(0, 10);
      return Array.from({ length: visits }, (_, visit) => ({
        jobId: jobId(job.key),
        day,
        visitor: createHash("sha256").update(`${job.key} ${day} ${visit}`).digest("hex"),
        source: sourceOf(visit),
        counted: true,
      }));
    }),
  );

/** Applicants are added to them when their applications are received. */
export function sourceRows(now: Date): (typeof schema.jobSources.$inferInsert)[] {
  const views = Object.groupBy(viewRows(now), ({ jobId, day, source }) => `${jobId} ${day} ${source}`);
  return Object.values(views).flatMap((seen = []) =>
    seen.slice(0, 1).map(({ jobId, day, source = "" }) => ({
      ...{ jobId, day, source, companyId },
      views: seen.length,
    })),
  );
}

export const assessmentRows = (now: Date): (typeof schema.assessments.$inferInsert)[] =>
  JOBS.flatMap((job) => {
    const questions = QUESTIONNAIRES[job.key];
    const savedAt = hoursBefore(now, job.postedHoursAgo - 1);
    return questions
      ? [
          {
            id: seedId(`assessment ${job.key}`),
            companyId,
            userId: recruiterId,
            jobId: jobId(job.key),
            questions,
            createdAt: savedAt,
            updatedAt: savedAt,
          },
        ]
      : [];
  });

export const applicationRows = (now: Date): (typeof schema.applications.$inferInsert)[] =>
  APPLICATIONS.map((application, index) => {
    const applicant = find(APPLICANTS, application.applicant);
    const job = find(JOBS, application.job);
    const sent = (kind: DocumentKind) =>
      application.documents.some((document) => document.kind === kind) ? documentId(application, kind) : null;
    const lastMove = application.moves.at(-1);
    const submitted = application.submittedHoursAgo;
    return {
      id: applicationId(application),
      companyId,
      jobId: jobId(job.key),
      userId: userId(applicant.key),
      name: `${applicant.firstName} ${applicant.lastName}`,
      email: applicant.email,
      position: job.title,
      workAuthorization: application.workAuthorization,
      startDate: application.startDate,
      termsAcceptedAt: hoursBefore(now, application.registeredHoursAgo),
      cvDocumentId: sent("cv"),
      coverLetterDocumentId: sent("coverLetter"),
      questions: submitted === null ? null : (QUESTIONNAIRES[job.key] ?? null),
      answers: answersOf(application),
      submittedAt: submitted === null ? null : hoursBefore(now, submitted),
      source: sourceOf(index),
      status: lastMove?.to ?? "pending",
      stageId: submitted === null ? null : standsAt(application),
      tags: application.tags ?? [],
      ...poolPlace(application, now),
      ...proposed(application, now),
      evaluationState: submitted === null ? "none" : "waiting",
      createdAt: hoursBefore(now, application.registeredHoursAgo),
      updatedAt: hoursBefore(now, lastMove?.hoursAgo ?? submitted ?? application.registeredHoursAgo),
    };
  });

export function companyTagsRow(): typeof schema.companyTags.$inferInsert {
  const tags = APPLICATIONS.flatMap((application) => application.tags ?? []);
  const people = tags.map((tag) => [tag, tags.filter((one) => one === tag).length]);
  const pool = APPLICATIONS.filter(({ pooledHoursAgo }) => pooledHoursAgo !== undefined).length;
  return { companyId, people: Object.fromEntries(people), pool };
}

function poolPlace({ pooledHoursAgo: ago }: SeedApplication, now: Date) {
  if (ago === undefined) return {};
  const since = hoursBefore(now, ago);
  return { pooledAt: since, poolEnds: hoursBefore(now, ago - days(365)), pooledBy: memberOf("priya").name };
}

function proposed({ proposed: made }: SeedApplication, now: Date) {
  if (made === undefined) return {};
  const { id, name } = memberOf("lena");
  const proposedAt = hoursBefore(now, made.hoursAgo);
  return {
    ...{ proposal: made.to, proposalReason: made.reason, proposedAt },
    ...{ proposedBy: name, proposedById: id },
  };
}

const standsAt = ({ job, moves, stage }: SeedApplication): string | null =>
  stageId(job, stage ?? { status: moves.at(-1)?.to ?? "pending" });

const answersOf = (application: SeedApplication): Record<string, string> =>
  Object.fromEntries(
    (QUESTIONNAIRES[application.job] ?? []).flatMap((question, index) => {
      const text = application.answers[index];
      return text ? [[question.id, text]] : [];
    }),
  );

export const documentFiles = (now: Date) =>
  APPLICATIONS.flatMap((application) =>
    application.documents.map((document) => {
      const id = documentId(application, document.kind);
      const { bytes, type } = readDocument(document.file);
      const row: typeof schema.documents.$inferInsert = {
        id,
        companyId,
        userId: userId(application.applicant),
        applicationId: applicationId(application),
        kind: document.kind,
        fileName: document.fileName,
        type,
        size: bytes.byteLength,
        storageKey: `cv/${companyId}/${id}`,
        state: "stored",
        textState: "waiting",
        createdAt: hoursBefore(now, application.registeredHoursAgo - 0.5),
      };
      return { bytes, row };
    }),
  );

/** The product reads the documents itself, and evaluates their people afterwards. */
export const outboxRows = (
  now: Date,
  documents: (typeof schema.documents.$inferInsert)[],
): (typeof schema.outbox.$inferInsert)[] =>
  documents.map((document) => ({
    id: seedId(`read ${document.id}`),
    topic: "read-document",
    companyId,
    userId: document.userId,
    payload: { documentId: document.id },
    runAfter: now,
    createdAt: now,
  }));

export const statusChangeRows = (now: Date): (typeof schema.statusChanges.$inferInsert)[] =>
  APPLICATIONS.flatMap((application) => {
    const { applicant, job, stage } = application;
    const last = application.moves.at(-1)?.to ?? "pending";
    const moves = [...application.moves, ...(stage ? [{ to: last, hoursAgo: stage.hoursAgo }] : [])];
    return moves.map((move, index) => {
      const from = moves[index - 1]?.to ?? "pending";
      return {
        id: seedId(`status change ${applicant} ${job} ${move.to}${from === move.to ? " stage" : ""}`),
        companyId,
        applicationId: applicationId(application),
        userId: recruiterId,
        personName: `${RECRUITER.firstName} ${RECRUITER.lastName}`,
        from,
        to: move.to,
        createdAt: hoursBefore(now, move.hoursAgo),
        fromStage: stageId(job, { status: from }),
        toStage: stageId(job, from === move.to && stage ? stage : { status: move.to }),
      };
    });
  });
