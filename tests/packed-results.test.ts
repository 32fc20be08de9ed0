import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { evaluate } from "~/evaluator/evaluate";
import { packText, unpackText } from "../db/schema/packed";
import { RESULT_WORDS } from "../db/schema/result-words";
import { inputOf, professionsIn } from "./bench/evidence-set";

const RESULTS = professionsIn("tests/evidence/unseen").map((set) =>
  JSON.stringify(evaluate(inputOf(set, set.candidates[0] as (typeof set.candidates)[number]))),
);

test("somebody's result can be read for ever: the words that results are packed with stay the same", () => {
  const hash = createHash("sha256").update(RESULT_WORDS).digest("hex");
  expect(hash).toBe("6da14371854ccb54632e3e0c4bae7efb6059d620e013521ccd519df86ab6cec5");
});

test("a result packed in any form says the same, and in today's takes two thirds of what it took", () => {
  for (const text of RESULTS)
    for (const packed of [packText(text), [...packText(text)], deflateRawSync(text, { level: 9 })])
      expect(unpackText(packed)).toBe(text);
  const size = (pack: (text: string) => Uint8Array) =>
    RESULTS.reduce((sum, text) => sum + pack(text).length, 0);
  expect(size(packText)).toBeLessThan(size((text) => deflateRawSync(text, { level: 9 })) * 0.67);
});
