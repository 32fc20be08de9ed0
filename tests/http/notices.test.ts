import { beforeAll, beforeEach, expect, test } from "vitest";
import { openForm, readCaptcha } from "../support/captcha";
import { mailsTo } from "../support/mails";
import { type Attachment, NOTICE, PNG, sendNotice } from "../support/notices";
import { wordsOf } from "../support/pages";
import { type Fields, ORIGIN, type Product, startProduct } from "../support/product";
import { othersDidBefore } from "../support/shared-network";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const PAGE = "/dsa/notice";
const rows = async (table: string) =>
  (await product.db.prepare(`select * from ${table}`).all<Record<string, unknown>>()).results;
const stored = () => product.storedKeys();

const send = (fields: Fields, attachments?: Attachment[], ip?: string) =>
  sendNotice(product, fields, attachments, ip);

test("a notice is stored with its reference and its evidence, and acknowledged at once", async () => {
  const hidden = await openForm(product, PAGE);
  const response = await send({ ...NOTICE, ...hidden }, [{ name: "screen shot.png", bytes: PNG }]);
  expect(response.status).toBe(303);
  const [row] = await rows("notices");
  const reference = String(row?.reference);
  expect(reference).toMatch(/^DSA-\d{4}-[0-9A-Z]{10}$/);
  expect(row).toMatchObject({
    notice_type: "report",
    submitter_name: "Anna Berg",
    email: "anna@bergwerk.example",
    organization: "Bergwerk Tools",
    affected_urls: NOTICE.affectedUrls,
    affected_dates: NOTICE.affectedDates,
    description: NOTICE.description,
    legal_basis: NOTICE.legalBasis,
    signature: "Anna Berg",
    signature_date: NOTICE.signatureDate,
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
  expect(mail?.text).not.toContain(NOTICE.description);
  const [forTeam] = await mailsTo(product, "dsa@rolecall.example");
  expect(forTeam?.text).toContain(NOTICE.description);
  expect(forTeam?.text).toContain("screen shot.png");
  expect(forTeam?.text).toContain(`${ORIGIN}/pass/notices/${row?.id}`);
});

test.each([
  ["affectedUrls", "not a url at all", "Please give each address as your browser shows it"],
  ["signature", "Somebody Else", "Please sign with your name, as you wrote it above"],
  ["signatureDate", "2131-01-01", "This day is still to come"],
  ["signatureDate", "1999-01-01", "This day is long over"],
])("whoever gives for %s “%s” is told what is asked", async (field, typed, message) => {
  const hidden = await openForm(product, PAGE);
  const refused = await send({ ...NOTICE, ...hidden, legalBasis: "", [field]: typed });
  const words = await wordsOf(refused);
  expect([refused.status, words]).toEqual([422, expect.stringContaining(message)]);
  expect(words).toContain("The legal basis is required");
  expect(await rows("notices")).toEqual([]);
});

test("the page promises 72 hours, 14 days and an outcome by e-mail, and names an address", async () => {
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
  const refused = await send({ ...NOTICE, ...hidden, [field]: undefined }, [attachment]);
  expect(refused.status).toBe(422);
  const again = await readCaptcha(refused.clone());
  const words = await wordsOf(refused);
  expect(words).toContain(message);
  expect(words).toContain("screen.png");
  expect(await rows("notices")).toEqual([]);
  expect((await send({ ...NOTICE, ...again })).status).toBe(303);
  expect(await rows("notice_files")).toMatchObject([{ file_name: "screen.png", state: "kept" }]);
});

test.each([
  ["a program called a PDF", { name: "notes.pdf", bytes: new TextEncoder().encode("MZ program") }],
  ["a web page", { name: "page.html", bytes: new TextEncoder().encode("<html>") }],
  ["a picture under another name", { name: "screen.pdf", bytes: PNG }],
])("%s is no evidence, and the rest of the form stays", async (_, attachment) => {
  const refused = await send({ ...NOTICE, ...(await openForm(product, PAGE)) }, [attachment]);
  expect(refused.status).toBe(422);
  const html = await refused.clone().text();
  expect(await wordsOf(refused)).toContain(`${attachment.name} must be a PDF, JPG or PNG file`);
  expect(html).toContain('value="Bergwerk Tools"');
  expect(await stored()).toEqual([]);
});

test("attachments take ten megabytes together, to the byte, at once or one by one", async () => {
  const sized = (name: string, size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set(PNG);
    return { name, bytes };
  };
  const six = sized("six.png", 6 * 1024 * 1024);
  const first = await send({ ...NOTICE, ...(await openForm(product, PAGE)), captcha: 0 }, [six]);
  const over = await send({ ...NOTICE, ...(await readCaptcha(first)) }, [
    sized("over.png", 4 * 1024 * 1024 + 1),
  ]);
  expect(over.status).toBe(422);
  const again = await readCaptcha(over.clone());
  expect(await wordsOf(over)).toContain("Attachments must be smaller than 10 MB together");
  const fits = await send({ ...NOTICE, ...again }, [sized("four.png", 4 * 1024 * 1024)]);
  expect(fits.status).toBe(303);
  expect(await stored()).toHaveLength(2);
});

test("an attachment can be taken back, and goes with the next sweep of a day later", async () => {
  const first = await send({ ...NOTICE, ...(await openForm(product, PAGE)), captcha: 0 }, [
    { name: "screen.png", bytes: PNG },
  ]);
  const again = await readCaptcha(first);
  const [file] = await rows("notice_files");
  expect((await send({ ...NOTICE, ...again, remove: String(file?.id) })).status).toBe(303);
  expect((await rows("notice_files"))[0]).toMatchObject({ state: "removed" });
  await product.db.prepare("update notice_files set created_at = 1").run();
  await product.sweep();
  expect(await rows("notice_files")).toEqual([]);
  expect(await stored()).toEqual([]);
});

test("evidence without a notice goes after a day; evidence of a notice stays", async () => {
  await send({ ...NOTICE, ...(await openForm(product, PAGE)), captcha: 0 }, [
    { name: "left.png", bytes: PNG },
  ]);
  await send({ ...NOTICE, ...(await openForm(product, PAGE)) }, [{ name: "kept.png", bytes: PNG }]);
  await product.db.prepare("update notice_files set created_at = 1").run();
  await product.sweep();
  expect(await rows("notice_files")).toMatchObject([{ file_name: "kept.png" }]);
  expect(await stored()).toHaveLength(1);
});

test("a notice sent twice is stored and acknowledged once", async () => {
  const form = { ...NOTICE, ...(await openForm(product, PAGE)) };
  const [first, second] = [await send(form), await send(form)];
  expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
  await Promise.all(Array.from({ length: 10 }, () => send(form)));
  expect(await rows("notices")).toHaveLength(1);
  expect(await mailsTo(product, "anna@bergwerk.example")).toHaveLength(1);
});

test("a sum made for one notice does not carry another", async () => {
  const { captcha, captchaToken } = await openForm(product, PAGE);
  const { draft } = await openForm(product, PAGE);
  expect((await send({ ...NOTICE, captcha, captchaToken, draft })).status).toBe(422);
  expect(await rows("notices")).toEqual([]);
});

test("nobody can put evidence into another's notice", async () => {
  await send({ ...NOTICE, ...(await openForm(product, PAGE)), captcha: 0 });
  const { draft } = await openForm(product, PAGE);
  const foreign = `${String(draft).split(".")[0]}.${"0".repeat(64)}`;
  await send({ ...NOTICE, draft: foreign, captcha: 0 }, [{ name: "planted.png", bytes: PNG }]);
  const [file] = await rows("notice_files");
  expect(file?.notice_id).not.toBe(String(draft).split(".")[0]);
});

test("one network sends twenty notices an hour", async () => {
  await othersDidBefore(product, "notice", "198.51.100.1", 19);
  expect((await send({ ...NOTICE, ...(await openForm(product, PAGE)) })).status).toBe(303);
  expect((await send({ ...NOTICE, ...(await openForm(product, PAGE)) })).status).toBe(429);
  const elsewhere = await send({ ...NOTICE, ...(await openForm(product, PAGE)) }, [], "198.51.100.9");
  expect(elsewhere.status).toBe(303);
});
