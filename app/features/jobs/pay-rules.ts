type Rule = {
  place: string;
  name: string;
  town?: { name: string; isNamed: RegExp };
  since: string;
  source: string;
};

/**
 * Where an advert has to say the pay, as far as we know: a country, or a state as `US-CA`. Not legal advice;
 * the source is what to read, and none was looked up again: they are as remembered in 2026.
 */
export const PAY_RULES: readonly Rule[] = [
  { place: "AT", name: "Austria", since: "2011-03-01", source: "Gleichbehandlungsgesetz § 9 (2)" },
  { place: "IE", name: "Ireland", since: "2026-06-07", source: "Directive (EU) 2023/970, Article 5" },
  { place: "IT", name: "Italy", since: "2026-06-07", source: "Directive (EU) 2023/970, Article 5" },
  { place: "PL", name: "Poland", since: "2025-12-24", source: "Kodeks pracy, art. 18(3ca)" },
  { place: "CA-BC", name: "British Columbia", since: "2023-11-01", source: "Pay Transparency Act" },
  { place: "CA-ON", name: "Ontario", since: "2026-01-01", source: "Employment Standards Act, Part III.1" },
  { place: "US-CA", name: "California", since: "2023-01-01", source: "Labor Code § 432.3" },
  { place: "US-CO", name: "Colorado", since: "2021-01-01", source: "C.R.S. § 8-5-201" },
  { place: "US-HI", name: "Hawaii", since: "2024-01-01", source: "Act 203 (2023)" },
  { place: "US-IL", name: "Illinois", since: "2025-01-01", source: "820 ILCS 112/10" },
  { place: "US-MD", name: "Maryland", since: "2024-10-01", source: "Labor and Employment § 3-304.2" },
  { place: "US-MN", name: "Minnesota", since: "2025-01-01", source: "Minn. Stat. § 181.173" },
  { place: "US-NJ", name: "New Jersey", since: "2025-06-01", source: "P.L. 2024, c. 91" },
  { place: "US-NY", name: "New York", since: "2023-09-17", source: "Labor Law § 194-b" },
  { place: "US-VT", name: "Vermont", since: "2025-07-01", source: "21 V.S.A. § 495t" },
  { place: "US-WA", name: "Washington", since: "2023-01-01", source: "RCW 49.58.110" },
];

/** Where an advert has to say that software takes part in reading applications. */
export const AI_NOTICE_RULES: readonly Rule[] = [
  { place: "CA-ON", name: "Ontario", since: "2026-01-01", source: "Employment Standards Act, Part III.1" },
  { place: "US-IL", name: "Illinois", since: "2026-01-01", source: "775 ILCS 5/2-102 (L)" },
  {
    place: "US-NY",
    name: "New York",
    town: {
      name: "New York City",
      isNamed: /^(?:new york(?: city)?|nyc|manhattan|brooklyn|queens|(?:the )?bronx|staten island)$/i,
    },
    since: "2023-07-05",
    source: "Local Law 144 of 2021",
  },
];

/** The rule for a job's place on a day (`2026-11-22`); a region by its letters or its name. */
export const ruleFor = (
  rules: readonly Rule[],
  { country, region, locality }: { country: string; region: string; locality: string },
  today: string,
): Rule | undefined =>
  rules.find(({ place, name, town, since }) => {
    const [inCountry, letters] = place.split("-");
    const named = region.toLowerCase();
    const there =
      letters === undefined ||
      [letters.toLowerCase(), name.toLowerCase()].includes(named) ||
      (named === "" && town !== undefined);
    return inCountry === country && there && (town?.isNamed.test(locality) ?? true) && since <= today;
  });
