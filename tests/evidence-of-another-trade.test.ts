import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { evaluate } from "~/evaluator/evaluate";
import { readPosting } from "~/evaluator/requirements/read-posting";
import { inputOf, professionsIn } from "./bench/evidence-set";

const professions = ["dev", "unseen", "trades", "aside"]
  .flatMap((folder) => professionsIn(fileURLToPath(new URL(`evidence/${folder}`, import.meta.url))))
  .filter(({ language }) => language === "en");

/** What is claimed of the work of two people of one trade, each read for two jobs of other trades. */
function claimedAcross(step: number): string[] {
  return professions.flatMap((set, at) =>
    [1, 2, 3, 4].flatMap((turn) => {
      const { posting } = professions[(at + turn * step) % professions.length] ?? set;
      const person = set.candidates[turn % 2];
      if (person === undefined || posting === set.posting) return [];
      const deeds = readPosting(posting).filter(({ kind }) => kind === "task" || kind === "skill");
      const input = { ...inputOf(set, person), posting, questions: [], answers: [], coverLetter: null };
      return evaluate(input)
        .dimensions.flatMap(({ items }) => items)
        .filter(({ verdict }) => verdict === "found" || verdict === "partly")
        .filter(({ label }) => deeds.some(({ line }) => line === label))
        .map(({ label, quotes }) => `${label}: ${quotes[0]?.text}`);
    }),
  );
}

test("of 188 people who apply for a job of another trade seven at most have work claimed of them", () => {
  expect(professions.length).toBe(47);
  const claimed = claimedAcross(7);
  expect(claimed.length, claimed.join("\n")).toBeLessThanOrEqual(7);
});
