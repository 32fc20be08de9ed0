import { minutes } from "~/lib/time";
import type { ProvidedPerson } from "./identity";

/** Clocks may differ by this much. */
const LEEWAY = minutes(1);

/** Null when they hold (OpenID Connect Core 3.1.3.7; TLS stands for the signature, its point 6). */
export function faultIn(
  claims: Record<string, unknown>,
  expected: { issuer: string; clientId: string; nonce: string },
  now: Date,
): string | null {
  const { iss, aud, azp, exp, nonce, sub } = claims;
  if (iss !== expected.issuer) return "another issuer";
  const audience = Array.isArray(aud) ? aud : [aud];
  if (!audience.includes(expected.clientId)) return "another audience";
  if ((audience.length > 1 || azp !== undefined) && azp !== expected.clientId) return "another party";
  if (typeof exp !== "number" || exp * 1000 + LEEWAY <= now.getTime()) return "expired";
  if (nonce !== expected.nonce) return "another nonce";
  if (typeof sub !== "string" || sub === "" || sub.length > 255) return "no subject";
  return null;
}

/** `email_verified` counts when it is `true` itself, and nothing that reads like it. */
export function personFrom(claims: Record<string, unknown>): ProvidedPerson {
  const email = typeof claims.email === "string" ? claims.email.trim().toLowerCase() : "";
  const fits = email.length <= 254 && /^[^\s@\p{Cc}<>"(),:;\\[\]]+@[^\s@\p{Cc}<>"(),:;\\[\]]+$/u.test(email);
  const full = [claims.given_name, claims.family_name].filter((part) => typeof part === "string").join(" ");
  const name = typeof claims.name === "string" ? claims.name : full;
  return {
    subject: String(claims.sub),
    email: fits ? email : null,
    emailVerified: claims.email_verified === true,
    name: name.trim() === "" ? null : name.trim(),
  };
}
