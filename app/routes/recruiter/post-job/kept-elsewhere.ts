import type { Theirs } from "~/components/AlsoChanged";
import { plain } from "~/features/jobs/build-posting";
import type { Step } from "~/features/jobs/draft";
import { JOB_LABELS, STEP_NAMES } from "~/features/jobs/fields";
import type { Elsewhere } from "~/features/jobs/take-step";
import { inShort } from "~/lib/words";

const ELSEWHERE = "in another tab or on another device";

export function toldOf({ what, theirs }: Elsewhere): string {
  if (what === "changed") return `You have changed this draft ${ELSEWHERE} too.`;
  if (what === "thrown-away") return `You have thrown this draft away ${ELSEWHERE}.`;
  return `You have begun another draft ${ELSEWHERE}${theirs.title && `: “${inShort(theirs.title)}”`}.`;
}

export const theirsOf = ({ mine, theirs, version }: Elsewhere, step: Step): Theirs => ({
  version,
  fields: STEP_NAMES[step].flatMap((name) =>
    theirs.jobId === "" || plain(theirs[name]) === plain(mine[name])
      ? []
      : [[JOB_LABELS[name], theirs[name]]],
  ),
});
