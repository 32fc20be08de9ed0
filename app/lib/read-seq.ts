/** The place of a row, as an address names it; null for what cannot be one. */
export const readSeq = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
