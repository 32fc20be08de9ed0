import { expect, test } from "vitest";
import { evaluateCandidate } from "./evaluate";
import { gardener } from "./fixtures";
import { withoutCv } from "./without-cv";

type Given = Parameters<typeof withoutCv>[1];
type State = Given["files"][number]["textState"];

const given = (cv: State, more: Partial<Given> & { letter?: State } = {}): Given => ({
  files: [
    { kind: "cv", textState: cv },
    ...(more.letter === undefined ? [] : [{ kind: "coverLetter" as const, textState: more.letter }]),
  ],
  corrected: more.corrected ?? false,
  answered: true,
});
const byAnswers = evaluateCandidate(gardener({ cv: null }));
const gibberish =
  "bako mipu tefi lodu wexi zuvo hacu piro geta noba fesi duqo ".repeat(2) +
  "kivu rema sopu tiza lobu wefi nado cuqi hepa xuro";

test.each(["no-text", "locked", "unreadable"] as const)(
  "of a CV that is %s only the answers were judged",
  (state) => {
    expect(byAnswers.overall_score).not.toBeNull();
    expect(withoutCv(byAnswers, given(state))).toEqual({ why: state, letter: false, answers: true });
  },
);

test("a cover letter that was read is said to be judged, one that was not is not", () => {
  expect(withoutCv(byAnswers, given("no-text", { letter: "read" }))?.letter).toBe(true);
  expect(withoutCv(byAnswers, given("no-text", { letter: "locked" }))?.letter).toBe(false);
});

test("a CV in no language that is known was not judged either", () => {
  const evaluation = evaluateCandidate(gardener({ cv: gibberish }));
  expect(withoutCv(evaluation, given("read"))?.why).toBe("not-language");
});

test("nothing is said of a CV that was read, of one that its applicant wrote out, and where there is no score", () => {
  expect(withoutCv(evaluateCandidate(gardener()), given("read"))).toBeNull();
  expect(withoutCv(evaluateCandidate(gardener()), given("no-text"))).toBeNull();
  expect(withoutCv(byAnswers, given("no-text", { corrected: true }))).toBeNull();
  const nothing = evaluateCandidate(gardener({ cv: null, answers: [] }));
  expect(withoutCv(nothing, given("no-text"))).toBeNull();
});
