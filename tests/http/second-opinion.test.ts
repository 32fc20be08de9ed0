import { deflateRawSync } from "node:zlib";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { aDocument, anEvaluation, TECHNICAL_ONLY } from "../support/candidates";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const SAID = "a second opinion; the list sorts by the built-in score";

/**
 * An evaluated candidate, and a model's run that scores 64; `createdAt` and `correction` say what it has
 * read.
 */
async function withOpinion(facts: { createdAt?: number; correction?: string; packed?: boolean } = {}) {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const person = await anApplicant(product);
  const application = await anApplication(product, job, person);
  const cv = await aDocument(product, job, application, person.id);
  await anEvaluation(product, job, application, TECHNICAL_ONLY);
  const dimensions = TECHNICAL_ONLY.dimensions.map((dimension) => ({
    ...dimension,
    score: dimension.score === null ? null : 64,
  }));
  const opinion = { ...TECHNICAL_ONLY, evaluator: "stand-in", overall_score: 64, dimensions };
  await product.db
    .prepare(
      `insert into evaluations (id, company_id, application_id, evaluator, kind, model_version, input_hash,
        result, packed, overall_score, correction_id, created_at)
       values ('opinion', ?, ?, 'stand-in', 'model', '2026-01', 'other', ?, ?, 64, ?, ?)`,
    )
    .bind(
      recruiter.companyId,
      application.id,
      facts.packed === false ? JSON.stringify(opinion) : '{"unread":null}',
      facts.packed === false ? null : deflateRawSync(JSON.stringify(opinion)),
      facts.correction ?? null,
      facts.createdAt ?? Date.now() + 1000,
    )
    .run();
  const page = () => product.fetch(paths.evaluation(application.id), { cookie: recruiter.cookie });
  return { recruiter, cv, page };
}

test("an opinion of before results were packed stands there as one of today", async () => {
  const { page } = await withOpinion({ packed: false });
  const earlier = await wordsOf(await page());
  expect(earlier).toContain(`64 stand-in, version 2026-01: ${SAID}`);
});

test("a model's score stands beside the built-in one, with quotes, name and version", async () => {
  const { recruiter, cv, page } = await withOpinion();
  const html = await (await page()).text();
  const words = await wordsOf(await page());
  expect(words).toContain("Technical competency 92");
  expect(words).toContain(`64 stand-in, version 2026-01: ${SAID}`);
  expect(html.split(`/documents/${cv.id}/text?mark=21-60#mark`)).toHaveLength(3);
  expect(words).toContain(`not shown stand-in, version 2026-01: ${SAID}`);
  const list = await wordsOf(await product.fetch(paths.candidates(), { cookie: recruiter.cookie }));
  expect(list).toContain("92");
});

test("nothing is shown of a model that read older texts, or while evaluation is off", async () => {
  for (const facts of [{ createdAt: 1 }, { correction: "an-older-one" }]) {
    await product.empty();
    const { page } = await withOpinion(facts);
    expect(await wordsOf(await page())).not.toContain(SAID);
  }
  await product.empty();
  const { recruiter, page } = await withOpinion();
  await product.db.prepare("update companies set evaluates = 0 where id = ?").bind(recruiter.companyId).run();
  expect(await wordsOf(await page())).not.toContain(SAID);
});
