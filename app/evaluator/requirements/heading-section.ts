import { HEADING_WORDS, HEADINGS_ELSEWHERE, type Section } from "../data/posting-headings";

const ELSEWHERE = new Map(
  Object.entries(HEADINGS_ELSEWHERE).flatMap(([section, list]) =>
    list.split(", ").map((heading) => [heading, section as Section] as const),
  ),
);

export function sectionOf(heading: string): Section | null {
  if (HOLDS_PAY.test(heading)) return "facts";
  for (const part of [heading, ...heading.split(" / ").reverse()]) {
    const folded = foldHeading(part);
    const section =
      ELSEWHERE.get(folded) ?? HEADING_WORDS.find(([, words]) => words.test(folded))?.[0] ?? null;
    if (section) return section;
  }
  return null;
}

export const foldHeading = (heading: string) =>
  heading
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export const HOLDS_PAY = /[£$€]\s?\d/;
