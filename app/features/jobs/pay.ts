import { currencyOf } from "~/lib/currency";
import { PAY_UNIT_LABELS, PAY_UNITS, type PayUnit } from "~/vocabulary/jobs";
import { mayHaveDecimals } from "./rules";

export type Pay = {
  salaryMin: number | null;
  salaryMax: number | null;
  payCurrency: string;
  payUnit: PayUnit;
};

/** `$85,000 – $105,000`; one end alone says which; null when neither is given. */
export function payRange({ salaryMin: min, salaryMax: max, payCurrency }: Pay): string | null {
  const amount = (of: number) => asMoney(of, payCurrency);
  if (min !== null && max !== null) return min === max ? amount(min) : `${amount(min)} – ${amount(max)}`;
  if (min !== null) return `from ${amount(min)}`;
  return max === null ? null : `up to ${amount(max)}`;
}

export function payInWords(pay: Pay): string | null {
  const range = payRange(pay);
  return range === null ? null : `${range} ${PAY_UNIT_LABELS[pay.payUnit]}`;
}

export function amountAsked(currency = "", unit = ""): string {
  const payUnit = PAY_UNITS.find((known) => known === unit) ?? "YEAR";
  const name = nameOf(currencyOf(currency) || "USD");
  const asked = mayHaveDecimals(payUnit) ? name : `whole ${name}`;
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)} ${PAY_UNIT_LABELS[payUnit]}`;
}

function nameOf(currency: string): string {
  if (currency === "USD") return "dollars";
  if (!Intl.supportedValuesOf("currency").includes(currency)) return "amounts";
  const several = new Intl.NumberFormat("en-GB", { style: "currency", currency, currencyDisplay: "name" });
  return several.formatToParts(2).find(({ type }) => type === "currency")?.value ?? currency;
}

const formats = new Map<string, Intl.NumberFormat>();

function asMoney(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const key = `${currency} ${digits}`;
  const format = formats.get(key) ?? moneyFormat(currency, digits);
  formats.set(key, format);
  return format.format(amount);
}

const moneyFormat = (currency: string, digits: number) =>
  // British English would write US$ where the specification has the sign alone.
  new Intl.NumberFormat(currency === "USD" ? "en-US" : "en-GB", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
