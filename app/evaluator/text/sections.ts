import { CV_HEADINGS, type CvSection } from "../data/headings";
import type { Reading, Sentence } from "./read-text";
import { fold } from "./stem";

export type Section = {
  /** Null above the first heading. */
  name: CvSection | null;
  /** How much a mention here counts: 1 where work is told, 0.6 where words are only listed. */
  context: number;
};

/** A mention in the story of a job; a mention in a list. */
const USED = 1;
const LISTED = 0.6;
/** Where a CV has no headings, a sentence of this many words tells, and a shorter one lists. */
const TELLING_WORDS = 8;
const LONGEST_HEADING = 4;

const HEADINGS = new Map<string, CvSection>(
  Object.entries(CV_HEADINGS).flatMap(([name, list]) =>
    list.split(", ").map((heading) => [heading, name as CvSection] as const),
  ),
);

/** The section of each sentence of a CV, by its headings. */
export function sectionsOf(cv: Reading): Section[] {
  let name: CvSection | null = null;
  const names = cv.sentences.map((sentence) => {
    name = headingAt(cv, sentence) ?? name;
    return name;
  });
  const hasStory = names.includes("Experience") || names.includes("Projects");
  return cv.sentences.map((sentence, index) => {
    const section = names[index] ?? null;
    return { name: section, context: contextOf(section, sentence.to - sentence.from, hasStory) };
  });
}

/** The section that a sentence is the heading of, or null. */
export function headingAt(cv: Reading, sentence: Sentence): CvSection | null {
  const count = sentence.to - sentence.from;
  if (count > LONGEST_HEADING) return null;
  return HEADINGS.get(formsOf(cv, sentence.from, sentence.to)) ?? null;
}

/** Whether a line of a text is a heading of a CV. */
export const isHeading = (line: string): boolean =>
  HEADINGS.has(fold((line.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")));

export function formsOf(reading: Reading, from: number, to: number): string {
  return fold(
    reading.words
      .slice(from, to)
      .map((word) => word.form.replace(/'/g, " "))
      .join(" "),
  );
}

function contextOf(name: CvSection | null, words: number, hasStory: boolean): number {
  if (name === "Experience" || name === "Projects" || name === "Education") return USED;
  if (hasStory) return LISTED;
  return words >= TELLING_WORDS ? USED : LISTED;
}

/** "CV, Experience": where a person finds a sentence again. */
export function cvPlace(section: Section | undefined): string {
  return section?.name ? `CV, ${section.name === "Other" ? "further details" : section.name}` : "CV, top";
}
