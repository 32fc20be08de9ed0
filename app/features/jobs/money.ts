const CODE = `(?:${Intl.supportedValuesOf("currency").join("|")})`;

/** In a pattern with the flag `u`, and without `i`: `for 5` names no currency. */
export const MONEY_SIGN = `(?:\\p{Sc}|(?<![\\p{L}\\p{N}])${CODE}\\s)`;

const BEFORE = new RegExp(`${MONEY_SIGN}\\s?\\d`, "u");
const AFTER = new RegExp(`\\d\\s?(?:k\\s)?(?:\\p{Sc}|${CODE}(?![\\p{L}\\p{N}]))`, "u");
const NAMED = /\d\s?(?:k\s)?(?:dollars|euros?|pounds|francs|kr|zł|Kč|lei)(?![\p{L}\p{N}])/iu;

export const saysMoney = (text: string): boolean =>
  [BEFORE, AFTER, NAMED].some((pattern) => pattern.test(text));
