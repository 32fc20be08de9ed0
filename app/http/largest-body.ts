/** Bytes of a request: two files just over their limit still get an answer at the field. */
export const LARGEST_BODY = 11 * 1024 * 1024;
