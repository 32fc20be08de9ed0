import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Statement } from "~/evaluator/claims/claim";
import type { EvaluationInput, Quote } from "~/evaluator/evaluation";

/** One labelled profession; see tests/evidence/README.md for what the labels mean. */
export type Profession = {
  id: string;
  language?: string;
  posting: { title: string; text: string };
  questions: { id: string; title: string; text: string; type?: string }[];
  requirements: { id: string; line: string; kind: string; type: string }[];
  candidates: Person[];
};
export type Person = {
  id: string;
  tier: number;
  language?: string;
  cv: string;
  answers: Record<string, string>;
  labels: Label[];
  answer_labels: { q: string; verdict: string; best: string | null }[];
};
export type Label = {
  req: string;
  verdict: "met" | "partly" | "not_met" | "not_shown";
  evidence: string[];
  traps: string[];
};
export type Place = Pick<Quote, "source" | "questionId" | "start" | "end">;

export function professionsIn(folder: string): Profession[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Profession);
}

export function inputOf(set: Profession, person: Person): EvaluationInput {
  const questions = set.questions.map((question, at) => ({
    id: at + 1,
    type: question.type ?? "",
    title: question.title,
    question: question.text,
  }));
  const answers = set.questions
    .map((question, at) => ({ questionId: at + 1, text: person.answers[question.id] ?? "" }))
    .filter(({ text }) => text !== "");
  return { posting: set.posting, questions, cv: person.cv, coverLetter: null, answers };
}

export const peopleWhoWriteEnglish = ({ candidates, language = "en" }: Profession): Person[] =>
  candidates.filter((person) => (person.language ?? language) === "en");

export function placeOf({ source, questionId, sentence: { start, end } }: Statement): Place {
  return { source, ...(questionId === undefined ? {} : { questionId }), start, end };
}

/** The text a quote was taken from. */
export function sourceOf(at: Place, set: Profession, person: Person): string | undefined {
  if (at.source !== "answer") return person.cv;
  return person.answers[set.questions[(at.questionId ?? 0) - 1]?.id ?? ""];
}

export const shows = (at: Place, label: Label, source: string | undefined): boolean =>
  label.evidence.some((text) => overlaps(at, source, text));

/** Whether a stretch and an exact text of the same source share half of the shorter one. */
export function overlaps(at: Place, source: string | undefined, text: string): boolean {
  if (source === undefined) return false;
  for (let found = source.indexOf(text); found >= 0; found = source.indexOf(text, found + 1)) {
    const shared = Math.min(at.end, found + text.length) - Math.max(at.start, found);
    if (shared >= Math.min(at.end - at.start, text.length) / 2) return true;
  }
  return false;
}

/** The labelled line that a requirement stands for: most of the shorter one's words are in the other. */
export function lineFor(label: string, requirements: Profession["requirements"]) {
  let best: { rank: number; requirement: Profession["requirements"][number] } | null = null;
  const a = wordsOf(label);
  for (const requirement of requirements) {
    const b = wordsOf(requirement.line);
    const shared = [...a].filter((word) => b.has(word)).length;
    const part = shared / Math.max(1, Math.min(a.size, b.size));
    const rank = part * 100 + shared;
    if (part >= 0.6 && shared >= Math.min(2, a.size, b.size) && rank > (best?.rank ?? 0))
      best = { rank, requirement };
  }
  return best?.requirement ?? null;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}+#.]{2,}/gu) ?? []);
