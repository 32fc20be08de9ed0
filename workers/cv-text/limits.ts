/** These kept hostile files under a second of CPU and every real CV readable. Bytes count as unpacked. */
export const LARGEST_FILE = 5_242_880;
export const PDF_UNPACKED = 24 * 1024 * 1024;
export const DOCX_UNPACKED = 12 * 1024 * 1024;
export const DOCX_PARTS = 2000;
export const XML_DEPTH = 500;
export const MOST_PAGES = 20;
export const MOST_CHARACTERS = 200_000;
export const READING_TIME_MS = 4000;
