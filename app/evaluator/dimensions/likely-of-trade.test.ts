import { expect, test } from "vitest";
import { saidOf } from "../fixtures";

const OTHERS = ["Keep the place tidy", "Answer the phone"];
const saidBy = (title: string, asked: string, told: string, ofPosting = "Dispensing optician") =>
  saidOf(ofPosting, [asked, ...OTHERS], {
    cv: ["Experience", `${title}, Example Works, 2016 - present`, `- ${told}`, "- Answered the phone"],
    answers: [],
    heading: "Requirements",
  });

const ADJUSTS = "Able to adjust a frame, swap a nose pad and re-screw a side at the bench";
const DOES = "Loose side, broken screw, new pads, I do it while they wait";

test("a skill told in the trade's own words is shown in part, by whoever works in the trade", () => {
  expect(saidBy("Dispensing optician", ADJUSTS, DOES)).toEqual(["partly", DOES]);
});

test("the same words of somebody from another trade are to be read", () => {
  expect(saidBy("Insurance clerk", ADJUSTS, DOES)[0]).not.toBe("partly");
});

test.each([
  "Loose side, broken screw, new pads, my colleague in the lab does it while they wait",
  "I have never changed a nose pad or a screw myself",
  "I would like to learn loose sides and new pads",
])("whoever writes %j has not shown it", (told) => {
  expect(saidBy("Dispensing optician", ADJUSTS, told)[0]).not.toBe("partly");
});

test("each of two languages may stand in a line of its own", () => {
  const told = ["Languages", "Portuguese (native)", "English: every day at work"];
  const cv = ["Experience", "Tour guide, Example Works, 2016 - present", "- Answered the phone", "", ...told];
  const given = { cv, answers: [], heading: "Requirements" };
  const said = (asked: string) => saidOf("Tour guide", [asked, ...OTHERS], given)[0];
  expect(said("Portuguese and English")).toBe("found");
  expect(said("Portuguese and Dutch")).toBe("partly");
});
