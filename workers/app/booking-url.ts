/** Null for none. Throws when it is not an https address. */
export function bookingUrl(configured: string | undefined): string | null {
  if (!configured) return null;
  if (!URL.canParse(configured) || new URL(configured).protocol !== "https:")
    throw new Error("BOOKING_URL is not an https address");
  return new URL(configured).href;
}
