import { expect, test } from "vitest";
import { verdictsOn } from "../fixtures";

const verdict = (told: string) =>
  verdictsOn("Press operator", "High school diploma or GED", told, ["paper"])[0];

test.each([
  "Graduated from Larkmoor High School, Dayton, 2017",
  "Prairie Fork High School, class of 2021",
  "Saint Brendan High School, Toledo, 2014",
  "High school diploma, 2009",
  "GED, 2016",
])("whoever finished high school has its diploma: %s", (told) => {
  expect(verdict(told)).toBe("found");
});

test.each([
  "Larkmoor High School, left in 2017",
  "Prairie Fork High School, until grade 11",
  "Prairie Fork High School, expected 2027",
  "Volunteer coach, Saint Brendan High School, 2014",
  "Working on my GED",
])("who is not through it, or worked there, has not all of it by that: %s", (told) => {
  expect(verdict(told)).not.toBe("found");
});
