import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate";

const summaryOf = (work: string) =>
  evaluate({
    posting: {
      title: "Florist",
      text: "Florist\n\nWhat you need\n\n- 2 years as a florist\n- Tidy\n- English\n",
    },
    cv:
      "Noor Sample\nAdare\n\nI have a clean driving licence, and I live near the river with my family.\n\n" +
      `Work experience\n${work}\n\nEducation\nOak College, 2004 – 2006\n`,
    coverLetter: null,
    questions: [],
    answers: [],
    sentIn: "2026-11",
  }).ai_summary;

describe("whoever tells a job in a sentence has had it", () => {
  test.each([
    [
      "I was a florist at the Marsh House from March 2012 to June 2016.",
      "Most recently Florist at Marsh House, for four years;",
    ],
    [
      "From 2012 to 2016 I worked as a florist for Elm & Sons. I tied bouquets.",
      "Most recently Florist at Elm & Sons, for four years;",
    ],
    [
      "I have been a florist in Marsh Gardens, York since 2018.",
      "Currently Florist at Marsh Gardens, for eight years;",
    ],
    [
      "Since 2018 I have worked for Elm & Sons as a florist, nights.",
      "Currently Florist at Elm & Sons, for eight",
    ],
    [
      "I work at Marsh Gardens as florist since 2018.",
      "Currently Florist at Marsh Gardens, for eight years;",
    ],
    [
      "2018 – until now: I work in flower shop in York, four days.",
      "The latest job in the CV reads “flower shop in York”, for eight years",
    ],
    ["Between 2012 and 2016 I was a florist.", "Most recently Florist, for four years;"],
    [
      "I ran my own flower shop in Adare from 1998 until 2019, with two helpers.",
      "The latest job in the CV reads “my own flower shop in Adare”, for 21 years",
    ],
  ])("%s", (work, said) => {
    expect(summaryOf(work)).toContain(said);
  });
});

describe("and nothing else that lasted is a job", () => {
  test.each([
    "My sister was a florist at Marsh House from 2012 to 2016.",
    "I was a member of the choir from 2012 to 2016.",
    "2012 – 2016: I looked after my father.",
    "I was a carer for my mother from 2012 to 2016.",
    "I was a student at Oak College from 2012 to 2016.",
    "I was never a florist from 2012 to 2016.",
    "I have been a customer of Marsh House since 2018.",
    "I was off work from 2012 to 2016.",
    "I have run my own household since 2018.",
  ])("%s", (work) => {
    expect(summaryOf(work) ?? "").not.toMatch(/Florist at|Currently|Most recently|reads/);
  });
});

describe("a season is a time that somebody worked", () => {
  test.each(["summer 2025", "(Summer 2025)", "April - October season 2025", "Apr-Oct, Season 2025"])(
    "%s",
    (dates) => {
      for (const work of [`Florist, Marsh Ltd, ${dates}`, `Florist\nMarsh Ltd\n${dates}`])
        expect(summaryOf(work)).toMatch(/^Most recently Florist at Marsh Ltd;/);
    },
  );

  test("and no job where a line of one only names it", () => {
    const work =
      "Florist, Marsh Ltd, 2012 – 2016\n- Tied wreaths, winter and summer 2014\n- Trained two, summer 2015";
    expect(summaryOf(work)).toMatch(/^Most recently Florist at Marsh Ltd, for four years;/);
  });
});

test("how the work was is nobody's title", () => {
  for (const how of ["same work, busier", "same again, only quieter"])
    expect(summaryOf(`2011 to 2018: Hollow Garden Supplies, ${how}.`)).not.toMatch(/busier at|quieter at/);
});
