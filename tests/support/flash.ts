/** What the answer says once on the next page; empty when it says nothing. */
export function flashOf(response: Response): string {
  const cookies = response.headers.getSetCookie().join("\n");
  const value = /__Host-flash=([^;\n]*)/.exec(cookies)?.[1] ?? "";
  if (value === "") return "";
  const said = JSON.parse(Buffer.from(decodeURIComponent(value), "base64").toString("utf8"));
  return typeof said === "string" ? said : String(said.text);
}
