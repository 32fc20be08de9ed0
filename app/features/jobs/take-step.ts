import { newId } from "~/lib/ids";
import type { Advice, Answer } from "~/services/advice/advice";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { buildPosting, plain, postingToReview } from "./build-posting";
import {
  BLANK_DRAFT,
  type Draft,
  factsOf,
  firstUnfinishedStep,
  type Step,
  versionOfStep,
  withStep,
} from "./draft";
import { STEP_NAMES } from "./fields";
import type { Gate } from "./publish-gate";
import { type CompanyFacts, gateFor, holdsBack, passed, withDefaults } from "./publish-job";
import { findDraft, findJob, forgetDraft, saveDraft, turnDraftIntoJob } from "./store";

/** `keep` is the page itself, while somebody types. */
export const STEP_INTENTS = ["next", "previous", "keep", "rebuild", "take", "discard"] as const;
export type StepIntent = (typeof STEP_INTENTS)[number];

export type StepOutcome =
  | { kind: "go"; step: Step; draftId?: string }
  | { kind: "kept"; draft: Draft }
  | { kind: "invalid"; draftId: string }
  /** Kept as typed; the review did not answer. */
  | { kind: "silent" }
  /** Kept as typed; it may not be published like this. */
  | { kind: "held"; gate: Gate; draftId: string }
  /** Another tab of the same person has kept something else since; it stands, and nothing was kept. */
  | Elsewhere
  | { kind: "leaving"; draftId: string }
  | { kind: "posted"; jobId: string; already: boolean };

export type Elsewhere = {
  kind: "elsewhere";
  what: "changed" | "another" | "thrown-away";
  theirs: Draft;
  version: string;
  mine: Draft;
};

type Taken = {
  step: Step;
  intent: StepIntent;
  typed: (name: string) => string;
  valid: boolean;
};

/** As typed into the draft that the page knows (`version`) or replaces (`over`); the last Next posts it. */
export async function takeStep(
  { step, intent, typed, valid }: Taken,
  deps: { db: Db; advice: Advice; now: Date; company: CompanyFacts & Actor },
): Promise<StepOutcome> {
  const { db, now, company } = deps;
  const stored = await findDraft(db, company.id);
  const jobId = typed("draft");
  if (await isPosted(db, company.companyId, jobId, stored)) return { kind: "posted", jobId, already: true };
  if (intent === "discard") return discard(jobId, stored, deps);
  const theirs = stored ?? BLANK_DRAFT;
  const over = typed("over");
  const draft = withStep(
    asDraft(over !== "" && jobId !== theirs.jobId ? undefined : stored, now),
    step,
    typed,
  );
  const rewritten = await rewrite(draft, intent, typed("take"), deps.advice);
  if (rewritten.kind === "answered") draft.finalJobPosting = rewritten.value;
  const version = await versionOfStep(theirs, step);
  const known = over || typed("version") || version;
  if (known !== version && !isSameStep(draft, theirs, step))
    return { kind: "elsewhere", what: whatBecame(jobId, stored), theirs, version, mine: { ...draft, jobId } };
  const whole = valid && over === "" && step === 3 && firstUnfinishedStep(draft) === 3;
  if (intent === "next" && whole) return post(draft, typed("anyway") === "on", deps);
  await saveDraft(db, company, draft, now);
  if (rewritten.kind === "silent") return { kind: "silent" };
  if (intent === "keep") return { kind: "kept", draft };
  const next = over === "" ? nextStep(firstUnfinishedStep(draft), { step, intent, valid }) : step;
  if (next === null) return { kind: "invalid", draftId: draft.jobId };
  return { kind: "go", step: next, draftId: draft.jobId };
}

function nextStep(reached: Step, { step, intent, valid }: Omit<Taken, "typed">): Step | null {
  if (intent === "previous") return step === 3 ? 2 : 1;
  if (intent === "rebuild" || intent === "take") return reached;
  if (!valid) return null;
  return reached > step ? ((step + 1) as Step) : reached;
}

async function discard(
  jobId: string,
  stored: Draft | undefined,
  { db, company }: Deps,
): Promise<StepOutcome> {
  if (stored !== undefined && jobId !== "" && jobId !== stored.jobId)
    return { kind: "go", step: firstUnfinishedStep(stored), draftId: stored.jobId };
  await forgetDraft(db, company.id);
  return { kind: "go", step: 1 };
}

const whatBecame = (jobId: string, stored: { jobId: string } | undefined): Elsewhere["what"] =>
  stored === undefined ? "thrown-away" : jobId === stored.jobId ? "changed" : "another";

const isSameStep = (one: Draft, other: Draft, step: Step): boolean =>
  STEP_NAMES[step].every((name) => plain(one[name]) === plain(other[name]));

/** Whether the draft that a page or a form names has become a job of the company. */
export const isPosted = async (
  db: Db,
  companyId: string,
  named: string,
  stored: { jobId: string } | undefined,
): Promise<boolean> =>
  named !== "" && named !== stored?.jobId && (await findJob(db, companyId, named)) !== undefined;

type Deps = Parameters<typeof takeStep>[1];

async function post(draft: Draft, anyway: boolean, deps: Deps): Promise<StepOutcome> {
  const facts = factsOf(draft);
  if (facts === null) return { kind: "invalid", draftId: draft.jobId };
  const job = withDefaults({ ...facts, finalJobPosting: draft.finalJobPosting }, deps.company);
  const gate = gateFor(job, deps);
  if (holdsBack(gate, { anyway })) {
    await saveDraft(deps.db, deps.company, draft, deps.now);
    return { kind: "held", gate, draftId: draft.jobId };
  }
  const { db, company, now } = deps;
  const { jobId } = draft;
  if (await turnDraftIntoJob(db, company, { ...job, id: jobId, ...passed(gate, deps) }, now))
    return { kind: "posted", jobId, already: false };
  if ((await findJob(db, company.companyId, jobId)) !== undefined)
    return { kind: "posted", jobId, already: true };
  await saveDraft(db, company, draft, now);
  return { kind: "leaving", draftId: jobId };
}

function asDraft(stored: Awaited<ReturnType<typeof findDraft>>, now: Date): Draft {
  if (stored === undefined) return { ...BLANK_DRAFT, jobId: newId(now) };
  const { userId: _user, companyId: _company, updatedAt: _at, ...draft } = stored;
  return { ...draft, jobId: draft.jobId || newId(now) };
}

async function rewrite(
  draft: Draft,
  intent: StepIntent,
  suggestion: string,
  advice: Advice,
): Promise<Answer<string>> {
  const facts = factsOf(draft);
  if (facts !== null && intent === "rebuild") return { kind: "answered", value: buildPosting(facts) };
  if (facts === null || intent !== "take") return { kind: "answered", value: draft.finalJobPosting };
  return advice.takeSuggestion(postingToReview(draft.finalJobPosting, facts), suggestion);
}
