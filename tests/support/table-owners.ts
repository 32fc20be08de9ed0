/** Each table's noun: the feature in whose folder the SQL about it lies. */
export const TABLE_OWNERS: Readonly<Record<string, string>> = owned({
  accounts:
    "users companies companySlugs sessions identities passkeys tokens attempts accountPlaces companyPlaces",
  activity: "activity",
  alerts: "jobAlerts jobAlertsTold",
  applications: "applications answers statusChanges",
  beta: "betaContacts passLog passSessions",
  candidates: "companyTags savedViews facts factDays",
  decisions: "decisionSettings",
  documents: "documents documentTexts",
  evaluations: "evaluations erasedRecords",
  feedback: "feedback",
  "human-review": "comments corrections reviewRequests verdicts",
  members: "members invitations jobTeam interviewers",
  jobs: "jobs jobDrafts jobSources jobSourceTotals jobTombstones jobViews counters",
  messages: "messages templates",
  notes: "notes mentions",
  notices: "notices noticeFiles",
  notifications: "notifications notificationChoices",
  outbox: "outbox",
  postings: "shortLinks shortLinkClicks",
  records: "recordChain unsealedRecords",
  scorecards: "scorecards",
  stages: "jobStages stageTemplates",
  suggestions: "jobSuggestions",
  questionnaires: "assessments questionnaireDrafts questionSets",
});

/**
 * Tables that a feature names although they are another's, where one query has to join both: a page has few.
 * A new one is a statement builder of its owner instead, unless it would cost a query.
 */
export const BORROWED_TABLES: readonly string[] = [
  "accounts: applications",
  "accounts: counters",
  "accounts: members",
  "activity: applications",
  "activity: users",
  "alerts: companies",
  "applications: documents",
  "applications: evaluations",
  "applications: jobs",
  "applications: users",
  "candidates: applications",
  "candidates: companies",
  "candidates: counters",
  "candidates: evaluations",
  "candidates: interviewers",
  "candidates: jobs",
  "candidates: statusChanges",
  "candidates: users",
  "decisions: companies",
  "documents: applications",
  "documents: assessments",
  "documents: corrections",
  "documents: jobs",
  "evaluations: answers",
  "evaluations: applications",
  "evaluations: companies",
  "evaluations: corrections",
  "evaluations: documentTexts",
  "evaluations: documents",
  "evaluations: jobs",
  "feedback: users",
  "human-review: applications",
  "human-review: documentTexts",
  "human-review: documents",
  "human-review: erasedRecords",
  "human-review: evaluations",
  "human-review: jobs",
  "human-review: users",
  "jobs: applications",
  "jobs: assessments",
  "jobs: companies",
  "jobs: jobTeam",
  "jobs: users",
  "members: applications",
  "members: companies",
  "members: jobs",
  "members: users",
  "messages: applications",
  "messages: companies",
  "messages: jobs",
  "messages: users",
  "notes: applications",
  "notes: members",
  "notes: users",
  "notifications: applications",
  "notifications: companies",
  "notifications: feedback",
  "notifications: jobSuggestions",
  "notifications: jobTeam",
  "notifications: jobs",
  "notifications: notes",
  "notifications: scorecards",
  "notifications: users",
  "postings: applications",
  "postings: assessments",
  "postings: companies",
  "postings: companySlugs",
  "postings: counters",
  "postings: jobTombstones",
  "postings: jobs",
  "postings: users",
  "questionnaires: jobs",
  "records: comments",
  "records: corrections",
  "records: evaluations",
  "records: reviewRequests",
  "records: scorecards",
  "records: statusChanges",
  "records: verdicts",
  "scorecards: applications",
  "scorecards: members",
  "scorecards: users",
  "stages: applications",
  "stages: jobs",
  "stages: statusChanges",
  "suggestions: jobs",
  "suggestions: members",
  "suggestions: users",
];

/** Tables that a feature writes although they are another's. */
export const WRITTEN_TABLES: readonly string[] = [
  "accounts: members",
  "candidates: applications",
  "candidates: statusChanges",
  "documents: applications",
  "evaluations: applications",
  "human-review: applications",
  "human-review: erasedRecords",
  "jobs: assessments",
  "members: jobs",
  "members: users",
  "stages: applications",
  "stages: statusChanges",
];

type File = { path: string; text: string };

/** The tables of others that these files import from the schema: `feature: table`, each once, in order. */
export function borrowedIn(files: readonly File[]): string[] {
  return foreign(files, (text) => {
    const [, list = ""] = /import (?:type )?\{([^}]*)\} from "[./]+db\/schema"/.exec(text) ?? [];
    return list.split(",").map((name) =>
      name
        .trim()
        .replace(/^type /, "")
        .replace(/ as .*/, ""),
    );
  });
}

/** The tables of others that these files insert into, update or delete from. */
export function writtenIn(files: readonly File[]): string[] {
  return foreign(files, (text) =>
    [...text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].map(([, name]) => name ?? ""),
  );
}

function foreign(files: readonly File[], tablesIn: (text: string) => string[]): string[] {
  const found = files.flatMap(({ path, text }) => {
    const feature = /^app\/features\/([^/]+)\//.exec(path)?.[1] ?? path;
    return tablesIn(text)
      .filter((table) => TABLE_OWNERS[table] !== undefined && TABLE_OWNERS[table] !== feature)
      .map((table) => `${feature}: ${table}`);
  });
  return [...new Set(found)].sort();
}

function owned(byFeature: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(byFeature).flatMap(([feature, tables]) =>
      tables.split(" ").map((table) => [table, feature]),
    ),
  );
}
