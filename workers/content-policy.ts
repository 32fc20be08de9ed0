/** A tag's id as it may stand in a page; null for none. Throws when it is no such id. */
export function analyticsTag(configured: string | undefined): string | null {
  if (!configured) return null;
  if (!/^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/.test(configured)) throw new Error("ANALYTICS_TAG is not a tag's id");
  return configured;
}

/** Where a configured tag may send to and draw from; no directive at all without one. */
export const analyticsRules = (tag: string | null): string[] =>
  tag === null
    ? []
    : [
        "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://*.googleadservices.com",
        "img-src 'self' https://*.google-analytics.com https://*.googletagmanager.com https://*.googleadservices.com",
      ];

/** The rule for scripts on pages rendered ahead, which cannot carry a nonce. */
export const stillScripts = (tag: string | null): string[] =>
  tag === null ? [] : ["script-src 'self' https://www.googletagmanager.com"];
