import type { Evaluation } from "~/evaluator/evaluation";
import type { CandidateRecord } from "./record";

/** One invented candidate of the specification's sample, read as the product reads somebody. */
export type SamplePerson = Pick<
  CandidateRecord,
  "id" | "name" | "email" | "position" | "submittedAt" | "status" | "startDate" | "cvText" | "documents"
> & { answers: readonly string[]; evaluation: Evaluation };

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
