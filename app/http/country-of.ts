import { COUNTRIES } from "~/vocabulary/countries";

/** Where a request comes from, by the network or the browser's language; empty when neither says. */
export function countryOf(request: Request): string {
  const network = request.headers.get("CF-IPCountry") ?? "";
  const languages = request.headers.get("Accept-Language") ?? "";
  const [, region = ""] = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(languages) ?? [];
  return [network, region].find((code) => COUNTRIES.includes(code)) ?? "";
}
