import { describe, expect, test } from "vitest";
import { sameSubject, subjectsOf } from "./dimensions/condition-subjects";
import { stanceToCondition } from "./dimensions/stances";
import { rows, saidOf } from "./fixtures";

const claimed = /^(?:found|partly)$/;
const told = (title: string, asked: string, said: string) =>
  saidOf(title, [asked, "Tidy", "Kind"], {
    cv: ["Experience", `${title}, Example Ltd, 2019 – 2023`, "- Kept the books in order", "", "Other", said],
  });

describe("whoever lives with a condition has said so, in words that no list knows", () => {
  test.each(
    rows(`
      Peat cutter | Out in all weathers | Fourteen winters on the hill, rain or snow.
      Stable hand | Every other weekend, Sundays too | Saturdays and Sundays in turn, as I do now.
      Barista | The shutters go up at half past five | I opened the kiosk at five for four years.
      Fitter | Weekend call-outs in rotation | I took my turn on the call-out list, one weekend in three.
      Analyst | In the office on Mondays and Thursdays | Mondays and Thursdays in Leeds suit me.
    `),
  )("%s, asked for %s: %s", (title, asked, said) => {
    expect(told(title, asked, said)).toEqual([expect.stringMatching(claimed), said]);
  });
});

describe("what is of the same subject, and says no such thing, is left to be read", () => {
  test.each(
    rows(`
      Net mender | You are alone in the loft most days | I like to have people about me when I work.
      Stable hand | Every other weekend, Sundays too | Sundays I sing in the choir and would keep them.
      Puppeteer | You are away on tour for three weeks at a time | My mother needs me at home every evening.
      Potter | Kiln nights, one in ten | I sleep badly and need my nights.
      Radio operator | The watch starts at five in the morning | The station opened at five in the morning.
      Fitter | Weekend call-outs in rotation with four others | I called out the names at the prize-giving.
      Analyst | In the office on Mondays and Thursdays | The office was painted on a Monday.
      Groom | Walking the string, 10 km a day | Good for 2 km, and then I need a sit.
    `),
  )("%s, asked for %s: %s", (title, asked, said) => {
    expect(told(title, asked, said)[0]).not.toMatch(claimed);
  });
});

test("the only line of a short CV shows nothing with which it shares no word", () => {
  const cv = [
    "Experience",
    "Cave guide, Example Ltd, 2019 – 2023",
    "- Kept the books and the calendar in order",
  ];
  const [verdict] = saidOf("Cave guide", ["You will crawl through low passages"], { cv });
  expect(verdict).not.toMatch(claimed);
});

test("what somebody does for pleasure says yes to no condition", () => {
  const cv = (heading: string) => [
    ...["Experience", "Peat cutter, Example Ltd, 2019 – 2023", "- Kept the books in order", ""],
    ...[heading, "Fourteen winters on the hill, rain or snow."],
  ];
  const verdict = (heading: string) =>
    saidOf("Peat cutter", ["Out in all weathers", "Tidy", "Kind"], { cv: cv(heading) })[0];
  expect(verdict("Other")).toMatch(claimed);
  expect(verdict("Interests")).not.toMatch(claimed);
});

test("a condition is known again in other words, and is not the next one", () => {
  const asked = subjectsOf("The first loaves go in at three in the morning.");
  const same = sameSubject(asked, subjectsOf("I am up at four anyway, before the birds."));
  const other = sameSubject(asked, subjectsOf("I have my own car and a clean licence."));
  expect(same.likeness).toBeGreaterThan(0.8);
  expect(other.likeness).toBeLessThan(0.3);
});

test("a yes, a no and what settles nothing are told apart by their words", () => {
  const likeliest = (text: string) => [...stanceToCondition(text)].sort((a, b) => b[1] - a[1])[0]?.[0];
  expect(likeliest("Six years of nights at the depot, and I slept well by day.")).toBe("yes");
  expect(likeliest("I look after my mother after five, so evenings are out.")).toBe("no");
  expect(likeliest("The shop was open on Sundays.")).toBe("none");
});
