/** Null for none. Throws when it is not a tag's id. */
export function analyticsTag(configured: string | undefined): string | null {
  if (!configured) return null;
  if (!/^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/.test(configured)) throw new Error("ANALYTICS_TAG is not a tag's id");
  return configured;
}

/** The maker's own list for content policies. */
const COUNTERS = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
  "https://www.google.com",
  "https://google.com",
].join(" ");

export const analyticsRules = (tag: string | null): string[] =>
  tag === null ? [] : [`connect-src 'self' ${COUNTERS}`, `img-src 'self' ${COUNTERS}`];

const PLACE = "form-action 'self'";
const STILL_SCRIPTS = "script-src 'self'";
const TAG_SCRIPTS =
  "https://www.googletagmanager.com https://www.googleadservices.com https://googleads.g.doubleclick.net";

type Hashes = Iterable<string>;

/** Pages rendered ahead cannot carry a nonce: what stands in them is allowed by its hash. */
export function withStillRules(policy: string, within: { styles: Hashes; scripts: Hashes }): string {
  if (!policy.includes(PLACE)) throw new Error("the still pages have no content policy");
  const styles = ["style-src 'self'", ...within.styles].join(" ");
  return policy.replace(PLACE, [PLACE, styles, [STILL_SCRIPTS, ...within.scripts].join(" ")].join("; "));
}

/** Throws when it is no policy of ours. */
export function withStillTag(policy: string, tag: string | null): string {
  if (!policy.includes(STILL_SCRIPTS)) throw new Error("the still pages have no rule for scripts");
  if (tag === null) return policy;
  return policy
    .replace(PLACE, [PLACE, ...analyticsRules(tag)].join("; "))
    .replace(STILL_SCRIPTS, `${STILL_SCRIPTS} ${TAG_SCRIPTS}`);
}
