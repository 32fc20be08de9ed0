import { keyedHash } from "~/lib/secrets";
import { visitSource } from "~/lib/visit-source";
import type { Jobs } from "~/services/jobs/jobs";
import { isObviousBot } from "./bots";

type Visit = {
  services: { jobs: Jobs };
  settings: { signingSecret: string };
  now: Date;
  clientIp: string;
  later: (work: Promise<unknown>) => void;
};

/** Once a day for each visitor, after the page has been sent. Nothing that names the visitor is kept. */
export function takeView(request: Request, visit: Visit, jobId: string): void {
  const userAgent = request.headers.get("User-Agent");
  if (request.method !== "GET" || isObviousBot(userAgent)) return;
  const { src: source } = visitSource(request);
  const day = visit.now.toISOString().slice(0, 10);
  visit.later(
    keyedHash(visit.settings.signingSecret, `view ${day} ${visit.clientIp} ${userAgent}`).then((visitor) =>
      visit.services.jobs.wake({ kind: "view", jobId, day, visitor: visitor.slice(0, 32), source }),
    ),
  );
}
