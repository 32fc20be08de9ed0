import { newId } from "~/lib/ids";
import type { Advice, Answer } from "~/services/advice/advice";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { buildPosting, postingToReview } from "./build-posting";
import { BLANK_DRAFT, type Draft, factsOf, firstUnfinishedStep, type Step, withStep } from "./draft";
import type { Gate } from "./publish-gate";
import { type CompanyFacts, gateFor, holdsBack, passed, withDefaults } from "./publish-job";
import { findDraft, findJob, forgetDraft, saveDraft, turnDraftIntoJob } from "./store";

/** `keep` is the page itself, while somebody types. */
export const STEP_INTENTS = ["next", "previous", "keep", "rebuild", "take", "discard"] as const;
export type StepIntent = (typeof STEP_INTENTS)[number];

export type StepOutcome =
  | { kind: "go"; step: Step; draftId?: string }
  | { kind: "kept"; draft: Draft }
  | { kind: "invalid" }
  /** Kept as typed; the review did not answer. */
  | { kind: "silent" }
  /** Kept as typed; it may not be published like this. */
  | { kind: "held"; gate: Gate }
  | { kind: "posted"; jobId: string; already: boolean };

type Taken = {
  step: Step;
  intent: StepIntent;
  typed: (name: string) => string;
  valid: boolean;
};

/** Whatever was typed is in the draft afterwards, right or wrong; the last step's Next makes it a job. */
export async function takeStep(
  { step, intent, typed, valid }: Taken,
  deps: { db: Db; advice: Advice; now: Date; company: CompanyFacts & Actor },
): Promise<StepOutcome> {
  const { db, now, company } = deps;
  if (intent === "discard") {
    await forgetDraft(db, company.id);
    return { kind: "go", step: 1 };
  }
  const stored = await findDraft(db, company.id);
  const jobId = typed("draft");
  if (await isPosted(db, company.companyId, jobId, stored)) return { kind: "posted", jobId, already: true };
  const draft = withStep(asDraft(stored, now), step, typed);
  if (intent === "next" && step === 3 && valid && firstUnfinishedStep(draft) === 3)
    return post(draft, typed("anyway") === "on", deps);
  const rewritten = await rewrite(draft, intent, typed("take"), deps.advice);
  if (rewritten.kind === "answered") draft.finalJobPosting = rewritten.value;
  await saveDraft(db, company, draft, now);
  if (rewritten.kind === "silent") return { kind: "silent" };
  if (intent === "keep") return { kind: "kept", draft };
  const go = (to: Step) => ({ kind: "go", step: to, draftId: draft.jobId }) as const;
  const reached = firstUnfinishedStep(draft);
  if (intent === "previous") return go(step === 3 ? 2 : 1);
  if (intent === "rebuild" || intent === "take") return go(reached);
  if (!valid) return { kind: "invalid" };
  return go(reached > step ? ((step + 1) as Step) : reached);
}

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
  if (facts === null) return { kind: "invalid" };
  const job = withDefaults({ ...facts, finalJobPosting: draft.finalJobPosting }, deps.company);
  const gate = gateFor(job, deps);
  if (holdsBack(gate, { anyway })) {
    await saveDraft(deps.db, deps.company, draft, deps.now);
    return { kind: "held", gate };
  }
  await turnDraftIntoJob(deps.db, deps.company, { ...job, id: draft.jobId, ...passed(gate, deps) }, deps.now);
  return { kind: "posted", jobId: draft.jobId, already: false };
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
