import nspell from "nspell";
import { expect, test } from "vitest";
import aff from "../../../node_modules/dictionary-en/index.aff?raw";
import dic from "../../../node_modules/dictionary-en/index.dic?raw";
import { ngramsData } from "../../../node_modules/eld/src/ngrams/extrasmall.js";
import languages from "../data/languages.txt?raw";
import words from "../data/words.txt?raw";
import { unpackLanguages } from "./unpack-languages";
import { unpackWords } from "./unpack-words";

test("whoever writes in one of eld's languages is read by all its n-grams: else `npm run pack:words`", () => {
  const unpacked = unpackLanguages(languages);
  expect(unpacked).toEqual({
    type: ngramsData.type,
    languages: ngramsData.languages,
    ngrams: unpacked.ngrams,
  });
  const told = (ngrams: object) => Object.entries(ngrams).map((each) => JSON.stringify(each));
  expect(told(unpacked.ngrams).sort()).toEqual(told(ngramsData.ngrams).sort());
});

test("whoever spells as the dictionary does writes a word: else `npm run pack:words`", () => {
  const forms = Object.keys(nspell(aff, dic).data);
  const listed = new Set(forms);
  const asked = forms
    .filter((form) => /^\p{L}?[\p{Ll}']+$|^\p{Lu}$/u.test(form))
    .filter((form) => form === form.toLowerCase() || !listed.has(form.toLowerCase()));
  expect([...unpackWords(words)].sort()).toEqual(asked.sort());
  expect(asked.length).toBeGreaterThan(100_000);
});
