import type * as schema from "../schema.ts";
import { activityRow } from "./activity.ts";
import { APPLICATIONS } from "./candidates.ts";
import { seedIdAt } from "./ids.ts";
import { JOBS } from "./jobs.ts";
import { candidateOf, colleagueId, companyId, find, jobId, memberOf, recruiterId } from "./keys.ts";
import { NOTES, type SeedNote } from "./notes.ts";
import { COLLEAGUES, COMPANY } from "./people.ts";
import { QUESTIONNAIRES } from "./questionnaires.ts";
import { days, hoursBefore } from "./times.ts";

export function activityRows(now: Date): (typeof schema.activity.$inferInsert)[] {
  const deeds: Parameters<typeof activityRow>[1][] = [
    { verb: "company.changed", object: "about, website, colour", hoursAgo: COMPANY.createdHoursAgo - 2 },
  ];
  for (const { key, title, status, postedHoursAgo } of JOBS) {
    const job = { object: title, jobId: jobId(key) };
    deeds.push({ verb: "job.posted", ...job, hoursAgo: postedHoursAgo });
    if (QUESTIONNAIRES[key]) deeds.push({ verb: "questions.saved", ...job, hoursAgo: postedHoursAgo - 1 });
    if (status === "paused" || status === "closed")
      deeds.push({
        ...{ verb: "job.status", ...job, before: "active", after: status },
        hoursAgo: Math.max(1, postedHoursAgo / 2),
      });
  }
  for (const application of APPLICATIONS) {
    const of = { ...candidateOf(application.applicant, application.job) };
    for (const { hoursAgo } of application.moves)
      deeds.push({ verb: "candidate.read", ...of, hoursAgo: hoursAgo + 0.3 });
    if (application.pooledHoursAgo !== undefined)
      deeds.push({ verb: "candidate.pooled", ...of, hoursAgo: application.pooledHoursAgo });
  }
  const byPriya = [...deeds, ...membersMade()].map((deed) => ({ by: memberOf("priya"), deed }));
  const others = [...membersJoined(), ...notesWritten(), ...papersRead(), ...proposalsMade(), suggested()];
  return [...byPriya, ...others].map(({ by, deed }, number) => activityRow(by, deed, now, number));
}

type Deed = Parameters<typeof activityRow>[1];

const proposalsMade = () =>
  APPLICATIONS.flatMap(({ applicant, job, proposed }) =>
    proposed === undefined
      ? []
      : [
          {
            by: memberOf("lena"),
            deed: {
              ...{ verb: "candidate.proposed" as const, ...candidateOf(applicant, job) },
              ...{ after: proposed.to, hoursAgo: proposed.hoursAgo },
            },
          },
        ],
  );

const membersMade = (): Deed[] => [
  ...COLLEAGUES.map(({ email, role, createdHoursAgo }) => ({
    verb: "member.invited" as const,
    object: `${email.slice(0, 1)}…@${email.split("@")[1]}`,
    after: role,
    hoursAgo: createdHoursAgo + 5,
  })),
  ...COLLEAGUES.flatMap((colleague) =>
    colleague.jobs.map((job) => ({
      ...{ verb: "job.team" as const, object: find(JOBS, job).title, jobId: jobId(job) },
      after: memberOf(colleague.key).name,
      hoursAgo: colleague.createdHoursAgo - 1,
    })),
  ),
  ...COLLEAGUES.flatMap((colleague) =>
    colleague.meets.map(([applicant, job]) => ({
      verb: "candidate.interviewers" as const,
      ...candidateOf(applicant, job),
      after: memberOf(colleague.key).name,
      hoursAgo: 21.5,
    })),
  ),
];

const membersJoined = () =>
  COLLEAGUES.map(({ key, role, createdHoursAgo: hoursAgo }) => ({
    by: memberOf(key),
    deed: { verb: "member.joined" as const, after: role, hoursAgo },
  }));

const notesWritten = () =>
  NOTES.map(({ author, applicant, job, hoursAgo }) => ({
    by: memberOf(author),
    deed: { verb: "note.written" as const, ...candidateOf(applicant, job), hoursAgo },
  }));

const papersRead = () =>
  NOTES.map(({ author, applicant, job, hoursAgo }) => ({
    by: memberOf(author),
    deed: { verb: "candidate.read" as const, ...candidateOf(applicant, job), hoursAgo: hoursAgo + 0.4 },
  }));

const noteId = ({ author, applicant, hoursAgo }: SeedNote, now: Date) =>
  seedIdAt(`note ${author} ${applicant}`, hoursBefore(now, hoursAgo));

export const noteRows = (now: Date): (typeof schema.notes.$inferInsert)[] =>
  NOTES.map((note) => ({
    id: noteId(note, now),
    companyId,
    applicationId: candidateOf(note.applicant, note.job).applicationId,
    userId: memberOf(note.author).id,
    personName: memberOf(note.author).name,
    text: note.text,
    private: note.private ?? false,
    createdAt: hoursBefore(now, note.hoursAgo),
  }));

const mentionsIn = (now: Date) =>
  NOTES.flatMap((note) =>
    note.mentions.map((key) => ({
      noteId: noteId(note, now),
      userId: memberOf(key).id,
      applicationId: candidateOf(note.applicant, note.job).applicationId,
      companyId,
      at: hoursBefore(now, note.hoursAgo),
    })),
  );

export const mentionRows = (now: Date): (typeof schema.mentions.$inferInsert)[] =>
  mentionsIn(now).map(({ at: _, ...mention }) => ({
    ...mention,
    mail: `mention-${mention.noteId}-${mention.userId}`,
  }));

const SUGGESTION = {
  job: "senior-frontend-engineer",
  part: "What you need",
  text: "Please drop “five years or more”: three of my best people would not have applied.",
  hoursAgo: 5,
};

const suggested = () => ({
  by: memberOf("lena"),
  deed: {
    ...{ verb: "job.suggested" as const, object: find(JOBS, SUGGESTION.job).title },
    ...{ jobId: jobId(SUGGESTION.job), after: SUGGESTION.part, hoursAgo: SUGGESTION.hoursAgo },
  },
});

export const suggestionRows = (now: Date): (typeof schema.jobSuggestions.$inferInsert)[] => {
  const { job, part, text, hoursAgo } = SUGGESTION;
  const { id: userId, name: personName } = memberOf("lena");
  const createdAt = hoursBefore(now, hoursAgo);
  const id = seedIdAt("suggestion", createdAt);
  return [{ id, companyId, jobId: jobId(job), userId, personName, part, text, createdAt }];
};

const suggestionNews = (now: Date): News[] =>
  suggestionRows(now).map(({ id, jobId, createdAt }) => ({
    ...{ userId: recruiterId, companyId, kind: "suggestion", event: `suggested:${id}` },
    ...{ jobId, suggestionId: id, createdAt },
  }));

type News = typeof schema.notifications.$inferInsert;

export const newsRows = (now: Date): News[] =>
  [...mentionNews(now), ...jobNews(now), ...suggestionNews(now)]
    .sort((a, b) => Number(a.createdAt) - Number(b.createdAt))
    .map((news) => {
      const old = news.createdAt < hoursBefore(now, days(3));
      return { ...news, readAt: old ? new Date(news.createdAt.getTime() + 90 * 60_000) : null };
    });

const mentionNews = (now: Date): News[] =>
  mentionsIn(now).map(({ at: createdAt, ...mention }) => ({
    ...mention,
    kind: "mention",
    event: `mention:${mention.noteId}`,
    createdAt,
  }));

/** What evaluating tells later is said here already, so that it stands at the hour when people applied. */
function jobNews(now: Date): News[] {
  const lines = new Map<string, News>();
  for (const { applicant, job, submittedHoursAgo, isForPeople } of APPLICATIONS) {
    if (submittedHoursAgo === null) continue;
    const of = candidateOf(applicant, job);
    const applied = hoursBefore(now, submittedHoursAgo);
    const event = `job:${of.jobId}:${applied.toISOString().slice(0, 10)}`;
    const createdAt = new Date(applied.getTime() + 90_000);
    const step = isForPeople ? ("applied" as const) : ("evaluated" as const);
    for (const userId of readersOf(job)) {
      const people = { ...lines.get(event + userId)?.people, [of.applicationId]: step };
      lines.set(event + userId, { ...of, userId, companyId, kind: "job", event, people, createdAt });
    }
  }
  return [...lines.values()];
}

const readersOf = (job: string) => [
  recruiterId,
  ...COLLEAGUES.filter(({ role, jobs }) => role === "recruiter" || jobs.includes(job)).map(({ key }) =>
    colleagueId(key),
  ),
];
