declare module "wink-porter2-stemmer" {
  export default function stem(word: string): string;
}

declare module "nspell" {
  /** `data` has every form of every word. */
  export default function nspell(aff: string, dic: string): { data: Record<string, unknown> };
}

declare module "*/eld/src/languageDetector.js" {
  import type { Eld } from "eld/extrasmall";
  export function createEld(): { instance: Eld; loadData(data: object): void };
}

declare module "*/eld/src/ngrams/extrasmall.js" {
  export const ngramsData: {
    type: string;
    languages: Record<string, string>;
    ngrams: Record<string, Record<string, number>>;
  };
}

declare module "*?raw" {
  const text: string;
  export default text;
}
