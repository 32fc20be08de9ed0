/** UTF-16 units. */
export const LONGEST_COMMENT = 2000;
export const LONGEST_QUESTION = 1000;
/** As much as is ever read from a file, so that all of it can be sent back. In UTF-16 units. */
export const LONGEST_TEXT = 200_000;
/** So many for one application; whoever has more to say writes an e-mail. */
export const MOST_COMMENTS = 20;
export const MOST_CORRECTIONS = 10;
export const MOST_LOOKS = 3;
