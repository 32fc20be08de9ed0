/** What the answer says once on the next page; empty when it says nothing. */
export function flashOf(response: Response): string {
  const said = saidBy(response);
  return typeof said === "string" ? said : said.text;
}

/** Whether the next page says it as something that was not done. */
export function isRefusal(response: Response): boolean {
  const said = saidBy(response);
  return typeof said !== "string" && said.refused === true;
}

function saidBy(response: Response): string | { text: string; refused?: boolean } {
  const cookies = response.headers.getSetCookie().join("\n");
  const value = /__Host-flash=([^;\n]*)/.exec(cookies)?.[1] ?? "";
  return value === "" ? "" : JSON.parse(Buffer.from(decodeURIComponent(value), "base64").toString("utf8"));
}
