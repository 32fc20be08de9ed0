import { idIn } from "~/lib/ids";
import { safePath } from "~/lib/safe-path";

/** Where somebody was going who has to sign in first; null for no path of this site. */
export const wantedPath = (request: Request) => safePath(new URL(request.url).searchParams.get("redirect"));

export const pendingJob = (request: Request) => idIn(new URL(request.url).searchParams, "job_id");
