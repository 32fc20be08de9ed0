import { beforeAll, beforeEach, expect, test } from "vitest";
import { openForm, readCaptcha } from "../support/captcha";
import { mailsTo } from "../support/mails";
import { wordsOf } from "../support/pages";
import { type Fields, ORIGIN, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const PAGE = "/dsa/notice";
const notice = {
  noticeType: "report",
  submitterName: "Anna Berg",
  email: "anna@bergwerk.example",
  organization: "Bergwerk Tools",
  affectedUrls: "https://rolecall.example/apply/1",
  affectedDates: "20 November 2026",
  description: "The posting asks for applicants under thirty.",
  legalBasis: "Equality Act 2010, section 13",
  declaration: "on",
  signature: "Anna Berg",
  signatureDate: "2026-11-21",
};
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const rows = async (table: string) =>
  (await product.db.prepare(`select * from ${table}`).all<Record<string, unknown>>()).results;
const stored = async () => (await product.files.list()).objects.map((object) => object.key);

type Attachment = { name: string; bytes: Uint8Array };

function send(fields: Fields, attachments: Attachment[] = [], ip = "198.51.100.1"): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value));
  for (const { name, bytes } of attachments) form.append("evidence", new Blob([bytes.slice()]), name);
  // As a browser sends a field for files that was left empty.
  if (attachments.length === 0) form.append("evidence", new Blob([]), "");
  const headers = { Origin: ORIGIN, "CF-Connecting-IP": ip };
  return product.fetch(PAGE, { method: "POST", body: form, headers });
}

test("a notice is stored with its reference and its evidence, and acknowledged at once", async () => {
  const hidden = await openForm(product, PAGE);
  const response = await send({ ...notice, ...hidden }, [{ name: "screen shot.png", bytes: PNG }]);
  expect(response.status).toBe(303);
  const [row] = await rows("notices");
  const reference = String(row?.reference);
  expect(reference).toMatch(/^DSA-\d{4}-[0-9A-Z]{10}$/);
  expect(row).toMatchObject({
    notice_type: "report",
    submitter_name: "Anna Berg",
    email: "anna@bergwerk.example",
    organization: "Bergwerk Tools",
    affected_urls: notice.affectedUrls,
    affected_dates: notice.affectedDates,
    description: notice.description,
    legal_basis: notice.legalBasis,
    signature: "Anna Berg",
    signature_date: "2026-11-21",
  });
  expect(await rows("notice_files")).toMatchObject([
    { file_name: "screen shot.png", type: "png", size: PNG.length, state: "kept" },
  ]);
  expect(await stored()).toHaveLength(1);
  const page = await product.fetch(response.headers.get("Location") ?? "");
  expect(await wordsOf(page)).toContain(reference);
  const [mail, ...more] = await mailsTo(product, "anna@bergwerk.example");
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Your notice ${reference}`);
  expect(mail?.text).toContain("within 14 days");
  expect(mail?.text).not.toContain(notice.description);
  const [forTeam] = await mailsTo(product, "dsa@rolecall.example");
  expect(forTeam?.text).toContain(notice.description);
  expect(forTeam?.text).toContain("screen shot.png");
});

test("the page promises 72 hours, 14 days and the outcome by e-mail, and names the address to write to", async () => {
  const words = await wordsOf(await product.fetch("/dsa"));
  for (const text of ["72 hours", "14 days", "outcome", "dsa@rolecall.example", "10 MB", "PDF, JPG or PNG"]) {
    expect(words).toContain(text);
  }
});

test.each([
  ["noticeType", "Please say what you are sending"],
  ["submitterName", "Your name is required"],
  ["email", "Email is required"],
  ["affectedUrls", "At least one address is required"],
  ["description", "A description is required"],
  ["legalBasis", "The legal basis is required"],
  ["declaration", "You must confirm the declaration to continue"],
  ["signature", "Your signature is required"],
  ["signatureDate", "The date is required"],
  ["captcha", "Please solve the captcha"],
])("a notice without %s is refused, and keeps its evidence", async (field, message) => {
  const hidden = await openForm(product, PAGE);
  const attachment = { name: "screen.png", bytes: PNG };
  const refused = await send({ ...notice, ...hidden, [field]: undefined }, [attachment]);
  expect(refused.status).toBe(422);
  const again = await readCaptcha(refused.clone());
  const words = await wordsOf(refused);
  expect(words).toContain(message);
  expect(words).toContain("screen.png");
  expect(await rows("notices")).toEqual([]);
  expect((await send({ ...notice, ...again })).status).toBe(303);
  expect(await rows("notice_files")).toMatchObject([{ file_name: "screen.png", state: "kept" }]);
});

test.each([
  ["a program called a PDF", { name: "notes.pdf", bytes: new TextEncoder().encode("MZ program") }],
  ["a web page", { name: "page.html", bytes: new TextEncoder().encode("<html>") }],
  ["a picture under another name", { name: "screen.pdf", bytes: PNG }],
])("%s is no evidence, and the rest of the form stays", async (_, attachment) => {
  const refused = await send({ ...notice, ...(await openForm(product, PAGE)) }, [attachment]);
  expect(refused.status).toBe(422);
  const html = await refused.clone().text();
  expect(await wordsOf(refused)).toContain(`${attachment.name} must be a PDF, JPG or PNG file`);
  expect(html).toContain('value="Bergwerk Tools"');
  expect(await stored()).toEqual([]);
});

test("attachments take ten megabytes together, to the byte, also when they come one after the other", async () => {
  const sized = (name: string, size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set(PNG);
    return { name, bytes };
  };
  const six = sized("six.png", 6 * 1024 * 1024);
  const first = await send({ ...notice, ...(await openForm(product, PAGE)), captcha: 0 }, [six]);
  const over = await send({ ...notice, ...(await readCaptcha(first)) }, [
    sized("over.png", 4 * 1024 * 1024 + 1),
  ]);
  expect(over.status).toBe(422);
  const again = await readCaptcha(over.clone());
  expect(await wordsOf(over)).toContain("Attachments must be smaller than 10 MB together");
  const fits = await send({ ...notice, ...again }, [sized("four.png", 4 * 1024 * 1024)]);
  expect(fits.status).toBe(303);
  expect(await stored()).toHaveLength(2);
});

test("an attachment can be taken back, and goes with the next sweep of a day later", async () => {
  const first = await send({ ...notice, ...(await openForm(product, PAGE)), captcha: 0 }, [
    { name: "screen.png", bytes: PNG },
  ]);
  const again = await readCaptcha(first);
  const [file] = await rows("notice_files");
  expect((await send({ ...notice, ...again, remove: String(file?.id) })).status).toBe(303);
  expect((await rows("notice_files"))[0]).toMatchObject({ state: "removed" });
  await product.db.prepare("update notice_files set created_at = 1").run();
  await product.sweep();
  expect(await rows("notice_files")).toEqual([]);
  expect(await stored()).toEqual([]);
});

test("evidence without a notice goes after a day; evidence of a notice stays", async () => {
  await send({ ...notice, ...(await openForm(product, PAGE)), captcha: 0 }, [
    { name: "left.png", bytes: PNG },
  ]);
  await send({ ...notice, ...(await openForm(product, PAGE)) }, [{ name: "kept.png", bytes: PNG }]);
  await product.db.prepare("update notice_files set created_at = 1").run();
  await product.sweep();
  expect(await rows("notice_files")).toMatchObject([{ file_name: "kept.png" }]);
  expect(await stored()).toHaveLength(1);
});

test("a notice sent twice is stored and acknowledged once", async () => {
  const form = { ...notice, ...(await openForm(product, PAGE)) };
  const [first, second] = [await send(form), await send(form)];
  expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
  await Promise.all(Array.from({ length: 10 }, () => send(form)));
  expect(await rows("notices")).toHaveLength(1);
  expect(await mailsTo(product, "anna@bergwerk.example")).toHaveLength(1);
});

test("a sum made for one notice does not carry another", async () => {
  const { captcha, captchaToken } = await openForm(product, PAGE);
  const { draft } = await openForm(product, PAGE);
  expect((await send({ ...notice, captcha, captchaToken, draft })).status).toBe(422);
  expect(await rows("notices")).toEqual([]);
});

test("nobody can put evidence into another's notice", async () => {
  await send({ ...notice, ...(await openForm(product, PAGE)), captcha: 0 });
  const { draft } = await openForm(product, PAGE);
  const foreign = `${String(draft).split(".")[0]}.${"0".repeat(64)}`;
  await send({ ...notice, draft: foreign, captcha: 0 }, [{ name: "planted.png", bytes: PNG }]);
  const [file] = await rows("notice_files");
  expect(file?.notice_id).not.toBe(String(draft).split(".")[0]);
});

test("one network sends five notices an hour", async () => {
  for (let number = 0; number < 5; number += 1) {
    expect((await send({ ...notice, ...(await openForm(product, PAGE)) })).status).toBe(303);
  }
  expect((await send({ ...notice, ...(await openForm(product, PAGE)) })).status).toBe(429);
  const elsewhere = await send({ ...notice, ...(await openForm(product, PAGE)) }, [], "198.51.100.9");
  expect(elsewhere.status).toBe(303);
});
