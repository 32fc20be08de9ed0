declare module "wink-porter2-stemmer" {
  export default function stem(word: string): string;
}

declare module "nspell" {
  export default function nspell(aff: string, dic: string): { correct(word: string): boolean };
}

declare module "*?raw" {
  const text: string;
  export default text;
}
