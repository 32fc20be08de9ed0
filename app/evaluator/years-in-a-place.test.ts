import { describe, expect, test } from "vitest";
import { itemOn, itemsOf, rows } from "./fixtures";

function itemOf(title: string, asked: string, work: string) {
  const items = itemsOf({
    posting: { title, text: `${title}\n\nWhat you need\n\n- ${asked}\n- Good English\n- Tidy\n` },
    cv: `Noor Sample\nAdare\n\nWork experience\n${work}\n\nEducation\nOak College, 2004 – 2006\n`,
    coverLetter: null,
    questions: [],
    answers: [],
    sentIn: "2026-11",
  });
  return itemOn(asked, items);
}

describe("whoever worked in a kind of place has worked there", () => {
  test.each(
    rows(`
      Line cook | Two years in a commercial kitchen | Sous Chef, The Old Mill, 2018 – 2024
      Line cook | Experience in a busy kitchen | Commis Chef, The Old Mill, 2018 – 2024
      Porter | At least one year in a hotel | Night Porter, Grand Hotel, 2018 – 2024
      Teaching assistant | One year in a school | Teaching Assistant, Oak Lane Primary, 2018 – 2024
      Teaching assistant | Experience of working in a school | Teaching Assistant, Elm School, 2018 – 2024
      Dental nurse | Two years in a dental practice | Dental Nurse, Elm Dental Surgery, 2018 – 2024
      Carer | Experience in a care home | Carer, Mill House Nursing Home, 2018 – 2024
      Waiter | 6 months in a restaurant | Waiter, Trattoria Verde, 2018 – 2024
      Scaffolder | One year on a building site | Scaffolder, Marsh Ltd, 2018 – 2024
    `),
  )("%s, asked for “%s”: %s", (title, asked, work) => {
    const item = itemOf(title, asked, work);
    expect(item.verdict).toBe("found");
    expect(item.quotes[0]?.text).toBe(work);
  });
});

describe("and nobody else has, nor for longer", () => {
  test.each(
    rows(`
      Line cook | Two years in a commercial kitchen | Waiter, The Old Mill, 2018 – 2024
      Line cook | Eight years in a commercial kitchen | Sous Chef, The Old Mill, 2018 – 2024
      Porter | At least one year in a hotel | Porter, Hotel Linen Supplies, 2018 – 2024
      Teaching assistant | One year in a school | Teaching Assistant, Swift Driving School, 2018 – 2024
      Teaching assistant | One year in a special school | Teaching Assistant, Holy Cross School, 2018 – 2024
      Chef | Two years in a hospital | Chef, Grand Hotel, 2018 – 2024
      Waiter | Two years as a head waiter in a restaurant | Waiter, Trattoria Verde, 2018 – 2024
    `),
  )("%s, asked for “%s”: %s", (title, asked, work) => {
    expect(itemOf(title, asked, work).verdict).not.toBe("found");
  });
});

describe("a number is told in the unit that was asked for", () => {
  test.each([
    ["6 months as a florist", "Florist, Marsh Ltd, March 2024 – November 2024", "9 months (asked: 6 months)"],
    ["18 months as a florist", "Florist, Marsh Ltd, March 2024 – July 2024", "5 months (asked: 18 months)"],
    ["18 months as a florist", "Florist, Marsh Ltd, 2019 – 2024", "5 years (asked: 18 months)"],
    ["2 years as a florist", "Florist, Marsh Ltd, 2019 – 2024", "5 years (asked: 2 years)"],
  ])("%s, %s", (asked, work, said) => {
    expect(JSON.stringify(itemOf("Florist", asked, work))).toContain(said);
  });

  test("and what is more than asked for is no part of it", () => {
    const item = itemOf(
      "Nurse",
      "Two years in a similar role in a hospital",
      "Nurse, Elm House, 2015 – 2024",
    );
    expect(item.verdict).toBe("partly");
    expect(JSON.stringify(item)).toContain("9 years of related work");
  });
});
