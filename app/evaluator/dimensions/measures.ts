import { rememberedText } from "../text/remembered";

const MEASURE = /\b(\d+) ?(wpm|words (?:per|a) minute|kV|MW|tonnes?|kgs?|kilos?)\b/gi;

/** Whether it names fewer words a minute, kilovolts, megawatts, tonnes or kilos. */
export function isLess(line: string, text: string): boolean {
  return [...line.matchAll(MEASURE)].some(([, asked, unit = ""]) => {
    const own = [...text.matchAll(MEASURE)].filter((each) => inShort(each[2]) === inShort(unit));
    return own.length > 0 && own.every(([, many]) => Number(many) < Number(asked));
  });
}

const inShort = (unit = ""): string =>
  unit
    .toLowerCase()
    .replace(/^words.*/, "wpm")
    .replace(/^k(?:gs?|ilos?)$/, "kg");

/** Whether both tell the age of those somebody works with, and none is of both: 5 to 7, and 11 to 16. */
export function areAgesApart(line: string, text: string): boolean {
  const asked = agesIn(line);
  const own = asked.length === 0 ? [] : agesIn(text);
  const isBoth = ([from, to]: Ages) => asked.some(([least, most]) => from < most && least < to);
  return own.length > 0 && !own.some(isBoth);
}

type Ages = readonly [number, number];
const AGED =
  /\bage[ds]?:? (\d{1,2})(?: ?(?:-|–|to|and) ?(\d{1,2}))?\b(?! (?:years|months))|\b(\d{1,2})(?: ?(?:-|–|to) ?(\d{1,2}))?[- ]year[- ]olds?\b|\b(?:key stage |KS)([1-4])\b/gi;
const STAGES: readonly Ages[] = [
  [5, 7],
  [7, 11],
  [11, 14],
  [14, 16],
];

const agesIn = rememberedText((text): readonly Ages[] =>
  [...text.matchAll(AGED)].map(([, aged, to, old, oldest, stage]): Ages => {
    if (stage !== undefined) return STAGES[Number(stage) - 1] ?? [0, 0];
    const from = Number(aged ?? old);
    return [from, Number(to ?? oldest ?? from + 1)];
  }),
);
