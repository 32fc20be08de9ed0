import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { allRows } from "../support/applying";
import { anEvaluation, TECHNICAL_ONLY } from "../support/candidates";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Fields, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

/**
 * A candidate whose technical competency the machine put at 92, and whose cultural alignment it does not
 * show.
 */
async function anEvaluatedCandidate() {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const person = await anApplicant(product);
  const application = await anApplication(product, job, person);
  await anEvaluation(product, job, application, TECHNICAL_ONLY);
  const [{ id: evaluation } = {}] = await allRows(product, "evaluations");
  const give = (fields: Fields, cookie: string | null = recruiter.cookie) =>
    product.post(
      paths.evaluation(application.id),
      {
        intent: "verdict",
        dimension: "technical_competency",
        evaluation: String(evaluation),
        seen: "",
        reason: "",
        ...fields,
      },
      { cookie },
    );
  return { recruiter, job, person, application, evaluation, give };
}
const kept = () => allRows(product, "verdicts");

test("a recruiter's own score stands beside the machine's, with who and when", async () => {
  const { recruiter, application, evaluation, give } = await anEvaluatedCandidate();
  const given = await give({ score: 85 });
  expect(given.status).toBe(303);
  expect(given.headers.get("Location")).toBe(paths.evaluation(application.id, "technical_competency"));
  expect(await kept()).toMatchObject([
    {
      application_id: application.id,
      company_id: recruiter.companyId,
      evaluation_id: evaluation,
      dimension: "technical_competency",
      score: 85,
      machine_score: 92,
      reason: "",
      user_id: recruiter.id,
      person_name: "Priya Nair",
    },
  ]);
  const { cookie } = recruiter;
  expect(await wordsOf(await product.fetch(paths.evaluation(application.id), { cookie }))).toMatch(
    /85 Priya Nair, [^;]+UTC ; the evaluation said 92/,
  );
  expect(await wordsOf(await product.fetch(paths.candidate(application.id), { cookie }))).toContain(
    "Recruiter’s verdict: 85",
  );
});

test.each([
  ["technical_competency", 82, true],
  ["technical_competency", 100, true],
  ["technical_competency", 81, false],
  ["cultural_alignment", 50, false],
])("in %s a score of %i goes without a reason: %s", async (dimension, score, goes) => {
  const { give } = await anEvaluatedCandidate();
  const response = await give({ dimension, score });
  expect(response.status).toBe(goes ? 303 : 422);
  expect(await kept()).toHaveLength(goes ? 1 : 0);
  if (goes) return;
  const words = await wordsOf(response);
  expect(words).toContain("Please say why");
  const explained = await give({ dimension, score, reason: "The trial task showed it." });
  expect([explained.status, (await kept()).length]).toEqual([303, 1]);
});

test.each(["", "-1", "101", "9.5", "ninety", "1e2", "0x10"])(
  "“%s” is no score, and what was typed comes back",
  async (score) => {
    const { give } = await anEvaluatedCandidate();
    const response = await give({ score, reason: "my words" });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain("Please give a whole number from 0 to 100");
    expect(html).toContain("my words");
    expect(await kept()).toEqual([]);
  },
);

test("a verdict that is changed leaves the earlier one to be read", async () => {
  const { recruiter, application, give } = await anEvaluatedCandidate();
  await give({ score: 90 });
  const [first] = await kept();
  await give({ score: 40, reason: "The trial task was copied.", seen: String(first?.id) });
  expect((await kept()).map((row) => row.score)).toEqual([90, 40]);
  const words = await wordsOf(
    await product.fetch(paths.evaluation(application.id), { cookie: recruiter.cookie }),
  );
  expect(words).toMatch(
    /40 Priya Nair.*The trial task was copied\..*Earlier verdicts \( ?1 ?\).*90 Priya Nair/,
  );
});

test("of two recruiters who judge at once, the second learns of it and keeps what was typed", async () => {
  const { recruiter, give } = await anEvaluatedCandidate();
  const colleague = await aRecruiter(product, { companyId: recruiter.companyId, name: "Jo Lee" });
  const answers = await Promise.all([
    give({ score: 90 }),
    give({ score: 85, reason: "a colleague's reason" }, colleague.cookie),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([303, 409]);
  expect(await kept()).toHaveLength(1);
  const late = answers.find((answer) => answer.status === 409);
  expect(await late?.text()).toContain("evaluated or judged anew in the meantime");
});

test("a form that is sent twice is one verdict", async () => {
  const { give } = await anEvaluatedCandidate();
  const answers = await Promise.all([1, 2, 3].map(() => give({ score: 88 })));
  expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303]);
  expect(await kept()).toHaveLength(1);
});

test("a verdict on a run that is no longer the newest is not taken", async () => {
  const { give } = await anEvaluatedCandidate();
  expect((await give({ score: 90, evaluation: "01ARZ3NDEKTSV4RRFFQ69G5FAV" })).status).toBe(409);
  expect(await kept()).toEqual([]);
});

test("somebody without an evaluation can be judged by a person, who says why", async () => {
  const recruiter = await aRecruiter(product);
  const application = await anApplication(
    product,
    await aJob(product, recruiter),
    await anApplicant(product),
  );
  const fields = {
    intent: "verdict",
    dimension: "role_specific_fit",
    score: 70,
    reason: "Ten years in the same trade.",
  };
  const response = await product.post(paths.evaluation(application.id), fields, recruiter);
  expect(response.status).toBe(303);
  expect(await kept()).toMatchObject([{ score: 70, machine_score: null, evaluation_id: null }]);
});

test("nobody judges another company's candidate, nor without being a recruiter", async () => {
  const { person, application, give } = await anEvaluatedCandidate();
  const other = await aRecruiter(product);
  expect((await give({ score: 90 }, other.cookie)).status).toBe(404);
  expect((await give({ score: 90 }, person.cookie)).headers.get("Location")).toBe(paths.jobs());
  expect((await give({ score: 90 }, null)).status).toBe(401);
  expect((await give({ dimension: "king" })).status).toBe(422);
  expect((await give({ intent: "crown", score: 90 })).status).toBe(400);
  const sample = await product.post(paths.evaluation("sample-1"), { intent: "verdict" }, other);
  expect(sample.status).toBe(404);
  const absent = await product.post(
    paths.evaluation("01ARZ3NDEKTSV4RRFFQ69G5FAV"),
    { intent: "verdict", dimension: "role_specific_fit", score: 1, reason: "x" },
    other,
  );
  expect(absent.status).toBe(404);
  expect(await kept()).toEqual([]);
  expect(application.id).toHaveLength(26);
});
