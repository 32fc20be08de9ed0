import { cookieIn } from "~/lib/cookies";
import { days } from "~/lib/time";

const COOKIE = "__Host-keys";
const KEPT = days(365);

/** Whether single keys work in this browser; they do until somebody switches them off. */
export const keysAreOn = (request: Request): boolean =>
  cookieIn(request.headers.get("Cookie"), COOKIE) !== "off";

export const keysCookie = (on: boolean): string =>
  `${COOKIE}=${on ? "" : "off"}; Path=/; Max-Age=${on ? 0 : KEPT / 1000}; HttpOnly; Secure; SameSite=Lax`;
