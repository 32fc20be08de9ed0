import { readMoves, type SampleMoves, writeMoves } from "~/features/candidates/sample";
import { cookieIn } from "~/lib/cookies";

const COOKIE = "__Host-sample";

/** What this browser did with the sample candidates: only in this cookie, until the browser closes. */
export function readSampleCookie(request: Request): SampleMoves {
  return readMoves(cookieIn(request.headers.get("Cookie"), COOKIE) ?? "");
}

export const sampleCookie = (moves: SampleMoves): string =>
  `${COOKIE}=${writeMoves(moves)}; Path=/; HttpOnly; Secure; SameSite=Lax`;
