import { COUNTRIES, countryName } from "~/vocabulary/countries";
import { POSTING_LANGUAGES } from "~/vocabulary/jobs";

export const asOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const COUNTRY_OPTIONS = COUNTRIES.map((code) => ({ value: code, label: countryName(code) }));
export const LANGUAGE_OPTIONS = asOptions(POSTING_LANGUAGES);
