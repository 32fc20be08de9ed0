import type { PayUnit } from "~/vocabulary/jobs";
import type { JobText } from "./fields";
import { MONEY_SIGN } from "./money";

type Told = Pick<JobText, "salaryMin" | "salaryMax" | "payUnit" | "finalJobPosting">;

/** A line of a posting whose amounts are none of the fields'. `named`: it says that it is about pay. */
export type OtherPay = { line: string; named: boolean };

export const OTHER_PAY = "The posting says another pay than Salary Min and Salary Max.";

/** What is named as pay comes before a mere range of money for an hour or a year. */
export function otherPayIn({ salaryMin, salaryMax, payUnit, finalJobPosting }: Told): OtherPay | null {
  if (salaryMin === null && salaryMax === null) return null;
  const least = salaryMin ?? 0;
  const most = salaryMax ?? Number.POSITIVE_INFINITY;
  const others = finalJobPosting.split("\n").filter((line) => {
    const amounts = [...line.matchAll(MONEY)].map(amountOf);
    return amounts.length > 0 && amounts.every((amount) => amount < least || amount > most);
  });
  const named = others.find((line) => ABOUT_PAY.test(line));
  if (named !== undefined) return { line: named, named: true };
  const range = others.find((line) => rangeFor(payUnit).test(line));
  return range === undefined ? null : { line: range, named: false };
}

const MONEY = new RegExp(
  `${MONEY_SIGN}\\s?(\\d{1,3}(?:[,. ]\\d{3})+|\\d+)(?:\\.(\\d{1,2})(?!\\d))?\\s?([kK]\\b)?`,
  "gu",
);

/** Not what an employer gives to whoever is ill, away or late. */
const ABOUT_PAY =
  /(?<!\b(?:sick|holiday|[mp]aternity|parental|overtime)\s)\b(?:salary|pay|wage|compensation)\b/i;

const UNITS: Readonly<Record<PayUnit, string>> = {
  HOUR: "hour",
  DAY: "day",
  WEEK: "week",
  MONTH: "month",
  YEAR: "year|annum",
};

const rangeFor = (unit: PayUnit) =>
  new RegExp(
    `${MONEY_SIGN}\\s?[\\d,.]+[kK]?\\s?(?:-|–|—|to|and)\\s?${MONEY_SIGN}?\\s?[\\d,.]+[kK]?\\s?` +
      `(?:(?:an?|per|each)\\s|/\\s?)(?:${UNITS[unit]})\\b`,
    "u",
  );

const amountOf = ([, whole = "", decimals, thousands]: RegExpExecArray): number =>
  Number(`${whole.replace(/\D/g, "")}.${decimals ?? 0}`) * (thousands === undefined ? 1 : 1000);
