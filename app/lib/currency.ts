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
