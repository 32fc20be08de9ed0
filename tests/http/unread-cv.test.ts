import { beforeAll, beforeEach, expect, test } from "vitest";
import { evaluate } from "~/evaluator/evaluate";
import { gardener } from "~/evaluator/fixtures";
import { paths } from "~/paths";
import { aDocument, anEvaluation } from "../support/candidates";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

/** Good answers, and a CV of which no program has read a word. */
async function scanned(cv: string | null, facts: { textState?: string; run?: object } = {}) {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const person = await anApplicant(product);
  const application = await anApplication(product, job, person);
  await aDocument(product, job, application, person.id, {
    text: cv,
    textState: facts.textState ?? (cv === null ? "no-text" : "read"),
  });
  const evaluation = { ...evaluate(gardener({ cv })), ...facts.run };
  await anEvaluation(product, job, application, evaluation);
  const read = async (path: string, cookie: string | null) => wordsOf(await product.fetch(path, { cookie }));
  return {
    list: () => read(paths.candidates(), recruiter.cookie),
    forRecruiter: () =>
      Promise.all(
        [paths.candidate(application.id), paths.evaluation(application.id)].map((path) =>
          read(path, recruiter.cookie),
        ),
      ),
    papers: async () => (await product.fetch(paths.candidate(application.id), recruiter)).text(),
    forApplicant: () => read(paths.application(job.id), person.cookie),
    withdraw: () => product.post(paths.withdraw(job.id), {}, person),
  };
}

const GREEK =
  "Κηπουρός με δέκα χρόνια εμπειρίας σε δημόσιους κήπους. Κλάδεψα τριακόσιες μηλιές και " +
  "εκπαίδευσα δύο μαθητευόμενους στον πολλαπλασιασμό φυτών.";

test.each([
  ["a scan", null, "no-text", "CV not read"],
  ["a locked file", null, "locked", "CV not read"],
  ["an empty text", "", "read", "CV not read"],
  ["in Greek", GREEK, "read", "Read by people only"],
])(
  "a CV that is %s has no number on any page, and the reason in words",
  async (_what, cv, textState, says) => {
    const { list, forRecruiter } = await scanned(cv, { textState });
    const listed = await list();
    expect(listed).toContain(says);
    expect(listed).toContain("Not scored: newest first");
    for (const words of await forRecruiter()) {
      expect(words).toContain(`${says}.`);
      expect(words).toMatch(/[Tt]here is no score, which says nothing about the person\./);
      expect(words).toContain(cv === GREEK ? "in a language that the evaluator does not read" : "");
      expect(words.split("Not found in the text").length).toBeLessThanOrEqual(2);
      expect(words).not.toMatch(/(?<!and up )Strong Hire(?! 90 and up)|Score \d|Overall score/);
    }
  },
);

test.each([
  ["locked", "This file is locked with a password."],
  ["no-text", "We could not read text in this file: it may be a scan."],
])("a recruiter reads above the pages of a CV why it shows none (%s)", async (textState, why) => {
  const { papers } = await scanned(null, { textState });
  expect(await papers()).toMatch(new RegExp(`<p [^>]*>${why}</p><iframe class="desk-pages"`));
});

test("a CV that is written from right to left is read so beside the candidate", async () => {
  const { papers } = await scanned("عاملة مشتل بخبرة عشر سنوات في الحدائق العامة.");
  expect(await papers()).toContain('<p class="desk-cv" dir="auto">عاملة مشتل');
});

test("whoever sent a scan reads that nothing was scored, and how to put that right", async () => {
  const words = await (await scanned(null)).forApplicant();
  expect(words).toContain("so nothing was compared or scored");
  expect(words).toMatch(/Nothing was compared or scored: \S.* reads your application itself\./);
  expect(words).not.toContain("reads it next to your own words");
  expect(words).toContain("Write or paste what your CV says");
  expect(words).not.toMatch(/compared your CV|Read wrongly\?|Shown well/);
});

test("whoever sent a scan and withdrew reads that once, and that it was not read", async () => {
  const { forApplicant, withdraw } = await scanned(null);
  await withdraw();
  const words = await forApplicant();
  expect(words.split("nobody decides on it any more")).toHaveLength(2);
  expect(words).toContain("so nothing was compared or scored. You can put that right.");
  expect(words).not.toContain("has decided about this application");
});

test("an earlier run that scored answers beside a scan is shown as it was, with its caution", async () => {
  const { unread: _unread, facts: _facts, language: _language, ...earlier } = evaluate(gardener());
  const answersOnly = earlier.dimensions.map((each) => ({
    ...each,
    items: each.items.filter(({ quotes }) => quotes.every(({ source }) => source === "answer")),
  }));
  const run = { ...earlier, evaluator: "built-in 1.2", overall_score: 74, dimensions: answersOnly };
  const { forRecruiter, forApplicant } = await scanned(null, { run: { ...run, unread: undefined } });
  for (const words of await forRecruiter()) {
    expect(words).toContain("evaluator: built-in 1.2");
    expect(words).toContain(
      "The CV was not judged. It has no text that a program can read: it may be a scan.",
    );
    expect(words).toContain("The score rests on the answers alone.");
  }
  expect(await forApplicant()).toContain(
    "It could not read your CV, so what follows says nothing about that",
  );
});
