/** Bytes of a whole request. Two files just over their own limit, with their form, still get an answer at the field. */
export const LARGEST_BODY = 11 * 1024 * 1024;
