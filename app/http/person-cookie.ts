import { cookieIn } from "~/lib/cookies";
import type { Viewer } from "./session";

const NAME = "__Host-person";

/** Tells pages rendered ahead whose header to show; it opens nothing. A Set-Cookie; null when it is right. */
export function personCookie(cookieHeader: string | null, viewer: Viewer | null): string | null {
  const known = cookieIn(cookieHeader, NAME) ?? "";
  const person = viewer === null || !viewer.emailVerified ? "" : viewer.recruiter ? "recruiter" : "applicant";
  if (known === person) return null;
  const ends = person === "" ? "; Max-Age=0" : viewer?.remembered ? "; Max-Age=1209600" : "";
  return `${NAME}=${person}; Path=/; Secure; SameSite=Lax${ends}`;
}
