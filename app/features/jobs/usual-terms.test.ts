import { expect, test } from "vitest";
import { usualTerms } from "./usual-terms";

const NOTHING_CHOSEN = { defaultCountry: "", defaultCurrency: "USD", defaultTimeZone: "UTC" };

test.each([
  ["GB", "Europe/London"],
  ["DE", "Europe/Berlin"],
  ["NZ", "Pacific/Auckland"],
  ["US", "UTC"],
  ["AQ", "UTC"],
  ["", "UTC"],
])("whoever hires in %j first begins with dollars a year and the zone %s", (defaultCountry, timeZone) => {
  const terms = usualTerms({ ...NOTHING_CHOSEN, defaultCountry }, undefined);
  expect(terms).toEqual({ country: defaultCountry, payCurrency: "USD", payUnit: "YEAR", timeZone });
});

test("the next job begins as the last one did, and as the company has chosen before that", () => {
  const last = { country: "FR", payCurrency: "CHF", payUnit: "HOUR", timeZone: "Europe/Paris" } as const;
  expect(usualTerms(NOTHING_CHOSEN, last)).toEqual(last);
  expect(usualTerms({ ...NOTHING_CHOSEN, defaultCountry: "GB" }, { ...last, timeZone: "UTC" })).toEqual({
    ...{ country: "GB", payCurrency: "CHF", payUnit: "HOUR", timeZone: "Europe/London" },
  });
  const chosen = { defaultCountry: "IT", defaultCurrency: "EUR", defaultTimeZone: "Europe/Rome" };
  expect(usualTerms(chosen, last)).toEqual({
    ...{ country: "IT", payCurrency: "EUR", payUnit: "HOUR", timeZone: "Europe/Rome" },
  });
});
