import { expect, test } from "vitest";
import { namedIn } from "./named-in";

const COLLEAGUES = ["Lena Vogt", "Lena Vogt-Marsh", "Priya Nair", "Tom Reed", "Tom Adeyemi", "Zoë"].map(
  (name) => ({
    id: name,
    name,
    reads: true,
  }),
);

test.each([
  ["@Priya Nair look", ["Priya Nair"], []],
  ["Ask @priya, or @PRIYA NAIR", ["Priya Nair"], []],
  ["@Lena Vogt-Marsh knows", ["Lena Vogt-Marsh"], []],
  ["@Lena Vogt. And (@Zoë)", ["Lena Vogt", "Zoë"], []],
  ["@Tom knows", [], ["Tom"]],
  ["@Tomas, @Priyanka, priya@priya.example, @ Priya, priya.@Priya", [], []],
  ["**@Tom Reed** and `@Priya`", ["Tom Reed", "Priya Nair"], []],
])("%j names whom its author means", (text, named, doubtful) => {
  const found = namedIn(text, COLLEAGUES);
  expect([found.named.map(({ name }) => name), found.doubtful]).toEqual([named, doubtful]);
});
