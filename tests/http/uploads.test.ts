import { strToU8, zipSync } from "fflate";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { linkDocument, markStored } from "~/features/documents/store";
import { paths } from "~/paths";
import { openDatabase } from "../../db/client";
import {
  aCv,
  allRows,
  answerQuestion,
  cvOfSize,
  onTheWay,
  type Sent,
  submit,
  upload,
  uploadForm,
} from "../support/applying";
import { aDocument } from "../support/candidates";
import { makeCompoundFile, makeDoc } from "../support/documents/doc";
import { makeDocx, paragraphs } from "../support/documents/docx";
import { makePdf, makeTextPdf } from "../support/documents/pdf";
import { flashOf } from "../support/flash";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { ORIGIN, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const location = (response: Response) => response.headers.get("Location");
const text = (words: string) => strToU8(words);
const docx = (options: Partial<Parameters<typeof makeDocx>[0]> = {}) =>
  makeDocx({ body: paragraphs("Amara Okafor", "Frontend engineer"), ...options });
const keysInStore = () => product.storedKeys();

const WRONG_TYPE = "CV must be a PDF, DOC, or DOCX file";
const pdf = makeTextPdf(["Amara Okafor", "Frontend engineer"]);
const lockedPdf = makePdf(
  ["<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Count 0 /Kids []>>"],
  `/ID [<00>] /Encrypt <</Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${"00".repeat(32)}> /U ` +
    `<${"11".repeat(32)}>>>`,
);
/** One page that is a picture, as a phone prints it. */
const photograph = makePdf([
  "<</Type /Catalog /Pages 2 0 R>>",
  "<</Type /Pages /Count 1 /Kids [3 0 R]>>",
  "<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R " +
    "/Resources <</XObject <</I 5 0 R>>>>>>",
  { data: "595 0 0 842 0 0 cm /I Do" },
  {
    dict: "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8",
    data: "a",
  },
]);
const doc = makeDoc("Amara Okafor\rFrontend engineer\r");

describe("what is taken, by name and by content", () => {
  test.for<[string, Uint8Array, string]>([
    ["cv.pdf", pdf, "pdf"],
    ["CV.PDF", pdf, "pdf"],
    ["rubbish before.pdf", new Uint8Array([...text("rubbish\n"), ...pdf]), "pdf"],
    ["cv.doc", doc, "doc"],
    ["cv.docx", docx(), "docx"],
    ["Lebenslauf (neu) Müller.docx", docx(), "docx"],
    ["a.exe.pdf", pdf, "pdf"],
  ])("%s is taken", async ([name, bytes, type]) => {
    const { job, applicant } = await onTheWay(product);
    const response = await upload(product, job.id, applicant.cookie, { cv: { name, bytes } });
    expect(location(response)).toBe(paths.assess(job.id, 1));
    expect(await allRows(product, "documents")).toMatchObject([
      { type, state: "stored", kind: "cv", size: bytes.byteLength, company_id: job.companyId },
    ]);
  });

  const MACROS = { "word/vbaProject.bin": { type: "application/octet-stream", xml: "macro" } };
  const SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
  const MACRO_MAIN = "application/vnd.ms-word.document.macroEnabled.main+xml";
  test.for<[string, string, Uint8Array]>([
    ["a program called PDF", "exe.pdf", text("MZ\u0090\u0000 this program cannot be run")],
    ["a web page called PDF", "html.pdf", text("<!doctype html><script>alert(1)</script>")],
    ["a picture with a script called DOCX", "svg.docx", text("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a PDF called a program", "cv.pdf.exe", pdf],
    ["a PDF with a NUL in its name", "a.pdf%00.html", pdf],
    ["a PDF called a web page", "cv.html", pdf],
    ["a PDF without an ending", "cv", pdf],
    ["a PDF called DOCX", "cv.docx", pdf],
    ["a PDF called DOC", "cv.doc", pdf],
    ["a DOCX called PDF", "cv.pdf", docx()],
    ["a DOCX called DOC", "cv.doc", docx()],
    ["a DOC called DOCX", "cv.docx", doc],
    ["a DOC called PDF", "cv.pdf", doc],
    ["a spreadsheet called DOCX", "xlsx.docx", docx({ mainType: SHEET })],
    ["a macro document called DOCX", "docm.docx", docx({ mainType: MACRO_MAIN })],
    ["a DOCX that hides macros", "cv.docx", docx({ parts: MACROS })],
    ["a macro document", "cv.docm", docx({ mainType: MACRO_MAIN, parts: MACROS })],
    ["a ZIP called DOCX", "cv.docx", zipSync({ "cv.txt": text("hello") })],
    ["an old spreadsheet called DOC", "cv.doc", makeCompoundFile({ Workbook: text("x") })],
    ["a mail called DOC", "cv.doc", makeCompoundFile({ __properties_version1: text("x") })],
    ["rich text called DOC", "cv.doc", text("{\\rtf1 hello}")],
    ["plain text", "cv.txt", text("Amara Okafor")],
    ["plain text called PDF", "cv.pdf", text("Amara Okafor")],
    ["a picture", "cv.png", text("\u0089PNG\r\n")],
    ["a picture called PDF", "cv.pdf", text("\u0089PNG\r\n")],
    ["a script", "cv.js", text("alert(1)")],
    [
      "OpenDocument called DOCX",
      "cv.docx",
      zipSync({ mimetype: text("application/vnd.oasis.opendocument.text") }),
    ],
    ["one byte", "cv.pdf", text("%")],
    ["a PDF header too far in", "cv.pdf", new Uint8Array([...new Uint8Array(1025), ...pdf])],
    ["a name of dots", "..pdf", text("hello")],
  ])("%s is refused in the specification's words, and nothing is stored", async ([, name, bytes]) => {
    const { job, applicant } = await onTheWay(product);
    const response = await upload(product, job.id, applicant.cookie, { cv: { name, bytes } });
    expect(response.status).toBe(422);
    expect(await wordsOf(response)).toContain(WRONG_TYPE);
    expect(await allRows(product, "documents")).toEqual([]);
    expect(await keysInStore()).toEqual([]);
  });

  test.for([
    ["a PDF called DOCX", "cv.docx", pdf, true],
    ["rich text called DOC", "cv.doc", text("{\\rtf1 hello}"), true],
    ["rich text", "cv.rtf", text("{\\rtf1 hello}"), false],
  ] as const)("whoever sends %s reads whether its name is to blame", async ([, name, bytes, misnamed]) => {
    const { job, applicant } = await onTheWay(product);
    const response = await upload(product, job.id, applicant.cookie, { cv: { name, bytes } });
    expect((await wordsOf(response)).includes("This one is called so and holds something else")).toBe(
      misnamed,
    );
  });

  test("a locked Word file is named as one, and nothing is stored", async () => {
    const { job, applicant } = await onTheWay(product);
    const cv = { name: "cv.docx", bytes: makeCompoundFile({ EncryptedPackage: text("x") }) };
    const response = await upload(product, job.id, applicant.cookie, { cv });
    expect(response.status).toBe(422);
    expect(await wordsOf(response)).toContain("CV is locked with a password. Please save it without one");
    expect(await keysInStore()).toEqual([]);
  });

  test("a damaged Word file is called damaged, and nothing is stored", async () => {
    const { job, applicant } = await onTheWay(product);
    for (const bytes of [docx().subarray(0, 200), text("PK\u0003\u0004")]) {
      const response = await upload(product, job.id, applicant.cookie, { cv: { name: "cv.docx", bytes } });
      expect(response.status).toBe(422);
      const words = await wordsOf(response);
      expect(words).toContain("CV is damaged: the file is not complete.");
      expect(words).not.toContain(WRONG_TYPE);
    }
    expect(await keysInStore()).toEqual([]);
  });

  test.for<[string, Uint8Array, RegExp]>([
    ["locked", lockedPdf, /CV is locked with a password\. Please save it without one/],
    ["no-text", makeTextPdf([]), /CV has no text that we can read: it may be a scan or a photograph/],
    ["unreadable", text("%PDF-1.7 and then nothing"), /CV is damaged: the file is not complete/],
  ])(
    "whoever sends a CV that is %s hears it within 4 seconds, before any question, and may go on",
    async ([state, bytes, says]) => {
      const { job, applicant } = await onTheWay(product);
      const sentAt = Date.now();
      const cv = { name: "cv.pdf", bytes };
      const response = await upload(product, job.id, applicant.cookie, { cv });
      expect(Date.now() - sentAt).toBeLessThan(4000);
      expect(response.status).toBe(422);
      expect(await wordsOf(response)).toMatch(says);
      expect(await allRows(product, "documents")).toMatchObject([{ state: "stored", text_state: state }]);
      const onward = await upload(product, job.id, applicant.cookie, {});
      expect(location(onward)).toBe(paths.assess(job.id));
      const replaced = await upload(product, job.id, applicant.cookie, { cv: aCv() });
      expect(location(replaced)).toBe(paths.assess(job.id, 1));
    },
  );

  test("a photographed CV is said to be unread, is taken, and a person opens it", async () => {
    const way = await onTheWay(product);
    const { job, applicant, recruiter, application } = way;
    const form = await product.fetch(paths.upload(job.id), { cookie: applicant.cookie });
    expect(await wordsOf(form)).toMatch(/Only a photo of your CV\? Make a PDF of it first/);
    const sent = await upload(product, job.id, applicant.cookie, {
      cv: { name: "cv.pdf", bytes: photograph },
    });
    expect(sent.status).toBe(422);
    expect(await wordsOf(sent)).toContain(
      "CV has no text that we can read: it may be a scan or a photograph.",
    );
    const onward = await upload(product, job.id, applicant.cookie, {});
    expect(location(onward)).toBe(paths.assess(job.id));
    for (const number of [1, 2, 3, 4, 5]) await answerQuestion(product, way, number, `Answer ${number}`);
    await submit(product, way);
    await product.sweep();
    const [document] = await allRows(product, "documents");
    const cookie = recruiter.cookie;
    const page = await product.fetch(paths.candidate(application.id), { cookie });
    expect(await wordsOf(page)).toContain("CV not read.");
    const file = await product.fetch(paths.documentPages(String(document?.id)), { cookie });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(photograph);
  });

  test("an empty file is named as one", async () => {
    const { job, applicant } = await onTheWay(product);
    const empty = { name: "cv.pdf", bytes: new Uint8Array() };
    const response = await upload(product, job.id, applicant.cookie, { cv: empty });
    expect(response.status).toBe(422);
    expect(await wordsOf(response)).toContain("CV is an empty file");
  });

  test("without a file or a choice the person is asked for one", async () => {
    const { job, applicant } = await onTheWay(product);
    const response = await upload(product, job.id, applicant.cookie, {});
    expect(response.status).toBe(422);
    expect(await wordsOf(response)).toContain("Please upload a CV or select an existing one");
  });

  test.for<[string, string]>([
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["cv\u202Efdp.pdf", "cvfdp.pdf"],
    [`${"long ".repeat(60)}.pdf`, `${"long ".repeat(19)}l.pdf`],
    ["<img src=x onerror=alert(1)>.pdf", "<img src=x onerror=alert(1)>.pdf"],
  ])("the name %s is shown as %s, and is no part of where it lies", async ([name, shown]) => {
    const { job, applicant } = await onTheWay(product);
    await upload(product, job.id, applicant.cookie, { cv: { name, bytes: pdf } });
    const [row] = await allRows(product, "documents");
    expect(row?.file_name).toBe(shown);
    expect(row?.storage_key).toBe(`cv/${job.companyId}/${row?.id}`);
    expect(await keysInStore()).toEqual([row?.storage_key]);
    const page = await product.fetch(paths.upload(job.id), { cookie: applicant.cookie });
    expect(await page.text()).not.toContain("<img");
  });
});

describe("limits", () => {
  test("5,242,879 bytes are in, 5,242,880 are out", async () => {
    const { job, applicant } = await onTheWay(product);
    const fits = await upload(product, job.id, applicant.cookie, { cv: cvOfSize(5_242_879) });
    expect(location(fits)).toBe(paths.assess(job.id, 1));
    const large = await upload(product, job.id, applicant.cookie, { cv: cvOfSize(5_242_880) });
    expect(large.status).toBe(422);
    expect(await wordsOf(large)).toContain("CV must be smaller than 5MB");
    expect(await allRows(product, "documents")).toMatchObject([{ size: 5_242_879 }]);
  });

  test("a cover letter has the same limit, under its own name", async () => {
    const { job, applicant } = await onTheWay(product);
    const parts = { cv: aCv(), coverLetter: cvOfSize(5_242_880) };
    const response = await upload(product, job.id, applicant.cookie, parts);
    expect(response.status).toBe(422);
    expect(await wordsOf(response)).toContain("Cover letter must be smaller than 5MB");
  });

  test("a body over the limit is cut off, declared or not, and the page says what is too large", async () => {
    const { job, applicant } = await onTheWay(product);
    const declared = await upload(product, job.id, applicant.cookie, { cv: cvOfSize(12_000_000) });
    expect(declared.status).toBe(413);
    const words = await wordsOf(declared);
    for (const text of ["nothing of it was stored", "CV must be smaller than 5MB", "Back to Application"]) {
      expect(words).toContain(text);
    }
    const request = new Request("http://x/", {
      method: "POST",
      body: uploadForm({ cv: cvOfSize(12_000_000) }),
    });
    const chunked = await product.fetch(paths.upload(job.id), {
      method: "POST",
      body: request.body,
      headers: { Origin: ORIGIN, "Content-Type": request.headers.get("Content-Type") ?? "" },
      cookie: applicant.cookie,
      duplex: "half",
    } as RequestInit);
    expect(chunked.status).toBe(413);
    expect(await wordsOf(chunked)).toContain("CV must be smaller than 5MB");
    expect(await keysInStore()).toEqual([]);
    expect(await allRows(product, "documents")).toEqual([]);
  });

  test("a file in chunks of unknown length is taken like any other", async () => {
    const { job, applicant } = await onTheWay(product);
    const request = new Request("http://x/", { method: "POST", body: uploadForm({ cv: aCv() }) });
    const response = await product.fetch(paths.upload(job.id), {
      method: "POST",
      body: request.body,
      headers: { Origin: ORIGIN, "Content-Type": request.headers.get("Content-Type") ?? "" },
      cookie: applicant.cookie,
      duplex: "half",
    } as RequestInit);
    expect(location(response)).toBe(paths.assess(job.id, 1));
  });

  test("three files, a hundred parts, or something that is no form are refused", async () => {
    const { job, applicant } = await onTheWay(product);
    const send = (body: BodyInit, headers: Record<string, string> = {}) =>
      product.fetch(paths.upload(job.id), {
        method: "POST",
        body,
        headers: { Origin: ORIGIN, ...headers },
        cookie: applicant.cookie,
      });
    const three = uploadForm({ cv: aCv(), coverLetter: aCv() });
    three.append("another", new Blob([pdf.slice()]), "third.pdf");
    expect((await send(three)).status).toBe(400);
    const parts = new FormData();
    for (let part = 0; part < 100; part += 1) parts.append(`field-${part}`, "x");
    expect((await send(parts)).status).toBe(400);
    expect((await send("{}", { "Content-Type": "application/json" })).status).toBe(415);
    const broken = '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7 half';
    expect((await send(broken, { "Content-Type": "multipart/form-data; boundary=x" })).status).toBe(400);
    expect(await allRows(product, "documents")).toEqual([]);
  });

  test("the twenty-first CV is not stored, and an existing one can be chosen instead", async () => {
    const { job, applicant } = await onTheWay(product);
    await storedBefore(applicant.id, 20, 1000);
    const response = await upload(product, job.id, applicant.cookie, { cv: aCv() });
    expect(response.status).toBe(422);
    expect(await wordsOf(response)).toMatch(/You have 20 CVs .*Please select an existing one/);
    expect(await keysInStore()).toEqual([]);
  });

  test("sixty megabytes are as much as one person may keep", async () => {
    const { job, applicant } = await onTheWay(product);
    await storedBefore(applicant.id, 12, 5 * 1024 * 1024);
    expect((await upload(product, job.id, applicant.cookie, { cv: aCv() })).status).toBe(422);
    expect(await keysInStore()).toEqual([]);
  });

  /** CVs for other jobs, as rows. */
  async function storedBefore(userId: string, count: number, size: number): Promise<void> {
    const insert = product.db.prepare(
      "insert into documents (id, company_id, user_id, application_id, kind, file_name, type, size, " +
        "storage_key, state, created_at) values (?1, 'c', ?2, 'other', 'cv', 'cv.pdf', 'pdf', ?3, ?1, " +
        "'stored', 0)",
    );
    await product.db.batch(
      Array.from({ length: count }, (_, index) => insert.bind(`stored-${index}`, userId, size)),
    );
  }
});

describe("files that survive", () => {
  const letter: Sent = { name: "letter.txt", bytes: text("Dear all") };

  test("a good CV stays beside a bad cover letter, and can be kept, replaced or removed", async () => {
    const { job, applicant } = await onTheWay(product);
    const { cookie } = applicant;
    const response = await upload(product, job.id, cookie, { cv: aCv(), coverLetter: letter });
    expect(response.status).toBe(422);
    const words = await wordsOf(response);
    expect(words).toContain("Cover letter must be a PDF, DOC, or DOCX file");
    expect(words).toMatch(/Amara Okafor CV\.pdf .*Remove .*Replace it/);
    const keep = await upload(product, job.id, cookie, {});
    expect(location(keep)).toBe(paths.assess(job.id));
    await upload(product, job.id, cookie, { cv: { name: "newer.docx", bytes: docx() } });
    expect(await stored()).toEqual(["newer.docx"]);
    const removed = await product.post(paths.upload(job.id), { intent: "remove-cv" }, { cookie });
    expect(location(removed)).toBe(paths.upload(job.id));
    expect(await stored()).toEqual([]);
    expect((await upload(product, job.id, cookie, {})).status).toBe(422);
  });

  test("a replaced file's bytes go with the sweep, and only they", async () => {
    const { job, applicant } = await onTheWay(product);
    await upload(product, job.id, applicant.cookie, { cv: aCv("first.pdf") });
    await upload(product, job.id, applicant.cookie, { cv: aCv("second.pdf") });
    await product.db.prepare("update documents set created_at = 0").run();
    await product.sweep();
    const rows = await allRows(product, "documents");
    expect(rows).toMatchObject([{ file_name: "second.pdf", state: "stored" }]);
    expect(await keysInStore()).toEqual([rows[0]?.storage_key]);
  });

  test("the page names the job, the step and how far it is", async () => {
    const { job, applicant } = await onTheWay(product);
    const page = await product.fetch(paths.upload(job.id), { cookie: applicant.cookie });
    const html = await page.clone().text();
    expect(html).toContain(`href="${paths.application(job.id)}"`);
    const words = await wordsOf(page);
    expect(words).toMatch(
      /Senior Frontend Engineer .*Step 3 of 5 .*60% .*Cover letter \(optional\) .*Back to Application/,
    );
    expect(words, "somebody who has sent nothing").not.toContain("malware");
    const { queries, trips, rows } = costOf(
      await product.fetch(paths.upload(job.id), { cookie: applicant.cookie }),
    );
    expect(queries).toBeLessThanOrEqual(3);
    expect(trips).toBeLessThanOrEqual(2);
    expect(rows).toBeLessThanOrEqual(8);
  });

  test("no file is read before its bytes are there, a broken-off upload goes after an hour", async () => {
    const { job, applicant } = await onTheWay(product);
    await upload(product, job.id, applicant.cookie, { cv: aCv() });
    await product.sweep();
    await product.db.prepare("update documents set state = 'uploading', text_state = 'waiting'").run();
    const enqueue =
      "update outbox set state = 'waiting', payload = json_object('documentId', (select id from " +
      "documents)), run_after = 0 where topic = 'read-document'";
    await product.db.prepare(enqueue).run();
    await product.sweep();
    expect(await allRows(product, "documents")).toMatchObject([
      { state: "uploading", text_state: "waiting" },
    ]);
    expect(await allRows(product, "outbox")).toMatchObject([{ state: "waiting", attempts: 1 }]);
    await product.db.prepare("update documents set created_at = created_at - 3600001").run();
    await product.db.prepare(enqueue).run();
    await product.sweep();
    expect(await allRows(product, "documents")).toEqual([]);
    expect(await keysInStore()).toEqual([]);
  });

  test("thirty uploads at once leave one CV", async () => {
    const { job, applicant } = await onTheWay(product);
    const names = Array.from({ length: 30 }, (_, index) => `cv-${index}.pdf`);
    await Promise.all(names.map((name) => upload(product, job.id, applicant.cookie, { cv: aCv(name) })));
    const kept = (await allRows(product, "documents")).filter((row) => row.state === "stored");
    expect(kept).toHaveLength(1);
    const [application] = await allRows(product, "applications");
    expect(application?.cv_document_id).toBe(kept[0]?.id);
  });

  test("a client that drops half-way leaves nothing behind", async () => {
    const { job, applicant } = await onTheWay(product);
    const request = new Request("http://x/", {
      method: "POST",
      body: uploadForm({ cv: cvOfSize(2_000_000) }),
    });
    const whole = new Uint8Array(await request.clone().arrayBuffer());
    for (const share of [0.1, 0.5, 0.99]) {
      const half = whole.subarray(0, Math.floor(whole.byteLength * share));
      const response = await product.fetch(paths.upload(job.id), {
        method: "POST",
        body: half,
        headers: { Origin: ORIGIN, "Content-Type": request.headers.get("Content-Type") ?? "" },
        cookie: applicant.cookie,
      });
      expect(response.status).toBe(400);
    }
    expect(await allRows(product, "documents")).toEqual([]);
    expect(await keysInStore()).toEqual([]);
  });

  const stored = async () =>
    (await allRows(product, "documents")).filter((row) => row.state === "stored").map((row) => row.file_name);
});

describe("a CV from before", () => {
  /** The same applicant, on the way to a second job at another company, with the first job's CV read. */
  async function twoJobs() {
    const first = await onTheWay(product);
    await upload(product, first.job.id, first.applicant.cookie, { cv: aCv("mine.pdf") });
    await product.sweep();
    const job = await aJob(product, await aRecruiter(product, { companyName: "Harbour" }));
    await anApplication(product, job, first.applicant, { submittedAt: null });
    const [cv] = await allRows(product, "documents");
    return { ...first, second: job, cvId: String(cv?.id), cookie: first.applicant.cookie };
  }

  test("is offered and chosen: a row of its own, the same bytes, the text already read", async () => {
    const { second, cvId, cookie } = await twoJobs();
    const page = await (await product.fetch(paths.upload(second.id), { cookie })).text();
    expect(page).toContain(`value="${cvId}"`);
    const chosen = await upload(product, second.id, cookie, { fields: { existingCv: cvId } });
    expect(location(chosen)).toBe(paths.assess(second.id));
    const [before, after] = await allRows(product, "documents");
    expect(after).toMatchObject({
      company_id: second.companyId,
      storage_key: before?.storage_key,
      text_state: "read",
      file_name: "mine.pdf",
    });
    const texts = await allRows(product, "document_texts");
    expect(texts.map((row) => row.text)).toEqual([texts[0]?.text, texts[0]?.text]);
    expect(texts[1]).toMatchObject({ document_id: after?.id, company_id: second.companyId });
    expect(await keysInStore()).toHaveLength(1);
  });

  test("removing it in one place leaves it in the other", async () => {
    const { job, second, cvId, cookie } = await twoJobs();
    await upload(product, second.id, cookie, { fields: { existingCv: cvId } });
    await product.post(paths.upload(job.id), { intent: "remove-cv" }, { cookie });
    await product.db.prepare("update documents set created_at = 0").run();
    await product.sweep();
    expect(await allRows(product, "documents")).toMatchObject([{ company_id: second.companyId }]);
    expect(await keysInStore()).toHaveLength(1);
  });

  test("a new file counts more than a choice made before it", async () => {
    const { second, cvId, cookie } = await twoJobs();
    await upload(product, second.id, cookie, { cv: aCv("newest.pdf"), fields: { existingCv: cvId } });
    const rows = (await allRows(product, "documents")).filter((row) => row.company_id === second.companyId);
    expect(rows).toMatchObject([{ file_name: "newest.pdf" }]);
  });

  test("somebody else's CV is no CV", async () => {
    const { cvId } = await twoJobs();
    const other = await onTheWay(product);
    const page = await product.fetch(paths.upload(other.job.id), { cookie: other.applicant.cookie });
    expect(await page.text()).not.toContain(cvId);
    const absent = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
    const [foreign, none] = await Promise.all(
      [cvId, absent].map((existingCv) =>
        upload(product, other.job.id, other.applicant.cookie, { fields: { existingCv } }),
      ),
    );
    expect(foreign?.status).toBe(422);
    expect(none?.status).toBe(422);
    expect(await wordsOf(foreign as Response)).toContain("Please upload a CV or select an existing one");
  });

  test("somebody else's application takes no file of mine", async () => {
    const { job } = await onTheWay(product);
    const stranger = await anApplicant(product);
    const response = await upload(product, job.id, stranger.cookie, { cv: aCv() });
    expect(location(response)).toBe(paths.apply(job.id));
    expect(await allRows(product, "documents")).toEqual([]);
    expect(await keysInStore()).toEqual([]);
    expect((await submit(product, { job, applicant: stranger })).status).toBe(303);
  });
});

test("whoever uploads after the job has closed reads so, and nothing of theirs is stored", async () => {
  const before = await onTheWay(product);
  const { applicant } = before;
  await upload(product, before.job.id, applicant.cookie, { cv: aCv("mine.pdf") });
  const [mine] = await allRows(product, "documents");
  const job = await aJob(product, await aRecruiter(product, { companyName: "Harbour" }));
  await anApplication(product, job, applicant, { submittedAt: null });
  await product.db.prepare("update jobs set status = 'closed' where id = ?").bind(job.id).run();
  for (const parts of [
    { cv: aCv(), coverLetter: aCv("letter.pdf") },
    { fields: { existingCv: String(mine?.id) } },
  ]) {
    const answer = await upload(product, job.id, applicant.cookie, parts);
    expect(location(answer)).toBe(paths.application(job.id));
    expect(flashOf(answer)).toBe("The job closed meanwhile, so nothing was stored.");
  }
  expect(await allRows(product, "documents")).toHaveLength(1);
  expect(await keysInStore()).toHaveLength(1);
  const page = await wordsOf(await product.fetch(paths.application(job.id), applicant));
  expect(page).toContain("This job closed before you submitted, and takes no more applications.");
});

test("files that come after somebody has handed in are not kept, and before it all of them are", async () => {
  const db = openDatabase(product.db);
  const job = await aJob(product, await aRecruiter(product));
  for (const submittedAt of [Date.now(), null]) {
    const person = await anApplicant(product);
    const application = await anApplication(product, job, person, { submittedAt });
    const cv = await aDocument(product, job, application, person.id);
    const coverLetter = await aDocument(product, job, application, person.id, { kind: "coverLetter" });
    await product.db
      .prepare("update documents set state = 'uploading' where user_id = ?")
      .bind(person.id)
      .run();
    const link = (purpose: "cv" | "coverLetter", id: string) =>
      linkDocument(db, { applicationId: application.id, purpose, id, known: null }, new Date());
    await db.batch([
      link("cv", cv.id),
      markStored(db, cv.id, "waiting"),
      link("coverLetter", coverLetter.id),
      markStored(db, coverLetter.id, "waiting"),
    ]);
    const kept = "select count(*) as n from documents where user_id = ? and state = 'stored'";
    const stored = await product.db.prepare(kept).bind(person.id).first<number>("n");
    expect(stored, submittedAt === null ? "before" : "after").toBe(submittedAt === null ? 2 : 0);
  }
});
