export type Rule = {
  place: string;
  name: string;
  town?: { name: string; isNamed: RegExp };
  since: string;
  source: string;
  /** What was read of it on 2026-11-23: its text, what others say of it, or no law of that country. */
  known: "text" | "report" | "awaited";
  /** What the law takes instead of a word in the advert. */
  or?: string;
};

const DIRECTIVE = {
  since: "2026-06-07",
  source: "Directive (EU) 2023/970, Article 5",
  known: "awaited",
} as const;

/**
 * Where an advert has to say the pay, as far as we know: a country, or a state as `US-CA`. Not legal advice.
 * Many of these laws leave out small employers; the warning does not.
 */
export const PAY_RULES: readonly Rule[] = [
  { place: "AT", name: "Austria", since: "2011-03-01", source: "GlBG § 9 (2)", known: "text" },
  { place: "IE", name: "Ireland", ...DIRECTIVE },
  { place: "IT", name: "Italy", ...DIRECTIVE },
  { place: "LT", name: "Lithuania", since: "2019-07-27", source: "Darbo kodeksas, 25 (6)", known: "text" },
  {
    place: "PL",
    name: "Poland",
    since: "2025-12-24",
    known: "report",
    source: "Kodeks pracy, art. 18(3ca); Dz.U. 2025 poz. 807",
    or: "before the interview",
  },
  {
    place: "CA-BC",
    name: "British Columbia",
    since: "2023-11-01",
    known: "report",
    source: "Pay Transparency Act, SBC 2023, c. 18, s. 2",
  },
  {
    place: "CA-ON",
    name: "Ontario",
    since: "2026-01-01",
    known: "report",
    source: "Employment Standards Act, 2000, s. 8.2; O. Reg. 476/24",
  },
  { place: "US-CA", name: "California", since: "2023-01-01", source: "Labor Code § 432.3", known: "report" },
  { place: "US-CO", name: "Colorado", since: "2021-01-01", source: "C.R.S. § 8-5-201 (2)", known: "text" },
  {
    place: "US-DC",
    name: "District of Columbia",
    since: "2024-06-30",
    known: "text",
    source: "D.C. Code § 32-1453.01",
  },
  { place: "US-HI", name: "Hawaii", since: "2024-01-01", source: "HRS § 378-2.8", known: "text" },
  { place: "US-IL", name: "Illinois", since: "2025-01-01", source: "820 ILCS 112/10", known: "report" },
  {
    place: "US-MA",
    name: "Massachusetts",
    since: "2025-10-29",
    known: "report",
    source: "M.G.L. c. 149, § 105F; St. 2024, c. 141",
  },
  {
    place: "US-MD",
    name: "Maryland",
    since: "2024-10-01",
    known: "text",
    source: "Labor and Employment § 3-304.2",
  },
  {
    place: "US-MN",
    name: "Minnesota",
    since: "2025-01-01",
    source: "Minn. Stat. § 181.173",
    known: "report",
  },
  { place: "US-NJ", name: "New Jersey", since: "2025-06-01", source: "P.L. 2024, c. 91", known: "report" },
  { place: "US-NY", name: "New York", since: "2023-09-17", source: "Labor Law § 194-b", known: "text" },
  { place: "US-VT", name: "Vermont", since: "2025-07-01", source: "21 V.S.A. § 495p", known: "text" },
  { place: "US-WA", name: "Washington", since: "2023-01-01", source: "RCW 49.58.110", known: "text" },
];

/** Where people have to be told that software takes part in reading applications. */
export const AI_NOTICE_RULES: readonly Rule[] = [
  {
    place: "CA-ON",
    name: "Ontario",
    since: "2026-01-01",
    known: "report",
    source: "Employment Standards Act, 2000, Part III.1; O. Reg. 476/24",
  },
  {
    place: "US-IL",
    name: "Illinois",
    since: "2026-01-01",
    known: "report",
    source: "775 ILCS 5/2-102(L)",
    or: "in a notice to each person",
  },
  {
    place: "US-NY",
    name: "New York",
    town: {
      name: "New York City",
      isNamed: /^(?:new york(?: city)?|nyc|manhattan|brooklyn|queens|(?:the )?bronx|staten island)$/i,
    },
    since: "2023-07-05",
    source: "NYC Administrative Code § 20-871 (b)",
    known: "report",
    or: "in a notice ten working days before",
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
