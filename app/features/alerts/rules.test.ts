import { describe, expect, test } from "vitest";
import { fits, nextDigest, readable, tellsUntil } from "./rules";

const at = (text: string) => new Date(text);

test.each([
  ["at night, this morning's", "daily", "Europe/London", "2026-11-24T02:00:00Z", "2026-11-24T07:00:00Z"],
  ["at seven sharp, tomorrow's", "daily", "Europe/London", "2026-11-24T07:00:00Z", "2026-11-25T07:00:00Z"],
  [
    "in Auckland, by its own day",
    "daily",
    "Pacific/Auckland",
    "2026-11-24T17:59:00Z",
    "2026-11-24T18:00:00Z",
  ],
  [
    "in Los Angeles, by its own day",
    "daily",
    "America/Los_Angeles",
    "2026-11-24T15:30:00Z",
    "2026-11-25T15:00:00Z",
  ],
  ["over the end of summer time", "daily", "Europe/Berlin", "2026-10-24T06:00:00Z", "2026-10-25T06:00:00Z"],
  ["with a quarter of an hour", "daily", "Asia/Kathmandu", "2026-11-24T00:00:00Z", "2026-11-24T01:15:00Z"],
  [
    "in a zone that is none any more, by UTC",
    "daily",
    "US/Nowhere",
    "2026-11-24T06:00:00Z",
    "2026-11-24T07:00:00Z",
  ],
  ["every week, on Monday", "weekly", "UTC", "2026-11-24T08:00:00Z", "2026-11-30T07:00:00Z"],
  ["on a Monday before seven, today", "weekly", "UTC", "2026-11-30T06:59:00Z", "2026-11-30T07:00:00Z"],
  ["on a Monday after seven, in a week", "weekly", "UTC", "2026-11-30T07:00:00Z", "2026-12-07T07:00:00Z"],
  [
    "where it is Monday already",
    "weekly",
    "Pacific/Auckland",
    "2026-11-29T12:00:00Z",
    "2026-11-29T18:00:00Z",
  ],
] as const)("someone who asks %s hears then", (_, rhythm, zone, now, next) => {
  expect(nextDigest(rhythm, zone, at(now))).toEqual(at(next));
});

test("on whichever day somebody asks every week, the next Monday is theirs", () => {
  for (const day of [24, 25, 26, 27, 28, 29])
    expect(nextDigest("weekly", "UTC", at(`2026-11-${day}T12:00:00Z`))).toEqual(at("2026-11-30T07:00:00Z"));
});

test("a job published in the last two minutes waits for the next digest", () => {
  expect(tellsUntil(at("2026-11-24T07:00:00Z"))).toEqual(at("2026-11-24T06:58:00Z"));
});

describe("a job fits an alert", () => {
  const job = readable({ says: "Night Baker, Café Münster", scope: "full-time REMOTE de at" });
  const wanted = (one: Partial<Parameters<typeof fits>[1]>) =>
    fits(job, { words: [], scope: [], countries: [], ...one });

  test("by the beginnings of its words, with marks or without, in capitals or not", () => {
    expect(wanted({ words: ["bak", "CAFE", "munst"] })).toBe(true);
    expect(wanted({ words: ["bak", "waiter"] })).toBe(false);
    expect(wanted({ words: ["aker"] })).toBe(false);
  });

  test("by each kind that was chosen, and by one of the countries, where any was", () => {
    expect(wanted({})).toBe(true);
    expect(wanted({ scope: ["full-time", "Remote"] })).toBe(true);
    expect(wanted({ scope: ["full-time", "onsite"] })).toBe(false);
    expect(wanted({ countries: ["FR", "DE"] })).toBe(true);
    expect(wanted({ countries: ["FR"] })).toBe(false);
    expect(wanted({ scope: ["onsite"], countries: ["DE"] })).toBe(false);
    expect(wanted({ countries: ["DE"], words: ["waiter"] })).toBe(false);
  });
});
