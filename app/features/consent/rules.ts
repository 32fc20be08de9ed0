import { cookieIn } from "~/lib/cookies";
import { days } from "~/lib/time";

export type Decision = { kind: "accepted" | "rejected"; at: Date };

const COOKIE = "__Host-consent";
const ASKED_AGAIN_AFTER = days(182);

/** Null for a visitor who has not decided, and for a cookie that is not ours. */
export function readDecision(cookieHeader: string | null): Decision | null {
  const found = /^(accepted|rejected)\.(\d{13})$/.exec(cookieIn(cookieHeader, COOKIE) ?? "");
  if (found === null) return null;
  return { kind: found[1] === "accepted" ? "accepted" : "rejected", at: new Date(Number(found[2])) };
}

/** Scripts may read it: `public/consent.js` does. */
export const decisionCookie = ({ kind, at }: Decision): string =>
  `${COOKIE}=${kind}.${at.getTime()}; Path=/; Max-Age=${ASKED_AGAIN_AFTER / 1000}; Secure; SameSite=Lax`;

export const noDecision = (): string => `${COOKIE}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;
