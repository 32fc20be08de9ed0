/** As the search index is written: `db/triggers/search.sql` divides and spells by the same two lists. */
export const DIVIDERS = "\u00a0!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~·–—‐‑‘’“”„«»…•、。・（）／";
export const SPELT = {
  ß: "ss",
  ẞ: "ss",
  Æ: "ae",
  æ: "ae",
  Œ: "oe",
  œ: "oe",
  Ø: "o",
  ø: "o",
  Ł: "l",
  ł: "l",
  Đ: "d",
  đ: "d",
  ı: "i",
};

const SPELT_OTHERWISE = new RegExp(`[${Object.keys(SPELT).join("")}]`, "gu");
/** Past this many words a search only gets slower. */
const MOST_WORDS = 10;

/** For the index: every word of `text` begins one of the company's. Null where nothing has a letter. */
export function keyedWords(companyId: string, text: string): string | null {
  const spelt = text.replace(SPELT_OTHERWISE, (letter) => SPELT[letter as keyof typeof SPELT]);
  const dividers = new Set(`${DIVIDERS} `);
  const words = [...spelt]
    .map((letter) => (dividers.has(letter) ? " " : letter))
    .join("")
    .split(" ")
    .filter((word) => /[\p{L}\p{N}\p{Co}]/u.test(word))
    .slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const key = `"q${companyId}`;
  return words
    .map(
      (word) =>
        `(${spellings(word)
          .map((spelling) => key + spelling)
          .join(" OR ")})`,
    )
    .join(" AND ");
}

/** Müller is found as Mueller and the other way; of short words the whole, or Joel would find Jolanda. */
function spellings(word: string): string[] {
  const composed = word.normalize("NFC").toLowerCase();
  const long = composed.replace(/[äöü]/g, (letter) => `${UNMARKED[letter]}e`);
  const short = composed.replace(/([aou])e/g, "$1");
  return [...new Set([`${composed}"*`, `${long}"*`, short.length < 5 ? `${short}"` : `${short}"*`])].filter(
    (spelling) => spelling !== `${composed}"`,
  );
}

const UNMARKED: Record<string, string> = { ä: "a", ö: "o", ü: "u" };

export const keyedScope = (companyId: string, kind: string, value: string): string =>
  `scope : "c${companyId}${kind}${value}"`;
