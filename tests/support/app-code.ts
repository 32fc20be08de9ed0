import { decodeBase32IgnorePadding } from "@oslojs/encoding";
import { generateHOTP } from "@oslojs/otp";

/** As an app shows it: now, or so many half minutes later. */
export const codeNow = (key: string, later = 0): string =>
  generateHOTP(decodeBase32IgnorePadding(key), BigInt(Math.floor(Date.now() / 30_000) + later), 6);
