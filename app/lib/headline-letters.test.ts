import { expect, test } from "vitest";
import { oneFace } from "./headline-letters";

test.each([
  "Łukasz Wiśniewski",
  "Ana-Maria Ionescu, Bucureșți",
  "Mehmet Öztürk",
  "Chef de partie – €2,450 “a month”",
])("%s is set in the headline face", (line) => {
  expect(oneFace(line)).toBeUndefined();
});

test.each(["Nguyễn Thị Hồng Nhung", "Ελένη Παπαδοπούλου", "Дарья", "Data analyst 数据", "Zoe\u0301"])(
  "%s has a letter that the face lacks: the whole line is set in the fallback",
  (line) => {
    expect(oneFace(line)).toEqual({ "data-plain": "" });
  },
);
