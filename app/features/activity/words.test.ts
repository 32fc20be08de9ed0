import { expect, test } from "vitest";
import type { ActivityLine } from "./list-activity";
import { activityWords } from "./words";

const changed = (verb: ActivityLine["verb"], after: string, before = "") => {
  const line = { verb, before, after, object: "", actorId: "01A", actorName: "Priya Nair" };
  return activityWords({ ...line, applicationId: null } as ActivityLine).change;
};

test("the log says days as people do, and a name that looks like one as it is", () => {
  expect(changed("candidate.snoozed", "2026-12-08")).toBe("until 8 Dec 2026");
  expect(changed("company.goes", "2026-12-15")).toBe("15 Dec 2026");
  expect(changed("template.saved", "2026-12-15")).toBe("2026-12-15");
});

test("the log says a status by its name, and whoever withdrew is said to have been passed nowhere", () => {
  expect(changed("candidate.moved", "interview_approved", "pending")).toBe("Initial Review → Interview");
  expect(changed("candidate.withdrew", "passed", "pending")).toBe("Initial Review → Withdrawn");
  expect(changed("candidate.read", "")).toBe("");
});
