import type { AppLoadContext } from "@remix-run/cloudflare";
import { notFound } from "./replies";

/** Where none is configured its addresses are not there: throws a 404. */
export function requireProvider(context: AppLoadContext) {
  const provider = context.services.identity;
  if (provider === null) throw notFound();
  return provider;
}

/** The browser's answer at these addresses names a code in its query, which no other site may learn. */
export const withoutReferrer = () => ({ "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" });
