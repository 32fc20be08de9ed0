import type { Section } from "../data/posting-headings";
import { type PostingRow, sliceOf } from "./posting-row";

/** What a sign before a line or a letter behind it says, by the legend that explains them, and no legend. */
export function signedRows(rows: readonly PostingRow[]): PostingRow[] {
  const legends = rows.map(legendOf);
  const known = new Map(legends.flatMap((legend) => [...(legend ?? [])]));
  const marked = rows.filter(({ text }) => IN_BRACKETS.test(text)).length;
  if (marked >= MARKED || rows.some(({ text }) => HEAD.test(text)))
    for (const [letter, section] of [
      ["E", "must"],
      ["D", "nice"],
    ] as const)
      if (!known.has(letter)) known.set(letter, section);
  if (known.size === 0) return [...rows];
  return rows
    .filter((_, at) => legends[at] === null)
    .flatMap((row) => partsOf(row, known))
    .map((row) => signed(row, known));
}
const IN_BRACKETS = /^\s*[([](?:E|D)[)\]]\s|(?:[([](?:E|D)[)\]]\.?|\S(?: {2,}|\t\s*)[ED])\s*$/;
const HEAD = /^\s*(?:E|Essential)\s?\/\s?(?:D|Desirable)\s*$/i;
const MARKED = 3;

function legendOf({ text, laid }: PostingRow): Map<string, Section | null> | null {
  if (laid !== null) return null;
  const letters = told(LETTER);
  if (letters.size > 1) return letters;
  const signs = told(SIGN);
  return signs.size > 1 && [...signs.values()].some((section) => section !== null) ? signs : null;

  function told(each: RegExp): Map<string, Section | null> {
    return new Map([...text.matchAll(each)].map(([, sign = "", meaning = ""]) => [sign, meaningOf(meaning)]));
  }
}
const LETTER =
  /(?<![\p{L}\p{N}])([\p{Lu}x✓✔*†])\)?\s*=\s*(.+?)(?=\s{2,}|[;,.|]|\s+\(?[\p{Lu}x✓✔*†]\)?\s*=|$)/gu;
const SIGN =
  /([●○◇◆✕✗✘■□▲△★☆†‡]|\[.\])\s+([^●○◇◆✕✗✘■□▲△★☆†‡[]{4,60}?)(?=\s{2,}|\s*[;,.|●○◇◆✕✗✘■□▲△★☆†‡[]|$)/gu;

const MEANINGS: readonly (readonly [Section, RegExp])[] = [
  [
    "offer",
    /\b(?:teach|train|learn|not (?:part|needed|required|this)|never|don['’]t need|so you know|fyi)\b/i,
  ],
  [
    "nice",
    /\b(?:desir|nice|plus\b|please|bonus|prefer|ideal|advantage|welcome|help|love|cherry|right person)/i,
  ],
  ["must", /\b(?:essential|must|need|requir|without|minimum|vital|not bend)/i],
];

const meaningOf = (words: string) => MEANINGS.find(([, cue]) => cue.test(words))?.[0] ?? null;

/** "● one check, ● two references": as many rows as signs. */
function partsOf(row: PostingRow, known: ReadonlyMap<string, Section | null>): PostingRow[] {
  const starts = [...row.text.matchAll(/(?<=\s)\S(?=\s+\S)/gu)].filter(
    ({ 0: sign }) => /[^\p{L}\p{N}]/u.test(sign) && known.has(sign),
  );
  if (row.laid !== null || starts.length === 0) return [row];
  const ends = [...starts.map(({ index }) => index), row.text.length];
  return [0, ...starts.map(({ index }) => index)].map((from, at) => sliceOf(row, from, ends[at]));
}

function signed(row: PostingRow, known: ReadonlyMap<string, Section | null>): PostingRow {
  const before = /^\s*([^\p{L}\p{N}\s]|\[.\])\s+/u.exec(row.text);
  const first = before && known.get(before[1] ?? "");
  if (before && first) return { ...sliceOf(row, before[0].length), laid: { part: "point", section: first } };
  const numbered = /^\s*(?:(\p{Lu})\d{1,2}[.):]?|[([](\p{Lu})[)\]]|(\p{Lu})(?=\s{2}|\t))\s+(?=\S)/u.exec(
    row.text,
  );
  const named = numbered && known.get(numbered[1] ?? numbered[2] ?? numbered[3] ?? "");
  if (numbered && named)
    return { ...sliceOf(row, numbered[0].length), laid: { part: "point", section: named } };
  const behind =
    /(?:\s{2,}|\t|\s*[([])(\p{Lu})(?:ssential|esirable)?(?:[)\]]\.?|(?:\s{2,}|\s*\/\s*).*|)\s*$/u.exec(
      row.text,
    );
  const last = behind && known.get(behind[1] ?? "");
  if (!behind || !last) return row;
  const rest = sliceOf(row, 0, behind.index);
  const number = /^\s*\d+(?:\.\d+)*[.)]?\s+/.exec(rest.text)?.[0].length ?? 0;
  return { ...sliceOf(rest, number), laid: { part: "point", section: last } };
}
