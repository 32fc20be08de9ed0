import { describe, expect, test } from "vitest";
import { readPosting } from "./read-posting";

const ASKS = ["Experience of pruning", "A full driving licence", "Able to work Saturdays"];
const linesOf = (end: string) =>
  readPosting({
    title: "Gardener",
    text: `Gardener\n\nWhat you need:\n${ASKS.map((line) => `- ${line}`).join("\n")}\n\n${end}`,
  }).map(({ line }) => line);

describe("who sends a posting is no requirement of whoever reads it", () => {
  const names = "Ines Marlow\nHead of Grounds\nHolt Park | Mill Road | Adare | V94 1AA\nTel: 061 555 0123";
  test.each([
    ["with regards", `Kind regards,\n${names}\nPlease consider the environment before printing this.`],
    [
      "below the pay",
      `What you get: 25 days of leave and a free lunch.\n\nMany thanks\n${names}\nSent from my iPad`,
    ],
    ["with two dashes", `--\n${names}`],
    ["without a greeting", names],
    ["in two parts", `Cheers\nInes\n\n${names}\nwww.holtpark.example\nFollow us on Facebook @holtpark`],
    ["by telephone alone", "M: 085 555 0123\nSent from my Pixel"],
    ["by name and rank below prose", "You get 25 days of leave.\n\nInes Marlow\nHead of Grounds"],
  ])("%s", (_, end) => {
    expect(linesOf(end)).toEqual(ASKS);
  });

  test("and a list below the name is still one", () => {
    const end = "Best wishes,\nInes Marlow\n\nYou will also need:\n- First aid at work\n- Your own boots";
    expect(linesOf(end)).toEqual([...ASKS, "First aid at work", "Your own boots"]);
  });

  test("nor does two dashes end a posting that goes on", () => {
    expect(linesOf("--\nYou will also need:\n- First aid at work")).toContain("First aid at work");
  });
});
