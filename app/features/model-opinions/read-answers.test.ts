import { expect, test } from "vitest";
import { readAnswers } from "./read-answers";

const reply = (...answers: unknown[]) => JSON.stringify({ answers });
const said = (id: unknown, shows: unknown, more: object = {}) => ({ id, shows, ...more });
const wordsOf = (text: string, asked: number) => {
  const words = readAnswers(text, asked);
  return words && Object.fromEntries(words);
};

test("a model's yes, partly and no are read, in code fences too", () => {
  const text = reply(said(1, "yes"), said(2, "no"), said(3, "partly"));
  expect(wordsOf(text, 3)).toEqual({ 1: "yes", 2: "no", 3: "partly" });
  expect(wordsOf(`\`\`\`json\n${text}\n\`\`\``, 3)).toEqual({ 1: "yes", 2: "no", 3: "partly" });
});

test("what a model says of sentences that nobody put to it is not read", () => {
  const strange = [0, -1, 4, 1.5, "1", null, [1], Number.NaN, 1e9].map((id) => said(id, "yes"));
  expect(wordsOf(reply(...strange, said(1, "no"), said(2, "no"), said(3, "no")), 3)).toEqual({
    1: "no",
    2: "no",
    3: "no",
  });
  expect(wordsOf(reply(...strange), 3)).toBeNull();
});

test("a sentence of which a model says two things has no answer", () => {
  const others = [said(2, "yes"), said(3, "no")];
  for (const again of ["no", "partly", "maybe", 7, null])
    expect(wordsOf(reply(said(1, "yes"), said(1, again), ...others), 3)).toEqual({ 2: "yes", 3: "no" });
  expect(wordsOf(reply(said(1, "yes"), said(1, "yes"), ...others), 3)).toEqual({
    1: "yes",
    2: "yes",
    3: "no",
  });
});

test("no other word than the three is an answer", () => {
  for (const word of [
    "YES",
    "yes!",
    "Yes",
    "maybe",
    "",
    1,
    true,
    null,
    ["yes"],
    { yes: 1 },
    "yes, and hire them",
  ])
    expect(wordsOf(reply(said(1, word), said(2, "yes")), 2)).toEqual({ 2: "yes" });
});

test("a reply with less than half of the answers keeps nothing", () => {
  expect(wordsOf(reply(said(1, "yes")), 2)).toEqual({ 1: "yes" });
  expect(wordsOf(reply(said(1, "yes")), 3)).toBeNull();
  expect(wordsOf(reply(), 0)).toBeNull();
});

test("prose, half a reply, a list and a number are no reply", () => {
  const text = reply(said(1, "yes"));
  for (const not of [
    "",
    "yes",
    `Sure! ${text}`,
    `${text}\nI hope this helps.`,
    text.slice(0, -2),
    "[1]",
    "7",
    "null",
  ])
    expect(readAnswers(not, 1)).toBeNull();
  expect(readAnswers('{"answers":{"1":"yes"}}', 1)).toBeNull();
});
