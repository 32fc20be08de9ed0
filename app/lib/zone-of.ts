type Zoned = Intl.Locale & { getTimeZones?: () => string[] | undefined };

const MOST_PEOPLES: Readonly<Record<string, string>> = {
  CN: "Asia/Shanghai",
  DE: "Europe/Berlin",
  ES: "Europe/Madrid",
  NZ: "Pacific/Auckland",
  PT: "Europe/Lisbon",
};

/** Empty for a country of which no single zone is the usual one. */
export function zoneOf(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return "";
  const zones = (new Intl.Locale(`und-${country}`) as Zoned).getTimeZones?.() ?? [];
  return MOST_PEOPLES[country] ?? (zones.length === 1 ? (zones[0] ?? "") : "");
}
