import type { CandidateStatus } from "../../app/vocabulary/applications.ts";
import type { StageKind } from "../../app/vocabulary/stages.ts";
import type * as schema from "../schema.ts";
import { seedId } from "./ids.ts";

type SeedStage = { name: string; kind: StageKind; status: CandidateStatus; shownAs?: string };

const START: SeedStage = { name: "Review", kind: "review", status: "pending" };
const END: SeedStage[] = [
  { name: "Offer", kind: "offer", status: "offer_sent" },
  { name: "Hired", kind: "hired", status: "offer_accepted" },
];

/** Two jobs have stages of their own. */
const STAGES: Readonly<Record<string, SeedStage[]>> = {
  "data-analyst": [
    START,
    { name: "Phone call", kind: "screen", status: "pending", shownAs: "First conversation" },
    { name: "Interview", kind: "interview", status: "interview_approved" },
    { name: "Second interview", kind: "interview", status: "interview_approved" },
    ...END,
  ],
  "product-designer": [
    START,
    { name: "Portfolio call", kind: "screen", status: "pending", shownAs: "A talk about your work" },
    { name: "Design interview", kind: "interview", status: "interview_approved" },
    { name: "Meet the team", kind: "interview", status: "interview_approved", shownAs: "Meeting the team" },
    ...END,
  ],
};

/** Null where the job has none of that name, or none of that status. */
export function stageId(job: string, of: { name: string } | { status: CandidateStatus }): string | null {
  const found = STAGES[job]?.find((stage) =>
    "name" in of ? stage.name === of.name : stage.status === of.status,
  );
  return found === undefined ? null : seedId(`stage ${job} ${found.name}`);
}

export const jobStageRows = (companyId: string): (typeof schema.jobStages.$inferInsert)[] =>
  Object.entries(STAGES).flatMap(([job, stages]) =>
    stages.map((stage, position) => ({
      ...stage,
      jobId: seedId(`job ${job}`),
      id: seedId(`stage ${job} ${stage.name}`),
      companyId,
      position,
    })),
  );

/** What the analyst's job began with, kept for the next one. */
export const stageTemplateRows = (companyId: string): (typeof schema.stageTemplates.$inferInsert)[] => [
  {
    id: seedId("stage template"),
    companyId,
    name: "Two interviews",
    stages: (STAGES["data-analyst"] ?? []).map(({ name, kind, shownAs = "" }) => ({
      name,
      kind,
      shownAs,
      promiseDays: null,
    })),
  },
];
