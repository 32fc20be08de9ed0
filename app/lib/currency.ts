const SIGNS: Readonly<Record<string, string>> = {
  ...{ "£": "GBP", "€": "EUR", $: "USD" },
  ...{ POUND: "GBP", STERLING: "GBP", EURO: "EUR", DOLLAR: "USD" },
};

/** A code in capitals, by its sign or its name too; empty where nothing was typed. */
export function currencyOf(typed: string): string {
  const code = typed.trim().toUpperCase();
  const one = code.replace(/S$/, "");
  return SIGNS[one] ?? (code.length > 3 ? codeNamed(one) : undefined) ?? code;
}

function codeNamed(name: string): string | undefined {
  const names = new Intl.DisplayNames("en-GB", { type: "currency" });
  return Intl.supportedValuesOf("currency").find((code) => names.of(code)?.toUpperCase() === name);
}

const EUROS = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK";
const OTHERS =
  "GB:GBP GG:GBP IM:GBP JE:GBP CH:CHF LI:CHF PL:PLN SE:SEK NO:NOK DK:DKK CZ:CZK HU:HUF RO:RON IS:ISK " +
  "CA:CAD AU:AUD NZ:NZD IN:INR JP:JPY SG:SGD ZA:ZAR BR:BRL MX:MXN TR:TRY UA:UAH IL:ILS AE:AED US:USD";

/** Empty where we do not know it. */
export const currencyIn = (country: string): string =>
  country !== "" && EUROS.includes(country)
    ? "EUR"
    : (OTHERS.split(" ").find((known) => known.startsWith(`${country}:`)) ?? "").slice(3);
