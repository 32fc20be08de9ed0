import { deflateRawSync } from "node:zlib";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sealRecords } from "~/features/records/seal-records";
import { FROM_THE_START, verifyRecords } from "~/features/records/verify-records";
import { paths } from "~/paths";
import { openDatabase } from "../../db/client";
import { packText } from "../../db/schema/packed";
import { allRows } from "../support/applying";
import { anEvaluation, TECHNICAL_ONLY } from "../support/candidates";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

type Value = string | number | null | Uint8Array;
const run = (sql: string, ...values: Value[]) =>
  product.db
    .prepare(sql)
    .bind(...values)
    .run();
const verify = (companyId: string, most = 1000) =>
  verifyRecords(openDatabase(product.db), companyId, FROM_THE_START, most);
const seal = () => sealRecords({ db: openDatabase(product.db), now: new Date() });

/** An evaluation, a verdict, a decision, a question with its answer and a comment: six records. */
async function aJudgedCandidate() {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  const amara = await anApplicant(product, { email: "amara@example.org" });
  const application = await anApplication(product, job, amara);
  const run = await anEvaluation(product, job, application, TECHNICAL_ONLY);
  const verdict = {
    ...{ intent: "verdict", dimension: "technical_competency", score: 40, reason: "Seen at work." },
    evaluation: run,
  };
  await product.post(paths.evaluation(application.id), verdict, priya);
  const move = { status: "interview_approved", from: "pending" };
  await product.post(paths.candidateStatus(application.id), move, priya);
  await product.post(paths.application(job.id), { intent: "review-request", question: "Why?" }, amara);
  await product.post(paths.application(job.id), { intent: "comment", comment: "I did more." }, amara);
  const [request] = await allRows(product, "review_requests");
  const answer = { intent: "answer", request: String(request?.id), answer: "A person looked." };
  await product.post(paths.evaluation(application.id), answer, priya);
  return { priya, amara, application };
}

/** As somebody with the database in hand could do it: past a trigger, which is put back afterwards. */
async function tampered(triggers: string[], sql: string, ...values: Value[]): Promise<void> {
  const kept = await Promise.all(
    triggers.map((name) =>
      product.db.prepare("select sql from sqlite_master where name = ?").bind(name).first<string>("sql"),
    ),
  );
  for (const name of triggers) await run(`drop trigger ${name}`);
  await run(sql, ...values);
  for (const text of kept) await run(text ?? "");
}

test("what was recorded is sealed by the next sweep, and the button says that none was touched", async () => {
  const { priya } = await aJudgedCandidate();
  expect(await verify(priya.companyId)).toMatchObject({ checked: 0, waiting: 6 });
  await product.sweep();
  expect(await verify(priya.companyId)).toMatchObject({ checked: 6, waiting: 0, problems: [] });
  const page = await wordsOf(await product.post(paths.records(), {}, priya));
  expect(page).toContain("6 records, and none was touched");
  const stranger = await aRecruiter(product, { companyName: "Bergwerk Tools" });
  expect(await wordsOf(await product.post(paths.records(), {}, stranger))).toContain("0 records, and none");
});

test.each([
  ["evaluations", "evaluation", "overall_score = overall_score + 1"],
  ["evaluations", "evaluation", "result = replace(result, 'null', '\"CV not read\"')"],
  ["evaluations", "evaluation", "packed = substr(packed, 1, length(packed) - 1)"],
  ["verdicts", "verdict", "score = score + 1"],
  ["status_changes", "decision", "person_name = 'Priya Nain'"],
  ["comments", "comment", "text = replace(text, 'did', 'dad')"],
])("one changed byte in %s names the row, and no other", async (table, record, change) => {
  const { priya } = await aJudgedCandidate();
  await seal();
  await tampered([`${table}_unchanged`], `update ${table} set ${change}`);
  const [row] = await allRows(product, table);
  const { problems } = await verify(priya.companyId);
  expect(problems).toEqual([{ record, id: row?.id, wrong: "changed" }]);
  const page = await wordsOf(await product.post(paths.records(), {}, priya));
  expect(page).toContain(`1 record does not fit The ${record} ${row?.id} was changed after it was sealed`);
});

test("a run's seal is the same packed or not, and other words in it are seen", async () => {
  const { priya } = await aJudgedCandidate();
  await seal();
  const keeping = (result: string, packed: Uint8Array | null) =>
    tampered(["evaluations_unchanged"], "update evaluations set result = ?, packed = ?", result, packed);
  const problems = async () => (await verify(priya.companyId)).problems.map(({ wrong }) => wrong);
  const text = JSON.stringify(TECHNICAL_ONLY);
  await keeping(text, null);
  expect(await problems()).toEqual([]);
  for (const packed of [packText(text), deflateRawSync(text)]) {
    await keeping('{"unread":null}', packed);
    expect(await problems()).toEqual([]);
  }
  await keeping('{"unread":null}', packText(text.replace("92", "93")));
  expect(await problems()).toEqual(["changed"]);
});

test("a record that was taken away, and a link that was changed, are named", async () => {
  const { priya } = await aJudgedCandidate();
  await seal();
  const [verdict] = await allRows(product, "verdicts");
  const [first] = await allRows(product, "record_chain");
  await tampered(["verdicts_kept", "verdicts_erasure_to_seal"], "delete from verdicts");
  await tampered(
    ["record_chain_unchanged"],
    "update record_chain set sealed_at = sealed_at + 1 where seq = 1",
  );
  expect((await verify(priya.companyId)).problems).toEqual([
    { record: expect.any(String), id: first?.record_id, wrong: "link" },
    { record: "verdict", id: verdict?.id, wrong: "missing" },
  ]);
});

test("an erased person leaves the chain whole", async () => {
  const { priya, amara } = await aJudgedCandidate();
  await seal();
  await run("update users set erase_at = 1 where id = ?", amara.id);
  await product.sweep();
  expect(await verify(priya.companyId)).toMatchObject({ erased: 6, problems: [] });
  await seal();
  expect(await verify(priya.companyId)).toMatchObject({ erased: 6, waiting: 0, problems: [] });
  expect(JSON.stringify(await allRows(product, "record_chain"))).not.toContain("amara");
});

test("however many seal at once, there is one chain, and each record is in it once", async () => {
  const { priya } = await aJudgedCandidate();
  await Promise.all([seal(), seal(), seal(), seal()]);
  await seal();
  const chain = await allRows(product, "record_chain");
  expect(chain.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(chain.map(({ hash }) => hash)).size).toBe(6);
  expect(await verify(priya.companyId)).toMatchObject({ checked: 6, waiting: 0, problems: [] });
  const columns = "company_id, seq, kind, record_id, prior, sealed_at, body_hash, prev_hash, hash";
  const fork = `insert into record_chain (${columns})
    select company_id, ?, kind, ?, 0, sealed_at, body_hash, '', hash from record_chain where seq = 3`;
  await expect(run(fork, 3, "x")).rejects.toThrow(/UNIQUE/);
  await expect(run("delete from record_chain")).rejects.toThrow(/only with its company/);
  await run(fork, 7, "x");
  expect((await verify(priya.companyId)).problems).toMatchObject([{ id: "x", wrong: "link" }]);
});

test("a chain whose links name the one before them is whole as it was, and goes on", async () => {
  const { priya, amara } = await aJudgedCandidate();
  await seal();
  const naming = (before: string) =>
    tampered(
      ["record_chain_unchanged"],
      `update record_chain set prev_hash = ifnull((select ${before} from record_chain as earlier
        where earlier.company_id = record_chain.company_id and earlier.seq = record_chain.seq - 1), ?)`,
      FROM_THE_START.hash,
    );
  await naming("hash");
  await run("update users set erase_at = 1 where id = ?", amara.id);
  await product.sweep();
  await seal();
  expect(await verify(priya.companyId)).toMatchObject({ erased: 6, waiting: 0, problems: [] });
  await naming("body_hash");
  expect((await verify(priya.companyId)).problems[0]).toMatchObject({ wrong: "link" });
});
