import { PAY_UNIT_LABELS, type PayUnit } from "~/vocabulary/jobs";

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
