import { strToU8 } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { aCv, allRows, type OnTheWay, onTheWay, type Sent, upload, uploadForm } from "../support/applying";
import { makeTextPdf } from "../support/documents/pdf";
import { flashOf } from "../support/flash";
import { leadsTo, wordsOf } from "../support/pages";
import { aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { ORIGIN, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const A_SCAN: Sent = { name: "scan.pdf", bytes: makeTextPdf([]) };
const BROKEN: Sent = { name: "broken.pdf", bytes: strToU8("%PDF-1.7 and then nothing") };

/** What the page that somebody has open names of the files it shows. */
async function opened({ job, applicant }: OnTheWay): Promise<{ of: string }> {
  const html = await (await product.fetch(paths.upload(job.id), applicant)).text();
  return { of: /name="of" value="([^"]*)"/.exec(html)?.[1] ?? "none" };
}
const send = ({ job, applicant }: OnTheWay, parts: Parameters<typeof upload>[3]) =>
  upload(product, job.id, applicant.cookie, parts);
const stored = async () =>
  (await allRows(product, "documents"))
    .filter(({ state }) => state === "stored")
    .map(({ file_name }) => file_name)
    .sort();

test("of two tabs that send a CV each, the later is told which is kept, and may replace it", async () => {
  const way = await onTheWay(product);
  const fields = await opened(way);
  const [one, other] = await Promise.all([
    send(way, { cv: aCv("one.pdf"), fields }),
    send(way, { cv: aCv("other.pdf"), fields }),
  ]);
  expect([one.status, other.status].sort()).toEqual([303, 422]);
  const [kept, late] = one.status === 303 ? ["one.pdf", other] : ["other.pdf", one];
  expect(await stored()).toEqual([kept]);
  const words = await wordsOf(late);
  expect(words).toContain("CV was uploaded meanwhile from another tab or device. That file is kept");
  expect(words).toContain(kept);
  const again = await send(way, { cv: aCv("newest.pdf"), fields: await opened(way) });
  expect([leadsTo(again), await stored()]).toEqual([paths.assess(way.job.id, 1), ["newest.pdf"]]);
});

test("whoever sends the very same file twice is told nothing of it", async () => {
  const way = await onTheWay(product);
  const fields = await opened(way);
  const both = await Promise.all([send(way, { cv: aCv(), fields }), send(way, { cv: aCv(), fields })]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  expect(await stored()).toHaveLength(1);
  const longer = { ...aCv(), bytes: new Uint8Array([...aCv().bytes, 10]) };
  expect((await send(way, { cv: longer, fields })).status).toBe(422);
});

test("whoever acts on a CV in a tab that knows an older one changes nothing, and is told", async () => {
  const way = await onTheWay(product);
  await send(way, { cv: aCv("first.pdf") });
  const [document] = await allRows(product, "documents");
  const job = await aJob(product, await aRecruiter(product, { companyName: "Harbour" }));
  await anApplication(product, job, way.applicant, { submittedAt: null });
  const second = { ...way, job };
  const empty = await opened(second);
  await send(second, { cv: aCv("second.pdf") });
  const chosen = await send(second, { fields: { ...empty, existingCv: String(document?.id) } });
  expect(chosen.status).toBe(422);
  expect(await wordsOf(chosen)).toContain("CV was uploaded meanwhile from another tab or device.");
  const older = await opened(second);
  await send(second, { cv: aCv("third.pdf") });
  const fields = { intent: "remove-cv", ...older };
  const removed = await product.post(paths.upload(job.id), fields, way.applicant);
  expect(flashOf(removed)).toBe(
    "Your CV was replaced meanwhile from another tab or device. What is here now stays.",
  );
  expect(await stored()).toEqual(["first.pdf", "third.pdf"]);
  await product.post(paths.upload(job.id), { ...fields, ...(await opened(second)) }, way.applicant);
  expect(await stored()).toEqual(["first.pdf"]);
});

test("of a CV and a letter that come from two tabs, both are kept", async () => {
  const way = await onTheWay(product);
  const fields = await opened(way);
  await send(way, { cv: aCv("mine.pdf"), fields });
  const letter = await send(way, { coverLetter: aCv("letter.pdf"), fields });
  expect([leadsTo(letter), await stored()]).toEqual([
    paths.assess(way.job.id, 1),
    ["letter.pdf", "mine.pdf"],
  ]);
});

test.each([
  ["a scan", A_SCAN, "CV has no text that we can read: it may be a scan or a photograph."],
  ["a broken file", BROKEN, "CV is damaged: the file is not complete."],
])("whoever sends %s over a good CV keeps the good one, until they insist", async (_what, cv, says) => {
  const way = await onTheWay(product);
  await send(way, { cv: aCv("good.pdf") });
  for (const fields of [await opened(way), {}]) {
    const held = await send(way, { cv, fields });
    expect(held.status).toBe(422);
    const words = await wordsOf(held);
    expect(words).toContain(`${says} The file that you sent before stays.`);
    expect(words).toContain("good.pdf");
    expect(await stored()).toEqual(["good.pdf"]);
  }
  const onward = await send(way, { fields: await opened(way) });
  expect(leadsTo(onward)).toBe(paths.assess(way.job.id));
  const insisted = await send(way, { cv, fields: { ...(await opened(way)), "unread-cv": "on" } });
  expect([leadsTo(insisted), await stored()]).toEqual([paths.assess(way.job.id, 1), [cv.name]]);
});

test("whoever hears at once that their first CV is unread is told of no other that it replaced", async () => {
  const way = await onTheWay(product);
  const words = await wordsOf(await send(way, { cv: A_SCAN }));
  expect(words).toContain("We could not read text in this file");
  expect(words).not.toContain("has replaced it");
});

test("whoever’s newer CV turns out unreadable later reads that it replaced the one before", async () => {
  const way = await onTheWay(product);
  await send(way, { cv: aCv("good.pdf") });
  await send(way, { cv: aCv("newer.pdf") });
  const page = async () => wordsOf(await product.fetch(paths.application(way.job.id), way.applicant));
  const replaced = "If you sent another one for this job before, this one has replaced it.";
  expect(await page()).not.toContain(replaced);
  await product.db.prepare("update documents set text_state = 'unreadable' where state = 'stored'").run();
  expect(await page()).toMatch(new RegExp(`newer\\.pdf .*We could not read this file .* ${replaced}`));
  await product.db.prepare("update applications set submitted_at = 1").run();
  expect(await page()).toContain(replaced);
});

test.each([
  ["without JavaScript", "navigate"],
  ["with JavaScript", "cors"],
])("whoever ticks and chooses no file is asked to choose it again, %s", async (_how, mode) => {
  const way = await onTheWay(product);
  const { job, applicant } = way;
  const sending = async (parts: Parameters<typeof uploadForm>[0]) => {
    const fields = { ...(await opened(way)), ...parts.fields };
    const answer = await product.fetch(paths.upload(job.id), {
      method: "POST",
      body: uploadForm({ ...parts, fields }),
      headers: { Origin: ORIGIN, "Sec-Fetch-Mode": mode },
      cookie: applicant.cookie,
    });
    const to = leadsTo(answer) ?? "";
    const page = to.startsWith(`${paths.upload(job.id)}?`) ? await product.fetch(to, applicant) : answer;
    return { answer, html: await page.text() };
  };
  await send(way, { cv: aCv("good.pdf") });
  await sending({ cv: BROKEN });
  const ticked = await sending({ fields: { "unread-cv": "on" }, coverLetter: aCv("letter.pdf") });
  expect(flashOf(ticked.answer)).toBe("");
  expect(ticked.html).toMatch(
    /id="upload-cv-error">CV has to be chosen again: no file came with your tick\./,
  );
  expect(ticked.html).toContain('name="unread-cv"');
  expect(await stored()).toEqual(["good.pdf", "letter.pdf"]);
  const idle = await sending({});
  expect(leadsTo(idle.answer)).toBe(paths.assess(job.id));
  expect(flashOf(idle.answer)).toMatch(/uploaded\. No new file came; those that you sent before stay\.$/);
  const insisted = await sending({ cv: BROKEN, fields: { "unread-cv": "on" } });
  expect(flashOf(insisted.answer)).toBe("Your documents were uploaded.");
  expect(await stored()).toEqual(["broken.pdf", "letter.pdf"]);
});

test("a scan is taken at once where nothing readable stands, and a good CV replaces it", async () => {
  const way = await onTheWay(product);
  expect(await wordsOf(await send(way, { cv: A_SCAN }))).toContain("press Continue to send it as it is");
  await send(way, { cv: BROKEN, fields: await opened(way) });
  expect(await stored()).toEqual(["broken.pdf"]);
  await send(way, { cv: aCv("good.pdf"), fields: await opened(way) });
  expect(await stored()).toEqual(["good.pdf"]);
});

test("a good letter stays when an unreadable one comes with a good CV", async () => {
  const way = await onTheWay(product);
  await send(way, { cv: aCv("one.pdf"), coverLetter: aCv("letter.pdf") });
  const both = { cv: aCv("two.pdf"), coverLetter: A_SCAN, fields: await opened(way) };
  const held = await send(way, both);
  expect(await wordsOf(held)).toContain("Cover letter has no text that we can read");
  expect(await stored()).toEqual(["letter.pdf", "two.pdf"]);
  const fields = { ...(await opened(way)), "unread-coverLetter": "on" };
  await send(way, { coverLetter: A_SCAN, fields });
  expect(await stored()).toEqual(["scan.pdf", "two.pdf"]);
});
