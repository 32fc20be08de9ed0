import type { Evaluation } from "~/evaluator/evaluation";
import { FINDING_WORDS } from "~/vocabulary/findings";

export const SAYS_OTHERWISE = `${FINDING_WORDS["says otherwise"].label}: `;

/** A list's line is cut on the screen long before that. In characters. */
const LONGEST = 160;

/** One line for a list: what says otherwise, or else the two strongest, or what is open. Null for nothing. */
export function standsOut({ highlights, concerns }: Evaluation): string | null {
  const otherwise = concerns.find(({ text }) => text.startsWith(SAYS_OTHERWISE));
  const strongest = highlights.slice(0, 2).map(({ text }) => saidOfFound(text).replace(/[\s.;,]+$/, ""));
  const line = otherwise?.text ?? (strongest.join("; ") || concerns[0]?.text);
  return line?.slice(0, LONGEST) ?? null;
}

const COUNTED = /^(?:Less than a year|(One) year|(\d+) years) \(asked: (one year|(\d+) years)\)$/;

/** Years are found up to a month short of what is asked; in whole years that would read as too few. */
export const saidOfFound = (says: string): string =>
  says.replace(COUNTED, (said, one, had, asked, years) =>
    Number(had ?? (one ? 1 : 0)) < Number(years ?? 1) ? `Nearly ${asked} (asked: ${asked})` : said,
  );
