import { expect, test } from "vitest";
import { CANDIDATE_STATUSES, type CandidateStatus } from "~/vocabulary/applications";
import { mayMerge, sameName } from "./merge-rules";

const side = (id: string, status: CandidateStatus, duplicateOf: string | null = null) => ({
  ...{ id, name: "Amara Okafor", status, duplicateOf },
});
const between = (one: CandidateStatus, other: CandidateStatus) => mayMerge(side("a", one), side("b", other));

test("of two open applications either goes on; whoever has an offer goes on with that one", () => {
  expect(between("pending", "interview_approved")).toEqual({ kind: "either" });
  for (const status of ["offer_sent", "offer_accepted"] as const) {
    const only = { kind: "only", why: "offer" };
    for (const other of ["pending", "interview_approved", "passed"] as const) {
      expect(between(status, other)).toEqual({ ...only, keep: "a" });
      expect(between(other, status)).toEqual({ ...only, keep: "b" });
    }
  }
  expect(between("passed", "pending")).toEqual({ kind: "only", keep: "b", why: "ended" });
});

test("two offers are never merged, nor two that have ended, nor what is merged already", () => {
  expect(between("offer_sent", "offer_accepted")).toEqual({ kind: "none", why: "offers" });
  expect(between("offer_sent", "offer_sent")).toEqual({ kind: "none", why: "offers" });
  expect(between("passed", "passed")).toEqual({ kind: "none", why: "none" });
  for (const status of CANDIDATE_STATUSES)
    for (const of of ["b", "c"])
      expect(mayMerge(side("b", status), side("a", "passed", of))).toEqual({ kind: "none", why: "merged" });
});

test.each([
  ["Amara Okafor", "OKAFOR, amara", true],
  ["Zoë  Müller-Lüdenscheidt", "Zoe Muller Ludenscheidt", true],
  ["Jan Novák", "Jan Novák", true],
  ["Amara Okafor", "Amara N. Okafor", false],
  ["Amara", "Amara Okafor", false],
  ["李 明", "李 明", true],
])("%j and %j is one name: %j", (one, other, same) => {
  expect(sameName(one, other)).toBe(same);
});
