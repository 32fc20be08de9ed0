import { wordsOf } from "../text/words";

/** What a line of a posting is told by: its words, with which it begins, and what is counted in it. */
export function lineSigns(line: string): string[] {
  const words = wordsOf(line).map(({ stem }) => classOf(stem));
  const [first, second] = words;
  return [
    ...words,
    ...(first ? [`^${first}`] : []),
    ...(first && second ? [`^${first} ${second}`] : []),
    ...COUNTED.filter(([, shape]) => shape.test(line)).map(([name]) => name),
  ];
}

function classOf(stem: string): string {
  if (/^\d{1,2}(?:[.:h]\d\d)?(?:am|pm)?$/.test(stem)) return "#small";
  if (/^[\d.,]+/.test(stem)) return "#number";
  if (/^(?:mon|tues|wednes|thurs|fri)day$/.test(stem)) return "#weekday";
  return /^(?:satur|sun)day$/.test(stem) ? "#weekend" : stem;
}

const COUNTED: readonly (readonly [name: string, shape: RegExp])[] = [
  ["#clock", /\d{1,2}[.:h]\d\d|\d ?[ap]\.?m\b/i],
  ["#measure", /\d ?(?:kg|kilos?|lbs?|km|miles?|m)\b/i],
  ["#capitals", /\b[A-Z]{2,}\b/],
  ["#years", /\b\d+\+? (?:years|yrs|months)/],
  ["#pay", /[£$€]\s?\d/],
  ["#asks", /\?/],
  ["#you", /\byour?\b/i],
  ["#we", /\b(?:we|our|us)\b/i],
];
