/** A number as `letterOf` writes it. */
export const numberOf = (letter: string): number => {
  const code = letter.charCodeAt(0);
  return code < SECOND_ROW ? code - FIRST_ROW : code - SECOND_ROW + ROW;
};

/** One letter for each number, the small ones in one byte: what compresses well and is no control sign. */
export const letterOf = (number: number): string =>
  String.fromCharCode(number < ROW ? FIRST_ROW + number : SECOND_ROW + number - ROW);

const FIRST_ROW = 35;
const SECOND_ROW = 0xc0;
const ROW = 92;

/** More than an n-gram has: one number tells how many are shared with the one before, and how many follow. */
export const SIGNS = 7;
