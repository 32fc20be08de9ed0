import type { Reading } from "./read-text";
import type { Section } from "./sections";

const ASKED =
  /(\d{1,2})\s?(?:\+|-|–|to)?\s?(?:\d{1,2})?\s?\+?\s?(?:or more )?(?:years?|yrs?|ani|jahren?|ans|años|anni|anos|jaar|lat)\b/i;

/** "5+ years", "3-5 years", "at least two years" in figures: the lower number, or null where none is asked for. */
export function minimumYears(text: string): number | null {
  const match = ASKED.exec(text);
  const years = match ? Number(match[1]) : 0;
  return years >= 1 && years <= 20 ? years : null;
}

/**
 * Years between the first and the last year that the CV's story of work names; gaps do not count against anyone, and no clock is
 * read, so "to present" ends at the latest year named anywhere. Null when no two years are named.
 */
export function yearsOfWork(cv: Reading, sections: readonly Section[]): number | null {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  cv.words.forEach((word, index) => {
    if (cv.ignored[index] || !/^(?:19[6-9]\d|20[0-4]\d)$/.test(word.form)) return;
    const section = sections[word.sentence]?.name;
    if (section === "Education" || section === "Other") return;
    first = Math.min(first, Number(word.form));
    last = Math.max(last, Number(word.form));
  });
  return last > 0 && first <= last ? last - first : null;
}
