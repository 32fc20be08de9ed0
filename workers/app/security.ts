import type { Settings } from "~/http/context";
import { analyticsRules } from "./content-policy";

/** Stands before Remix's own check, which trusts `X-Forwarded-Host` and lets a missing Origin pass. */
export function mayChange(request: Request, settings: Settings): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  // A page without a referrer, as mailed links lead to, sends `null`.
  if (origin !== null && origin !== settings.publicOrigin) return site === "same-origin" && origin === "null";
  return site === null ? origin !== null : site === "same-origin" || site === "none";
}

/** No address of ours has any, and no header that leads back to one could hold them. */
export const hasControls = (path: string): boolean => /%(?:[01][\da-f]|7f)/i.test(path);

/** Development answers to any name. */
export function isOwnHost(url: URL, settings: Settings): boolean {
  return settings.development || url.host === new URL(settings.publicOrigin).host;
}

/** A route may have set a stricter rule of its own; it stays. */
export function withSecurityHeaders(
  response: Response,
  facts: { nonce: string; requestId: string; settings: Settings; path: string; signedIn: boolean },
): Response {
  const secured = writable(response);
  const { headers } = secured;
  const framedBy = EMBED.test(facts.path) ? headers.get("X-Framed-By") : null;
  headers.delete("X-Framed-By");
  if (framedBy !== null) {
    headers.delete("Set-Cookie");
    headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  }
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  setOnce(headers, "Content-Security-Policy", policy(facts, framedBy ?? "'none'"));
  setOnce(headers, "Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  setOnce(headers, "X-Content-Type-Options", "nosniff");
  setOnce(headers, "Cross-Origin-Opener-Policy", "same-origin");
  setOnce(headers, "Cross-Origin-Resource-Policy", "same-origin");
  const secret = holdsSecret(facts.path);
  setOnce(headers, "Referrer-Policy", secret ? "no-referrer" : "strict-origin-when-cross-origin");
  setOnce(headers, "Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  headers.set("X-Request-Id", facts.requestId);
  if (facts.signedIn || secret || !isPage) setOnce(headers, "Cache-Control", "no-store");
  else setOnce(headers, "Cache-Control", "no-cache");
  return secured;
}

/** Only what another Worker or the store answered has headers that stand. */
function writable(response: Response): Response {
  try {
    response.headers.delete("X-Request-Id");
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

const MAILED_LINK = /^(\/(?:verifyemail|reset-password|confirm-email|keep-email|alerts|join)\/).+$/;

export const holdsSecret = (path: string): boolean => MAILED_LINK.test(path);

export const pathForLog = (path: string): string => path.replace(MAILED_LINK, "$1…").slice(0, 200);

/** The only pages that another site may frame: what their route says, by `X-Framed-By`. */
const EMBED = /^\/careers\/[a-z0-9-]{2,60}\/embed$/;

function policy({ nonce, settings }: { nonce: string; settings: Settings }, framedBy: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    "form-action 'self'",
    "worker-src 'self'",
    ...analyticsRules(settings.analyticsTag),
    "report-uri /csp-report",
    ...(settings.development ? [] : ["upgrade-insecure-requests"]),
  ].join("; ");
}

function setOnce(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}
