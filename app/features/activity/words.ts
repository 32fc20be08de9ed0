import { dayInWords } from "~/lib/words";
import { isCalendarDay } from "~/lib/zoned-day";
import { ACTIVITY_VERBS } from "~/vocabulary/activity";
import { CANDIDATE_STATUS_LABELS } from "~/vocabulary/applications";
import { DIMENSION_LABELS } from "~/vocabulary/dimensions";
import { JOB_STATUS_LABELS } from "~/vocabulary/jobs";
import { ROLE_LABELS } from "~/vocabulary/members";
import type { ActivityLine } from "./list-activity";

const WORDS: Readonly<Record<string, string>> = {
  ...CANDIDATE_STATUS_LABELS,
  ...JOB_STATUS_LABELS,
  ...DIMENSION_LABELS,
  ...ROLE_LABELS,
  logo: "Logo",
  sharePicture: "Share picture",
};
const wordOf = (value: string): string => WORDS[value] ?? value;

export function activityWords(line: ActivityLine) {
  const { before, after, verb, object, applicationId, candidate, position } = line;
  return {
    who: line.actorId === null ? "By itself" : line.actorName,
    what: ACTIVITY_VERBS[verb],
    about: applicationId === null ? wordOf(object) : (candidate ?? "erased"),
    more: applicationId === null ? "" : [position ?? "", wordOf(object)].filter(Boolean).join(" · "),
    change: [wordOf(before), afterwards(verb, after)].filter(Boolean).join(" → "),
  };
}

function afterwards(verb: ActivityLine["verb"], after: string): string {
  if (verb === "candidate.withdrew" && after === "passed") return "Withdrawn";
  if (!isCalendarDay(after)) return wordOf(after);
  if (verb === "candidate.snoozed") return `until ${dayInWords(after)}`;
  return verb === "company.goes" ? dayInWords(after) : after;
}
