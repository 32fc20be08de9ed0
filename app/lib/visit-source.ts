export type VisitSource = { src: string; medium: string; campaign: string };

export const SOURCE = /^[\p{L}\p{M}\p{N} ._-]{1,64}$/u;

/** What is no plain word of at most 64 characters is `other`; nothing stays nothing. */
export function plainSource(typed: string): string {
  const source = typed.normalize("NFC");
  return source === "" || SOURCE.test(source) ? source : "other";
}

/** What led somebody here: what the address says, else the page before on another site, else `direct`. */
export function visitSource(request: Request): VisitSource {
  const { searchParams, host } = new URL(request.url);
  const given = (name: string) => plainSource(searchParams.get(name)?.trim() ?? "");
  const referrer = hostOf(request.headers.get("Referer"));
  const elsewhere = referrer === host ? "" : plainSource(referrer);
  return {
    src: given("src") || given("utm_source") || elsewhere || "direct",
    medium: given("utm_medium"),
    campaign: given("utm_campaign"),
  };
}

/** To be put behind an address, so that the first source stays the one that counts. */
export function sourceQuery({ src, medium, campaign }: VisitSource): string {
  const query = new URLSearchParams();
  if (src !== "direct") query.set("src", src);
  if (medium !== "") query.set("utm_medium", medium);
  if (campaign !== "") query.set("utm_campaign", campaign);
  return query.size === 0 ? "" : `?${query}`;
}

const hostOf = (address: string | null): string =>
  address !== null && URL.canParse(address) ? new URL(address).host : "";
