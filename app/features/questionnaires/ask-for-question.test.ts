import { expect, test } from "vitest";
import type { Advice, Adviser, ProposedQuestion } from "~/services/advice/advice";
import { workAdvice } from "~/services/advice/work-advice";
import { askForQuestion } from "./ask-for-question";
import { proposeQuestion } from "./propose-question";
import { LONGEST } from "./rules";

const WISH = { ask: "solving problems", posting: "## Requirements\n\n- TypeScript\n", taken: [] };

/** An adviser that can do nothing but write questions. */
const writer = (proposeQuestion: Adviser["proposeQuestion"]): { advice: Advice } => {
  const nobodyAsked = () => Promise.reject(new Error("nobody asked for this"));
  const others = {
    evaluatePractice: nobodyAsked,
    reviewPosting: nobodyAsked,
    takeSuggestion: nobodyAsked,
    whyFewGuesses: nobodyAsked,
    browserNames: nobodyAsked,
  };
  return { advice: workAdvice({ ...others, proposeQuestion }, () => {}) };
};

const PROPOSED: ProposedQuestion = {
  icon: "Code",
  type: "Craft",
  title: "A hard fault",
  question: "What did you mend?",
  placeholder: "",
};

test("the configured writer is asked, and what it wrote can be kept", async () => {
  const outcome = await askForQuestion(
    WISH,
    writer(async (wish) => ({ ...PROPOSED, title: wish.ask })),
  );
  expect(outcome).toEqual({ kind: "proposed", proposal: { ...PROPOSED, title: "solving problems" } });
});

test("the built-in writer answers from the posting without a network", async () => {
  const outcome = await askForQuestion(
    WISH,
    writer(async (wish) => proposeQuestion(wish)),
  );
  expect(outcome).toMatchObject({ kind: "proposed", proposal: { type: "Problem Solving" } });
});

test("a writer that rambles is cut to what a questionnaire keeps", async () => {
  const rambling = {
    ...PROPOSED,
    icon: "<script>",
    type: "Line\nbreak",
    question: "\u0000Why? ".repeat(2000),
    owner: "somebody else",
  };
  const outcome = await askForQuestion(
    WISH,
    writer(async () => rambling),
  );
  if (outcome.kind !== "proposed") throw new Error("nothing was proposed");
  expect(outcome.proposal).toMatchObject({ icon: "Brain", type: "Line break" });
  expect(outcome.proposal.question.length).toBeLessThanOrEqual(LONGEST.question);
  expect(outcome.proposal.question).not.toContain("\u0000");
  expect(Object.keys(outcome.proposal).sort()).toEqual(["icon", "placeholder", "question", "title", "type"]);
});

test("nothing typed asks nobody, and an empty question is not offered", async () => {
  const asked: string[] = [];
  const deps = writer(async ({ ask }) => {
    asked.push(ask);
    return { ...PROPOSED, question: "  " };
  });
  expect(await askForQuestion({ ...WISH, ask: " \n" }, deps)).toEqual({ kind: "none" });
  expect(asked).toEqual([]);
  expect(await askForQuestion(WISH, deps)).toEqual({ kind: "none" });
  expect(
    await askForQuestion(
      WISH,
      writer(async () => null),
    ),
  ).toEqual({ kind: "none" });
});

test("a writer that fails has not answered", async () => {
  const broken = writer(() => Promise.reject(new Error("away")));
  expect(await askForQuestion(WISH, broken)).toEqual({ kind: "silent" });
});
