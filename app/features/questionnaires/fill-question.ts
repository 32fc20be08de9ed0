export type Fill = { people: string; language: string };

const PEOPLE: readonly (readonly [RegExp, string])[] = [
  [/\bpatient(?!ly)s?\b|\bpatienten/i, "patients"],
  [/\b(?:parent|eltern)/i, "parents"],
  [/\brelativ|\bangehörig|\bfamilies\b/i, "relatives"],
  [/\b(?:guest|gast|gäste|diner)/i, "guests"],
  [/\b(?:pupil|schüler)/i, "pupils"],
  [/\bstudent/i, "students"],
  [/\bresident|\bbewohner/i, "residents"],
  [/\b(?:driver|fahrer)/i, "drivers"],
  [/\btenant/i, "tenants"],
  [/\bsupplier|\blieferant/i, "suppliers"],
  [/\bclient/i, "clients"],
  [/\bvisitor/i, "visitors"],
  [/\bcolleague|\bco-?worker/i, "colleagues"],
];

const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/german|deutsch/i, "German"],
  [/french|français|französ/i, "French"],
  [/spanish|español|spanisch/i, "Spanish"],
  [/polish|polski|polnisch/i, "Polish"],
  [/italian|italien/i, "Italian"],
  [/dutch|nederlands|niederländ/i, "Dutch"],
  [/welsh|cymraeg/i, "Welsh"],
  [/romanian|română|rumän/i, "Romanian"],
  [/arab|العربية/i, "Arabic"],
  [/portugu/i, "Portuguese"],
  [/gaeilge|\birish\b/i, "Irish"],
  [/ukrain|українськ/i, "Ukrainian"],
  [/english|englisch/i, "English"],
];

/** What stands in a question for whom somebody works with, and for which language. */
export const filledFrom = (ask: string): Fill => ({
  people: named(PEOPLE, ask) ?? "customers",
  language: languagesIn(ask) || "the language of this job",
});

function languagesIn(ask: string): string {
  const named = LANGUAGES.map(([pattern, name]) => ({ name, at: ask.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);
  const last = named.pop() ?? "";
  return named.length === 0 ? last : `${named.join(", ")} ${/\bor\b/i.test(ask) ? "or" : "and"} ${last}`;
}

const named = (list: readonly (readonly [RegExp, string])[], ask: string) =>
  list.find(([pattern]) => pattern.test(ask))?.[1];
