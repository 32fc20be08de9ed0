import { expect, test } from "vitest";
import { ROLES } from "~/vocabulary/members";
import {
  bringsAs,
  maskedAddress,
  may,
  mayChangeMembers,
  mayMoveTo,
  mayWithdraw,
  reachOf,
  rolesGivenBy,
  whoseAct,
} from "./rules";

test("an interviewer sees whom they are to interview, and nothing else of the company", () => {
  expect(reachOf("interviewer", "candidates")).toBe("assigned");
  expect(may("interviewer", "candidates")).toBe(true);
  expect(may("interviewer", "jobs.list")).toBe(false);
});

test("a hiring manager may ask somebody to an interview, and decides nothing", () => {
  expect(mayMoveTo("hiring-manager", "interview_approved")).toBe(true);
  expect([mayMoveTo("hiring-manager", "passed"), mayMoveTo("hiring-manager", "offer_sent")]).toEqual([
    false,
    false,
  ]);
  expect(mayMoveTo("recruiter", "passed")).toBe(true);
});

test("an owner gives the roles below, a recruiter the lowest two, and nobody makes an owner", () => {
  expect(ROLES.map((role) => rolesGivenBy(role).length)).toEqual([3, 2, 0, 0]);
  expect(ROLES.map((role) => rolesGivenBy(role).includes("owner"))).not.toContain(true);
  expect(ROLES.map((role) => mayWithdraw(role, "owner"))).toEqual([true, false, false, false]);
  expect(ROLES.map((role) => mayWithdraw(role, "recruiter"))).toEqual([true, false, false, false]);
  expect(ROLES.map(mayChangeMembers)).toEqual([true, false, false, false]);
});

test("a masked address shows its first letter and its domain", () => {
  expect(maskedAddress("amara@bergwerk.example")).toBe("a…@bergwerk.example");
  expect(maskedAddress("")).toBe("…@");
});

test("whoever may not reads whom to ask", () => {
  expect(whoseAct("company", "Northwind", "recruiter")).toBe(
    "Only owners of Northwind can do this. Please ask one of them.",
  );
  expect(whoseAct("candidates.tag", "Northwind", "interviewer")).toContain(
    "owners, recruiters and hiring managers of",
  );
  const others = ROLES.filter((role) => !may(role, "jobs.suggest"));
  expect(others.map((role) => whoseAct("jobs.suggest", "Northwind", role).includes("ask one"))).toEqual([
    ...[false, false, true],
  ]);
});

test("nobody without a role brings anybody anywhere, and an owner everybody", () => {
  expect(bringsAs(null)("pending", "interview_approved")).toBe(false);
  expect(bringsAs("owner")("pending", "interview_approved")).toBe(true);
  expect(bringsAs("interviewer")("pending", "interview_approved")).toBe(false);
});
