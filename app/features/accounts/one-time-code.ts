import { decodeBase32IgnorePadding, encodeBase32UpperCaseNoPadding } from "@oslojs/encoding";
import { createTOTPKeyURI, verifyHOTP } from "@oslojs/otp";
import { sha256 } from "~/lib/secrets";
import { seconds } from "~/lib/time";

/** RFC 6238 with what every app takes: SHA-1, six digits, thirty seconds. */
const STEP = seconds(30);
const DIGITS = 6;
/** RFC 4226, section 4: 160 bits. */
const SECRET_BYTES = 20;

const RECOVERY_CODES = 10;
/** 80 bits: nobody tries them all, so that a plain hash keeps them. */
const RECOVERY_BYTES = 10;

const random = (bytes: number) =>
  encodeBase32UpperCaseNoPadding(crypto.getRandomValues(new Uint8Array(bytes)));

export const newSecret = (): string => random(SECRET_BYTES);

/** The step of time that a code is for: now, before or next, and after `last`; null for any other code. */
export function stepOf(code: string, secret: string, { now, last }: { now: Date; last: number }) {
  const current = Math.floor(now.getTime() / STEP);
  const key = decodeBase32IgnorePadding(secret);
  const fits = (step: number) => step > last && verifyHOTP(key, BigInt(step), DIGITS, code);
  return [current - 1, current, current + 1].find(fits) ?? null;
}

export const keyAddress = (issuer: string, account: string, secret: string): string =>
  createTOTPKeyURI(issuer, account, decodeBase32IgnorePadding(secret), STEP / 1000, DIGITS);

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => inGroups(random(RECOVERY_BYTES)));

export const inGroups = (text: string): string => text.match(/.{4}/g)?.join("-") ?? text;

/** What was typed without the spaces, dashes and small letters that people add. */
export function readCode(typed: string): { kind: "app" | "recovery"; code: string } {
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  return { kind: /^\d{6}$/.test(code) ? "app" : "recovery", code };
}

export const hashOfCode = async (userId: string, code: string): Promise<string> =>
  (await sha256(`recovery ${userId} ${readCode(code).code}`)).slice(0, 32);
