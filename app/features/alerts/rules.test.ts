import { expect, test } from "vitest";
import { nextDigest } from "./rules";

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
