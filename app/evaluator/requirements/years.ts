import type { Reading } from "../text/read-text";
import type { Section } from "../text/sections";

const ASKED =
  /(?<!\d)(\d{1,2})(?!\d)\s?(?:\+|-|–|to)?\s?(?:\d{1,2})?\s?\+?\s?(?:or more )?(?:years?|yrs?|ani|jahren?|ans|años|anni|anos|jaar|lat)\b/i;

/** "5+ years", "3-5 years", "at least two years" in figures: the lower number, or null where none is asked for. */
export function minimumYears(text: string): number | null {
  const match = ASKED.exec(text);
  const years = match ? Number(match[1]) : 0;
  return years >= 1 && years <= 20 ? years : null;
}

/**
 * Years between the first and the last year that the CV's story of work names; gaps do not count against anyone, and no clock is
 * read, so "to present" ends at the latest year named anywhere. `first` and `last` are the words that name them. Null when no year is named.
 */
export function yearsOfWork(
  cv: Reading,
  sections: readonly Section[],
): { years: number; first: number; last: number } | null {
  let first = -1;
  let last = -1;
  const yearAt = (at: number) => Number(cv.words[at]?.form ?? 0);
  cv.words.forEach((word, at) => {
    if (cv.ignored[at] || !/^(?:19[6-9]\d|20[0-4]\d)$/.test(word.form)) return;
    const section = sections[word.sentence]?.name;
    if (section === "Education" || section === "Other") return;
    if (first < 0 || Number(word.form) < yearAt(first)) first = at;
    if (last < 0 || Number(word.form) > yearAt(last)) last = at;
  });
  return first < 0 ? null : { years: yearAt(last) - yearAt(first), first, last };
}
