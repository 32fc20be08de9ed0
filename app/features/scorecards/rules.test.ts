import { expect, test } from "vitest";
import { cardState, cardsFor, type Written } from "./rules";

const card = (id: string, userId: string, words: Partial<Written> = {}): Written => ({
  id,
  userId,
  personName: userId,
  recommendation: "yes",
  pros: `What ${userId} likes`,
  cons: "",
  more: false,
  version: 1,
  at: Number(id),
  ...words,
});

test("somebody reads what others say once they have handed in their own, and before only a number", () => {
  const written = [card("1", "samuel"), card("2", "lena")];
  const before = cardsFor("priya", written);
  expect(before).toEqual({ own: null, others: null, count: 2 });
  expect(JSON.stringify(before)).not.toContain("likes");

  const after = cardsFor("priya", [...written, card("3", "priya")]);
  expect(after.own?.personName).toBe("priya");
  expect(after.others?.map(({ personName }) => personName)).toEqual(["lena", "samuel"]);
  expect(after.count).toBe(2);
});

test("where two applications were merged, a member's newer card counts", () => {
  const written = [card("5", "samuel", { pros: "newer" }), card("1", "samuel", { pros: "older" })];
  const { others, count } = cardsFor("priya", [card("2", "priya"), ...written]);
  expect(others?.map(({ pros }) => pros)).toEqual(["newer"]);
  expect(count).toBe(1);
  expect(cardsFor("samuel", written).own?.pros).toBe("newer");
});

test.each([
  [[], "Nobody has handed one in yet."],
  [["lena"], "1 handed in; hand in yours to read it."],
  [["lena", "samuel"], "2 handed in; hand in yours to read them."],
  [["priya"], "Yours: Rather yes. Nobody else has handed one in yet."],
  [["priya", "lena"], "Yours: Rather yes."],
])("of %j Priya is told: %s", (people, said) => {
  expect(
    cardState(
      cardsFor(
        "priya",
        people.map((name, at) => card(String(at), name)),
      ),
    ),
  ).toBe(said);
});
