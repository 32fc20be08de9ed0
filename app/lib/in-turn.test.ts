import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Crowded, inTurns, orTakeBack } from "./in-turn";
import { pause } from "./time";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Each of the works takes so long; `log` has who began and who was done, and when. */
function door(each: number, look?: () => Promise<void>) {
  const inTurn = inTurns(look);
  const log: string[] = [];
  const from = Date.now();
  const told = new Map<string, number>();
  const come = (who: string) =>
    inTurn(async () => {
      log.push(`${who} at ${Date.now() - from}`);
      await pause(each);
      log.push(`${who} done`);
    }).catch((error: Crowded) => {
      told.set(who, error.seconds);
    });
  return { come, log, told };
}

const EIGHT = ["A", "B", "C", "D", "E", "F", "G", "H"];

test("eight at once are let in by order of arrival, one at a time, with a moment between", async () => {
  const { come, log, told } = door(200);
  const all = Promise.all(EIGHT.map(come));
  await vi.runAllTimersAsync();
  await all;
  expect(log.map((line) => line.replace(/ at \d+/, ""))).toEqual(
    EIGHT.flatMap((who) => [who, `${who} done`]),
  );
  const begun = log.flatMap(
    (line) =>
      line
        .match(/ at (\d+)/)
        ?.slice(1)
        .map(Number) ?? [],
  );
  for (const [index, at] of begun.entries())
    if (index > 0) expect(at - (begun[index - 1] ?? 0)).toBeGreaterThanOrEqual(220);
  expect(told.size).toBe(0);
});

test("who comes alone is let in at once, and soon after somebody else a moment later", async () => {
  const { come, log } = door(200);
  void come("A");
  await vi.advanceTimersByTimeAsync(201);
  void come("B");
  await vi.advanceTimersByTimeAsync(2000);
  void come("C");
  await vi.runAllTimersAsync();
  expect(log.filter((line) => line.includes(" at "))).toEqual(["A at 0", "B at 221", "C at 2201"]);
});

test("who would wait for more than three seconds is told how long, and nothing is begun", async () => {
  const { come, log, told } = door(200);
  const many = Array.from({ length: 20 }, (_, index) => `${index + 1}`);
  const all = Promise.all(many.map(come));
  await vi.advanceTimersByTimeAsync(0);
  // Sixteen are there, the first of them at work.
  expect([...told]).toEqual(["17", "18", "19", "20"].map((who) => [who, 4]));
  await vi.runAllTimersAsync();
  await all;
  // It took them a little longer than was thought, so that those at the end are told too.
  const last = Number(log.at(-1)?.split(" ")[0]);
  expect(last).toBeGreaterThan(12);
  expect([...told.keys()].map(Number).sort((a, b) => a - b)[0]).toBe(last + 1);
});

test("how long it takes is learnt from those before", async () => {
  const { come, told } = door(600);
  for (let round = 0; round < 6; round += 1) {
    const two = Promise.all(["x", "y"].map(come));
    await vi.runAllTimersAsync();
    await two;
  }
  const all = Promise.all(EIGHT.map(come));
  await vi.advanceTimersByTimeAsync(0);
  expect(told.size).toBeGreaterThan(0);
  await vi.runAllTimersAsync();
  await all;
});

test("who went away while waiting holds nobody up for longer than a second", async () => {
  let looks = 0;
  // The second to wait is never woken again, as a request that its browser has closed.
  const { come, log } = door(200, () => {
    looks += 1;
    return looks === 1 ? new Promise(() => {}) : pause(20);
  });
  for (const who of ["A", "B", "C", "D"]) void come(who);
  await vi.runAllTimersAsync();
  expect(log.filter((line) => line.includes(" at ")).map((line) => line[0])).toEqual(["A", "C", "D"]);
  expect(
    Number(
      log
        .find((line) => line.startsWith("C at"))
        ?.split(" ")
        .at(-1),
    ),
  ).toBeLessThan(1100);
});

test("work that fails makes room, and its failure is told", async () => {
  const inTurn = inTurns();
  const first = inTurn(() => Promise.reject(new Error("out of memory")));
  const second = inTurn(async () => "done");
  await expect(first).rejects.toThrow("out of memory");
  await vi.runAllTimersAsync();
  expect(await second).toBe("done");
});

test("what was counted is taken back of who found no room, and of nobody else", async () => {
  const takeBack = vi.fn(async () => {});
  await expect(orTakeBack(Promise.reject(new Error("other")), takeBack)).rejects.toThrow("other");
  expect(await orTakeBack(Promise.resolve(1), takeBack)).toBe(1);
  expect(takeBack).not.toHaveBeenCalled();
  await expect(orTakeBack(Promise.reject(new Crowded(4)), takeBack)).rejects.toThrow(Crowded);
  expect(takeBack).toHaveBeenCalledOnce();
});
