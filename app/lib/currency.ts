const SIGNS: Readonly<Record<string, string>> = { "£": "GBP", "€": "EUR", $: "USD" };

/** A code in capitals, if what was typed is one; empty where nothing was. */
export function currencyOf(typed: string): string {
  const code = typed.trim().toUpperCase();
  return SIGNS[code] ?? code;
}
