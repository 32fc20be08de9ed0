import { readMoves, type SampleMoves, writeMoves } from "~/features/candidates/sample";
import type { Sample } from "~/features/candidates/sample-people";
import { cookieIn } from "~/lib/cookies";

const COOKIE = "__Host-sample";

/** What this browser did with the sample candidates: only in this cookie, until the browser closes. */
export function readSampleCookie(sample: Sample, request: Request): SampleMoves {
  return readMoves(sample, cookieIn(request.headers.get("Cookie"), COOKIE) ?? "");
}

export const sampleCookie = (moves: SampleMoves): string =>
  `${COOKIE}=${writeMoves(moves)}; Path=/; HttpOnly; Secure; SameSite=Lax`;
