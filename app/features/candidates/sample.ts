import { CANDIDATE_STATUSES, type CandidateStatus } from "~/vocabulary/applications";
import { standsOut } from "../evaluations/stands-out";
import { type CandidateQuery, type ListView, viewAsked } from "./list-query";
import { type Dashboard, sortCandidates } from "./open-dashboard";
import type { CandidateCounts, CandidateRecord, CandidateSummary } from "./record";
import { mayMove, scoreFilterOf } from "./rules";
import type { Sample, SamplePerson } from "./sample-people";

export type SampleMoves = Readonly<Record<string, CandidateStatus>>;

export function openSample(
  sample: Sample,
  query: CandidateQuery,
  candidateId: string | null,
  moves: SampleMoves,
): Dashboard {
  const people = sample.people.map((person, index) => ({
    ...recordOf(person, sample.questions, moves),
    seq: sample.people.length - index,
  }));
  const counts = countsOf(people);
  const asked = viewAsked(query);
  const view = asked !== "undecided first" ? asked : counts.pending > 0 ? "pending" : "all";
  const candidates = sortCandidates(
    people.filter((person) => isListed(person, view, query)).map(summaryOf),
    query.sort,
  );
  const open = candidateId ?? candidates[0]?.id;
  return {
    counts,
    view,
    candidates,
    next: null,
    unsorted: false,
    jobs: [],
    stages: [],
    tags: [],
    pool: 0,
    record: people.find((person) => person.id === open) ?? null,
  };
}

/** Whom a decision leads on to: the next in the list's order who stands where this one stood. */
export function nextInSample(
  sample: Sample,
  query: CandidateQuery,
  moved: string,
  moves: SampleMoves,
): string | null {
  const { candidates } = openSample(sample, { ...query, status: "all" }, null, moves);
  const at = candidates.findIndex(({ id }) => id === moved);
  const wanted = query.status === null || query.status === "all" ? "pending" : query.status;
  const rest = [...candidates.slice(at + 1), ...candidates.slice(0, Math.max(at, 0))];
  return rest.find(({ status }) => status === wanted)?.id ?? null;
}

function isListed(person: CandidateRecord, view: ListView, { q, score, permit }: CandidateQuery): boolean {
  const words = `${person.name} ${person.email} ${person.position}`.toLowerCase();
  const wanted = q.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    (view === "all" || person.status === view) &&
    (score === null || scoreFilterOf(person.overallScore) === score) &&
    (permit === null || person.workAuthorization === permit) &&
    wanted.every((word) => words.includes(word))
  );
}

const summaryOf = (person: CandidateRecord): CandidateSummary => ({
  ...person,
  ...{ jobId: "", stage: null },
  standsOut: person.evaluation === null ? null : standsOut(person.evaluation),
  cvTextState: person.documents[0]?.textState ?? null,
  unread: person.evaluation?.unread ?? null,
});

/** What moving a sample candidate leaves this browser with; null for a forbidden move or an unknown id. */
export function moveSample(
  sample: Sample,
  moves: SampleMoves,
  id: string,
  to: CandidateStatus,
): SampleMoves | null {
  const status = sampleStatus(sample, moves, id);
  return status !== null && mayMove(status, to) ? { ...moves, [id]: to } : null;
}

export const sampleStatus = ({ people }: Sample, moves: SampleMoves, id: string): CandidateStatus | null =>
  moves[id] ?? people.find((person) => person.id === id)?.status ?? null;

/** Written in a cookie: `sample-1.passed!sample-2.offer_sent`; only known ids and statuses come back. */
export const writeMoves = (moves: SampleMoves): string =>
  Object.entries(moves)
    .map(([id, status]) => `${id}.${status}`)
    .join("!");

export function readMoves({ people }: Sample, text: string): SampleMoves {
  const pairs = text.split("!").flatMap((part) => {
    const [id = "", status] = part.split(".");
    const known = CANDIDATE_STATUSES.find((one) => one === status);
    return known !== undefined && people.some((person) => person.id === id) ? [[id, known] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function countsOf(people: readonly CandidateRecord[]): CandidateCounts {
  const count = (status: CandidateStatus) => people.filter((person) => person.status === status).length;
  const byStatus = CANDIDATE_STATUSES.map((status) => [status, count(status)]);
  return {
    all: people.length,
    snoozed: 0,
    ...(Object.fromEntries(byStatus) as Record<CandidateStatus, number>),
  };
}

function recordOf(
  person: SamplePerson,
  questions: Sample["questions"],
  moves: SampleMoves,
): Omit<CandidateRecord, "seq"> {
  const { evaluation } = person;
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    firstName: person.name.split(" ")[0] ?? "",
    jobId: "",
    phone: "",
    position: person.position,
    submittedAt: person.submittedAt,
    begunAt: person.submittedAt,
    status: moves[person.id] ?? person.status,
    ...{ stageId: null, withdrewAt: null },
    tags: [],
    stages: [],
    workAuthorization: "yes",
    startDate: person.startDate,
    evaluationState: "done",
    overallScore: evaluation.overall_score,
    questions,
    answers: person.answers.map((text, index) => ({ questionId: questions[index]?.id ?? 0, text })),
    documents: person.documents,
    changes: [],
    ...{ proposal: null, proposalReason: null, proposedBy: null, proposedById: null, poolEnds: null },
    ...{ snooze: null, snoozedUntil: null, snoozedBy: null, snoozeReason: null, snoozeCard: null },
    filled: null,
    held: null,
    mails: [],
    settings: {
      undoWindow: "none",
      asksReasons: false,
      reasonsInMail: false,
      notesInArchive: true,
      reasons: [],
    },
    verdicts: [],
    interviewers: null,
    notes: null,
    otherApplications: [],
    cards: null,
    humanReview: { reviewRequested: null, commented: null, corrected: null },
    evaluationId: null,
    evaluation,
    ...{ evaluatedAt: null, postingChanged: false },
    correctionId: null,
    cvText: person.cvText,
  };
}
