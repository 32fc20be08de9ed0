import { describe, expect, test } from "vitest";
import { rows, saidOf } from "./fixtures";

const work = ["Experience", "Fitter, Mill Works, Derby, 2016 – 2024", "- Kept four presses running"];
const answered = (asked: string, text: string) =>
  saidOf("Fitter", [asked, "Tidy", "Kind"], { cv: work, answers: [["Which hours can you work?", text]] });
const claimed = /^(?:found|partly)$/;

describe("whoever says yes to hours is free for them, in whatever words", () => {
  test.each(
    rows(`
      Every second Saturday morning | Saturdays are no hardship.
      One Saturday in four | Saturdays are fine, one in four or more if somebody is ill.
      Alternate weekends | I already work every other weekend, so that would not change.
      One week in five on call | On call is no drama for me, one week in four or more if you like it.
      One week in five on call | I am on call one week in three now, so one in five would be a holiday.
      Night shifts, Sunday to Thursday | I would do nights for you gladly.
      Night shifts, Sunday to Thursday | I drove a night bus for six years, so nights do not scare me.
      Late evenings twice a week | My children are reared so the evenings are my own.
      Bank holidays by turns | Christmas and bank holidays are all one to me.
      Weekends by rota | I could do as many weekends as you want, since my husband is at home then.
    `),
  )("%s ← %s", (asked, said) => {
    expect(answered(asked, said)).toEqual([expect.stringMatching(claimed), said]);
  });

  test.each(
    rows(`
      One week in five on call | - On the pager every fourth week, 24 hours
      One week in five on call | - On standby one weekend in six, days and nights
      One week in five on call | - 1-in-6 call-out, nights and weekends included
    `),
  )("%s, by whoever lives so now: %s", (asked, line) => {
    const [verdict] = saidOf("Fitter", [asked, "Tidy", "Kind"], { cv: [...work, line] });
    expect(verdict).toMatch(claimed);
  });
});

describe("whoever keeps something back, or tells of others, has not said yes", () => {
  test.each(
    rows(`
      Alternate weekends | I do every other weekend and look for a post to get away from weekends.
      Alternate weekends | Weekends would be good for the nurses on our ward.
      Alternate weekends | I have always loved weekends in the hills with my two dogs.
      Alternate weekends | My sister says that weekends are easy there.
      Night shifts, Sunday to Thursday | Nights are possible if my mother can take the children.
      Night shifts, Sunday to Thursday | I would rather not, though nights are normal in this trade.
      One week in five on call | I used to be happy with on call work.
      Late evenings twice a week | People disagree in the evening, that is normal in a shop.
    `),
  )("%s ← %s", (asked, said) => {
    expect(answered(asked, said)[0]).not.toMatch(claimed);
  });
});

test("whoever says yes for a time says it in part", () => {
  expect(answered("Alternate weekends", "Saturdays are fine but only until Easter.")[0]).toBe("partly");
  expect(answered("Night shifts, all year", "Nights are no problem, only until June.")[0]).not.toBe("found");
});

describe("a citizen who needs nothing says so of the right to work", () => {
  test.each(
    rows(`
      You are authorized to work in the United States | U.S. citizen, so nothing is needed there.
      You must be entitled to work in New Zealand | NZ citizen, so nothing needed from you.
      Authorized to work in the U.S. | Green card since 2017, can start without papers from you.
    `),
  )("%s ← %s", (asked, said) => {
    expect(answered(asked, said)[0]).toMatch(claimed);
  });

  test("whoever needs papers does not", () => {
    const asked = "You are authorized to work in the United States";
    expect(answered(asked, "A visa is needed, I would need papers.")[0]).not.toMatch(claimed);
  });
});
