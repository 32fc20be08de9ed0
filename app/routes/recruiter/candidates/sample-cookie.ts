import { readMoves, type SampleMoves, writeMoves } from "~/features/candidates/sample";

const COOKIE = "__Host-sample";

/** What this browser did with the sample candidates. It lives in this cookie and nowhere else, until the browser closes. */
export function readSampleCookie(request: Request): SampleMoves {
  const found = /(?:^|;\s*)__Host-sample=([\w.!-]{1,500})/.exec(request.headers.get("Cookie") ?? "");
  return readMoves(found?.[1] ?? "");
}

export const sampleCookie = (moves: SampleMoves): string =>
  `${COOKIE}=${writeMoves(moves)}; Path=/; HttpOnly; Secure; SameSite=Lax`;
