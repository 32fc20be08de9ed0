/** What the headline face has, in both of its files (app/styles/headline-face.ts). */
const LACKING =
  /[^\s\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u1e9e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u20ac\u2212]/;

/** Attributes of a headline: one with a letter that the face lacks is set in the fallback as a whole. */
export const oneFace = (line: string): { "data-plain": "" } | undefined =>
  LACKING.test(line) ? { "data-plain": "" } : undefined;
