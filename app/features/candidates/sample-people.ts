import type { CandidateStatus, StartDate } from "~/vocabulary/applications";
import type { DimensionName } from "~/vocabulary/dimensions";
import type { TextState } from "~/vocabulary/documents";

/** One invented candidate of the specification's sample. Quotes are word for word; answer 0 is the CV. */
export type SamplePerson = {
  id: string;
  name: string;
  email: string;
  position: string;
  submittedAt: Date;
  status: CandidateStatus;
  startDate: StartDate;
  cv: TextState;
  scores: Readonly<Record<DimensionName, number>> | null;
  cvText: string | null;
  answers: readonly string[];
  shows: readonly { dimension: DimensionName; label: string; says: string; answer: number; quote: string }[];
  concerns: readonly string[];
  ai_summary: string;
};

export type Sample = {
  questions: readonly { id: number; type: string; title: string; question: string }[];
  people: readonly SamplePerson[];
};

/** A file beside the pages: the Worker would carry its texts for nothing on every other request. */
export async function readSample(asset: (path: string) => Promise<Response>): Promise<Sample> {
  const response = await asset("/sample-candidates.json");
  if (!response.ok) throw new Error(`the sample candidates answered ${response.status}`);
  const { questions, people }: Sample = await response.json();
  return { questions, people: people.map((one) => ({ ...one, submittedAt: new Date(one.submittedAt) })) };
}
