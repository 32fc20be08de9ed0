/** ISO 3166-1 alpha-2, in the order of their names. */
export const COUNTRIES: readonly string[] = (
  "AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BA BW BV BR IO VG " +
  "BN BG BF BI KH CM CA CV BQ KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC " +
  "EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HM " +
  "HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KW KG LA LV LB LS LR LY LI LT LU MO MG MW " +
  "MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF KP MK MP " +
  "NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW WS SM ST SA SN RS SC SL SG SX SK SI SB SO " +
  "ZA GS KR SS ES LK BL SH KN LC MF PM VC SD SR SJ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV " +
  "UG UA AE GB US UY UM VI UZ VU VA VE VN WF EH YE ZM ZW"
).split(" ");

/** Remote work that may be done from any country. */
export const ANYWHERE = "anywhere";

const names = new Intl.DisplayNames("en-GB", { type: "region" });

export const countryName = (code: string): string => names.of(code) ?? code;

const codes = new Map(COUNTRIES.map((code) => [countryName(code).toLowerCase(), code]));

/** `United Kingdom, IE` as `GB,IE`; `anywhere` and nothing as they are; null where one is no country. */
export function countriesIn(typed: string): string | null {
  const parts = typed.split(/[,;]/).map((part) => part.trim());
  const named = parts.filter((part) => part !== "");
  if (named.some((part) => part.toLowerCase() === ANYWHERE)) return ANYWHERE;
  const found = named.map((part) =>
    COUNTRIES.includes(part.toUpperCase()) ? part.toUpperCase() : codes.get(part.toLowerCase()),
  );
  return found.includes(undefined) ? null : [...new Set(found)].join(",");
}
