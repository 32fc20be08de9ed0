import { describe, expect, test } from "vitest";
import { CANDIDATE_STATUSES, type CandidateStatus } from "~/vocabulary/applications";
import {
  actionLabel,
  asksWhoSaidNo,
  mayMove,
  mayReconsider,
  missingScore,
  movesFrom,
  needsReason,
  sameTag,
  scoreBand,
  scoreFilterOf,
  statusLabel,
  stepsOf,
} from "./rules";

const LEGAL = new Set([
  "pending interview_approved",
  "pending passed",
  "interview_approved offer_sent",
  "interview_approved passed",
  "offer_sent offer_accepted",
  "offer_sent passed",
]);
const EDGES = CANDIDATE_STATUSES.flatMap((from) =>
  CANDIDATE_STATUSES.map((to): [CandidateStatus, CandidateStatus] => [from, to]),
);

test.each(EDGES)("from %s to %s a candidate goes only where the specification's table says", (from, to) => {
  expect(mayMove(from, to)).toBe(LEGAL.has(`${from} ${to}`));
});

test("an accepted offer and a pass end the story", () => {
  expect(movesFrom("offer_accepted")).toEqual([]);
  expect(movesFrom("passed")).toEqual([]);
});

test.each([
  ["pending", "Initial Review", 1, ["Approve for Interview", "Pass"]],
  ["interview_approved", "Interview", 2, ["Send Job Offer", "Pass"]],
  ["offer_sent", "Offer sent", 3, ["Mark Offer Accepted", "Pass"]],
  ["offer_accepted", "Hired", 4, []],
  ["passed", "Passed", 4, []],
] as const)("%s reads %s, is stage %i, and offers %j", (status, label, stage, actions) => {
  expect(statusLabel(status)).toBe(label);
  expect(stepsOf(status, "offer_sent").current).toBe(stage);
  expect(movesFrom(status).map(actionLabel)).toEqual(actions);
});

test.each([
  [100, "green"],
  [90, "green"],
  [89, "blue"],
  [80, "blue"],
  [79, "orange"],
  [70, "orange"],
  [69, "red"],
  [0, "red"],
])("a score of %i is %s", (score, band) => {
  expect(scoreBand(score)).toBe(band);
});

describe("where there is no score, the list says why", () => {
  test.each([
    [{ score: 0, evaluation: "done", cv: "read" }, null],
    [{ score: null, evaluation: "waiting", cv: "waiting" }, "Reading…"],
    [{ score: null, evaluation: "waiting", cv: "read" }, "Evaluating…"],
    [{ score: null, evaluation: "done", cv: "no-text" }, "CV not read"],
    [{ score: null, evaluation: "done", cv: "locked" }, "CV not read"],
    [{ score: null, evaluation: "failed", cv: "unreadable" }, "CV not read"],
    [{ score: null, evaluation: "done", cv: null, unread: "CV not read" }, "CV not read"],
    [{ score: null, evaluation: "done", cv: null, unread: "no CV" }, "CV not read"],
    [{ score: null, evaluation: "done", cv: "read", unread: "language not read" }, "Read by people only"],
    [{ score: null, evaluation: "done", cv: "read", unread: "too little to judge" }, "Too little to judge"],
    [{ score: null, evaluation: "done", cv: null }, "Nothing to judge"],
    [{ score: null, evaluation: "failed", cv: "read" }, "Not evaluated"],
    [{ score: null, evaluation: "none", cv: null }, "Not evaluated"],
  ] as const)("%j: %s", (facts, words) => {
    expect(missingScore({ unread: null, ...facts })).toBe(words);
  });
});

test("whoever was passed is shown as far as they came, and no further", () => {
  expect(stepsOf("passed", "pending")).toEqual({ steps: ["Initial Review", "Passed"], current: 2 });
  expect(stepsOf("passed", "offer_sent").steps).toEqual([
    "Initial Review",
    "Interview",
    "Offer sent",
    "Passed",
  ]);
  expect(stepsOf("passed")).toEqual(stepsOf("passed", "pending"));
  expect(stepsOf("offer_sent")).toEqual({
    steps: ["Initial Review", "Interview", "Offer sent", "Hired"],
    current: 3,
  });
});

test("a no after an offer asks whose it was, and only the company's own needs a reason", () => {
  const asked = CANDIDATE_STATUSES.filter((from) => asksWhoSaidNo(from, "passed"));
  expect(asked).toEqual(["offer_sent"]);
  expect(asksWhoSaidNo("offer_sent", "offer_accepted")).toBe(false);
  expect(needsReason("passed", null)).toBe(true);
  expect(needsReason("passed", "withdrawn")).toBe(true);
  expect(needsReason("passed", "declined")).toBe(false);
  expect(needsReason("offer_sent", null)).toBe(false);
});

test("whoever has come to an end, and nobody else, can be brought back", () => {
  expect(CANDIDATE_STATUSES.filter(mayReconsider)).toEqual(["offer_accepted", "passed"]);
});

test("everybody is found by their score, or by having none", () => {
  expect([90, 85, 70, 12, null].map(scoreFilterOf)).toEqual(["90", "80", "70", "below", "none"]);
});

test("a tag is the same in other capitals and in another width, and in other letters none", () => {
  expect(sameTag("Night baker", "NIGHT Baker")).toBe(true);
  expect(sameTag("Ａｂ", "ab")).toBe(true);
  expect(sameTag("Night baker", "Night bakers")).toBe(false);
});
