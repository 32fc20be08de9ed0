import { unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
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

/** Two candidates of one job; the one whose row is damaged stands first in the list. */
async function twoCandidates() {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const [whole, applicant] = [await anApplicant(product), await anApplicant(product)];
  const other = await anApplication(product, job, whole, { name: "Noor Whole" });
  const damaged = await anApplication(product, job, applicant, { name: "Ada Broken" });
  await product.sweep();
  for (const [one, person] of [
    [other, whole],
    [damaged, applicant],
  ] as const) {
    await aDocument(product, job, one, person.id);
    await anEvaluation(product, job, one, TECHNICAL_ONLY);
  }
  return { recruiter, applicant, job, other, damaged };
}

const KIND = "Part of what is kept of it cannot be read.";

test.each([
  ["answers", '{"1": "I baked thr'],
  ["answers", "[7]"],
  ["questions", '[{"id": 1, "tit'],
  ["questions", '{"id": 1}'],
  ["questions", "[7, null]"],
  ["asked", '{"set": 0, "id'],
  ["asked", '{"set": 77, "ids": [1]}'],
  ["status", "lost"],
])(
  "where the %s of one application are %s, its own page says so, and all others go on",
  async (part, kept) => {
    const { recruiter, applicant, job, other, damaged } = await twoCandidates();
    const damage = `update applications set ${part} = ? where id = ?`;
    await product.db.prepare(damage).bind(kept, damaged.id).run();
    const look = async (path: string, { cookie }: { cookie: string }) => {
      const response = await product.fetch(path, { cookie });
      return `${response.status} ${await wordsOf(response)}`;
    };
    for (const list of ["/dash", "/dash?status=all", "/dash?q=noor", `/dash/${other.id}`, "/dashboard"])
      expect([list, await look(list, recruiter)]).toEqual([list, expect.stringMatching(/^200 .*Noor Whole/)]);
    for (const list of ["/applications", "/dashboard", "/jobs"])
      expect([list, await look(list, applicant)]).toEqual([
        list,
        expect.stringMatching(/^200 .*Senior Frontend/),
      ]);
    for (const path of [`/dash/${damaged.id}`, `/dash/${damaged.id}/evaluation`])
      expect([path, await look(path, recruiter)]).toEqual([path, expect.stringMatching(`^500 .*${KIND}`)]);
    expect(await look(`/applications/${job.id}`, applicant)).toMatch(new RegExp(`^500 .*${KIND}`));
    expect(product.logs()).toContainEqual(
      expect.objectContaining({
        event: "row.damaged",
        id: damaged.id,
        part: part.replace("asked", "questions"),
      }),
    );
    const archive = await product.fetch("/settings/export", { cookie: applicant.cookie });
    const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const rows = new TextDecoder().decode(entries["applications.json"]);
    expect(rows).toContain(/[a-z]{2,}|7/.exec(kept)?.[0]);
  },
);

test.each([
  ["answers", '{"1": "I baked thr'],
  ["questions", '[{"id": 1, "tit'],
  ["asked", '{"set": 0, "id'],
])("whoever still answers reads that the %s cannot be read, and nothing is handed in", async (part, kept) => {
  const { applicant, job, damaged } = await twoCandidates();
  await product.db
    .prepare(`update applications set submitted_at = null, received_at = null, ${part} = ? where id = ?`)
    .bind(kept, damaged.id)
    .run();
  for (const path of [`/assess/${job.id}`, `/assess/${job.id}?q=1`, `/assess/${job.id}/review`]) {
    const response = await product.fetch(path, { cookie: applicant.cookie });
    expect([path, response.status, await wordsOf(response)]).toEqual([
      path,
      500,
      expect.stringContaining(KIND),
    ]);
  }
  await product.post(`/assess/${job.id}/review`, {}, { cookie: applicant.cookie });
  const handedIn = "select submitted_at from applications where id = ?";
  expect(await product.db.prepare(handedIn).bind(damaged.id).first("submitted_at")).toBeNull();
});
