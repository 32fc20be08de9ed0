const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ħ: "h", ı: "i" },
  ...{ ä: "ae", ö: "oe", ü: "ue", "&": " and ", "’": "", "'": "" },
};

/** Small Latin letters and figures with hyphens between; empty where there are none. */
export const slugOf = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\s\w]/g, (sign) => LETTERS[sign] ?? sign)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
