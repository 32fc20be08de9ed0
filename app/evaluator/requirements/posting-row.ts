import type { Section } from "../data/posting-headings";

/** A line as it was typed, without what a mail program or the pages of a document put around it. */
export type PostingRow = {
  /** With the white space that it begins with. */
  text: string;
  /** Where `text` stands in the posting. */
  start: number;
  /** By a column's head, by a sign or letter that a legend explains, or by the clock. */
  laid:
    | { part: "heading" }
    | { part: "point"; section: Section | null }
    | { part: "prose"; section: Section }
    | null;
};

export const sliceOf = (row: PostingRow, from: number, to?: number): PostingRow => ({
  ...row,
  text: row.text.slice(from, to),
  start: row.start + from,
});
