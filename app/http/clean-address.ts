import { redirect } from "@remix-run/server-runtime";

/** For a page of filters. Throws where an empty one is named, as a form does that no script has cleaned. */
export function requireCleanAddress({ url }: Request): void {
  const { pathname, searchParams } = new URL(url);
  const said = [...searchParams].filter(([, value]) => value !== "");
  if (said.length === searchParams.size) return;
  throw redirect([pathname, new URLSearchParams(said)].filter(String).join("?"), 302);
}
