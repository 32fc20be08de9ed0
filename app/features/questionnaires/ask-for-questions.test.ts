import { expect, test } from "vitest";
import type { Advice, Adviser, Proposals, ProposedQuestion } from "~/services/advice/advice";
import { workAdvice } from "~/services/advice/work-advice";
import { askForQuestions } from "./ask-for-questions";
import { proposeQuestions } from "./propose-questions";
import { LONGEST } from "./rules";

const WISH = { ask: "solving problems", posting: "## Requirements\n\n- TypeScript\n", taken: [] };

/** An adviser that can do nothing but write questions. */
const writer = (proposeQuestions: Adviser["proposeQuestions"]): { advice: Advice } => {
  const nobodyAsked = () => Promise.reject(new Error("nobody asked for this"));
  const others = {
    evaluatePractice: nobodyAsked,
    cautionOn: nobodyAsked,
    reviewPosting: nobodyAsked,
    takeSuggestion: nobodyAsked,
    reviewDetail: nobodyAsked,
    whyFewGuesses: nobodyAsked,
    browserNames: nobodyAsked,
    verifyRecords: nobodyAsked,
    csvOf: nobodyAsked,
    openMailDesk: nobodyAsked,
    keepMail: nobodyAsked,
    keepMails: nobodyAsked,
    keepTemplate: nobodyAsked,
    keepStageTemplate: nobodyAsked,
    archive: nobodyAsked,
    drawMarkdown: nobodyAsked,
    qrCode: nobodyAsked,
  };
  return { advice: workAdvice({ ...others, proposeQuestions }, () => {}) };
};

const PROPOSED: ProposedQuestion = {
  icon: "Code",
  type: "Craft",
  title: "A hard fault",
  question: "What did you mend?",
  placeholder: "",
};

const fitting = (...questions: ProposedQuestion[]): Proposals => ({ kind: "fitting", questions });

test("the configured writer is asked, and what it wrote can be kept", async () => {
  const outcome = await askForQuestions(
    WISH,
    writer(async (wish) => fitting({ ...PROPOSED, title: wish.ask })),
  );
  expect(outcome).toEqual({
    kind: "proposed",
    proposals: fitting({ ...PROPOSED, title: "solving problems" }),
  });
});

test("the built-in writer offers three without a network", async () => {
  const outcome = await askForQuestions(
    WISH,
    writer(async (wish) => proposeQuestions(wish)),
  );
  if (outcome.kind !== "proposed") throw new Error("nothing was proposed");
  expect(outcome.proposals.questions.map(({ type }) => type)).toEqual(Array(3).fill("Problem Solving"));
});

test("a writer that rambles is cut to what a questionnaire keeps, and to three", async () => {
  const rambling = {
    ...PROPOSED,
    icon: "<script>",
    type: "Line\nbreak",
    question: "\u0000Why? ".repeat(2000),
    owner: "somebody else",
  };
  const outcome = await askForQuestions(
    WISH,
    writer(async () => fitting(...Array<ProposedQuestion>(9).fill(rambling))),
  );
  if (outcome.kind !== "proposed") throw new Error("nothing was proposed");
  expect(outcome.proposals.questions).toHaveLength(3);
  const [proposal] = outcome.proposals.questions;
  expect(proposal).toMatchObject({ icon: "Brain", type: "Line break" });
  expect(proposal?.question.length).toBeLessThanOrEqual(LONGEST.question);
  expect(proposal?.question).not.toContain("\u0000");
  expect(Object.keys(proposal ?? {}).sort()).toEqual(["icon", "placeholder", "question", "title", "type"]);
});

test("a reason for asking nothing is told in one line, whatever stands beside it", async () => {
  const refusal: Proposals = { kind: "refused", reason: `No.\n${"x".repeat(900)}`, questions: [] };
  const outcome = await askForQuestions(
    WISH,
    writer(async () => refusal),
  );
  if (outcome.kind !== "proposed" || outcome.proposals.kind !== "refused") throw new Error("not refused");
  expect(outcome.proposals.reason).toMatch(/^No\. x{100,}$/);
  expect(outcome.proposals.reason.length).toBeLessThanOrEqual(500);
});

test("nothing typed asks nobody, and an empty question is not offered", async () => {
  const asked: string[] = [];
  const deps = writer(async ({ ask }) => {
    asked.push(ask);
    return fitting({ ...PROPOSED, question: "  " });
  });
  expect(await askForQuestions({ ...WISH, ask: " \n" }, deps)).toEqual({ kind: "none" });
  expect(asked).toEqual([]);
  expect(await askForQuestions(WISH, deps)).toEqual({ kind: "none" });
});

test("a writer that fails has not answered", async () => {
  const broken = writer(() => Promise.reject(new Error("away")));
  expect(await askForQuestions(WISH, broken)).toEqual({ kind: "silent" });
});
