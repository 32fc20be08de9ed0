import { zoneOf } from "~/lib/zone-of";
import type { PayUnit } from "~/vocabulary/jobs";

export type UsualTerms = { country: string; payCurrency: string; payUnit: PayUnit; timeZone: string };

type Company = { defaultCountry: string; defaultCurrency: string; defaultTimeZone: string };

/** With which a new job begins: as the company says, else as its last job, the zone else as its country. */
export function usualTerms(company: Company, last: UsualTerms | undefined): UsualTerms {
  const country = company.defaultCountry || (last?.country ?? "");
  // A company that has chosen nothing has these two.
  const currency = company.defaultCurrency === "USD" ? "" : company.defaultCurrency;
  const zone = company.defaultTimeZone === "UTC" ? "" : company.defaultTimeZone;
  const lastZone = last?.timeZone === "UTC" ? "" : last?.timeZone;
  return {
    country,
    payCurrency: currency || last?.payCurrency || "USD",
    payUnit: last?.payUnit ?? "YEAR",
    timeZone: zone || lastZone || zoneOf(country) || "UTC",
  };
}
