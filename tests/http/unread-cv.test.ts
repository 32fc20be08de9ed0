import { beforeAll, beforeEach, expect, test } from "vitest";
import { evaluateCandidate } from "~/evaluator/evaluate";
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
async function scanned(facts: { textState?: string; letter?: string } = {}) {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const person = await anApplicant(product);
  const application = await anApplication(product, job, person);
  const coverLetter = facts.letter ?? null;
  if (coverLetter !== null)
    await aDocument(product, job, application, person.id, { kind: "coverLetter", text: coverLetter });
  await aDocument(product, job, application, person.id, {
    text: null,
    textState: facts.textState ?? "no-text",
  });
  const evaluation = evaluateCandidate(gardener({ cv: null, coverLetter }));
  expect(evaluation.recommendation).not.toBeNull();
  await anEvaluation(product, job, application, evaluation);
  const read = async (path: string, cookie: string | null) => wordsOf(await product.fetch(path, { cookie }));
  return {
    forRecruiter: () =>
      Promise.all(
        [paths.candidate(application.id), paths.evaluation(application.id)].map((path) =>
          read(path, recruiter.cookie),
        ),
      ),
    forApplicant: () => read(paths.application(job.id), person.cookie),
  };
}

test("a scanned CV beside good answers: the recruiter sees what a person has to judge", async () => {
  for (const words of await (await scanned()).forRecruiter()) {
    expect(words).toContain("from the answers alone");
    expect(words).toContain(
      "The CV was not judged. It has no text that a program can read: it may be a scan.",
    );
    expect(words).toMatch(/None of the \d+ requirements of the posting could be looked for\./);
    expect(words).toContain("A person has to look at the CV.");
    expect(words).not.toMatch(/\b0 of \d+ requirements/);
  }
});

test("a scanned CV beside good answers: the applicant learns of it, and how to put that right", async () => {
  const words = await (await scanned()).forApplicant();
  expect(words).toContain("A computer program read your answers. It could not read your CV");
  expect(words).toContain("Write or paste what your CV says");
  expect(words).not.toMatch(/compared your CV|Read wrongly\?/);
});

test("a locked CV beside a cover letter: both texts that were judged are named", async () => {
  const letter = "Dear team,\nI have pruned apple trees for nine years and mixed pesticides by the book.";
  const { forRecruiter, forApplicant } = await scanned({ textState: "locked", letter });
  for (const words of await forRecruiter()) {
    expect(words).toContain("from the cover letter");
    expect(words).toContain("The CV was not judged. It is locked with a password.");
    expect(words).not.toContain("could be looked for");
  }
  expect(await forApplicant()).toContain("A computer program read your cover letter");
});
