import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { makeCompoundFile, makeDoc } from "../../../tests/support/documents/doc";
import { makeDocx, paragraphs } from "../../../tests/support/documents/docx";
import { makeTextPdf } from "../../../tests/support/documents/pdf";
import { sniffDocument } from "./sniff";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.";
const text = (words: string) => strToU8(words);

describe("telling a file by its content", () => {
  test("a PDF, a DOC and a DOCX are what they are", async () => {
    expect(await sniffDocument(makeTextPdf(["Hello"]))).toBe("pdf");
    expect(await sniffDocument(makeDoc("Hello\r"))).toBe("doc");
    expect(await sniffDocument(makeDocx({ body: paragraphs("Hello") }))).toBe("docx");
  });

  test("a PDF may begin with rubbish, but not with more than readers accept", async () => {
    const header = text("%PDF-1.7\n");
    const behind = (bytes: number) => new Uint8Array([...new Uint8Array(bytes), ...header]);
    expect(await sniffDocument(behind(1019))).toBe("pdf");
    expect(await sniffDocument(behind(1020))).toBeNull();
  });

  test.for([
    ["a web page", "<!doctype html><title>cv</title>"],
    ["a picture with a script", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
    ["a program", "MZ\u0090\u0000\u0003"],
    ["rich text", "{\\rtf1 hello}"],
    ["one byte", "%"],
    ["nothing", ""],
  ])("%s is none of them", async ([, content = ""]) => {
    expect(await sniffDocument(text(content))).toBeNull();
  });

  test.for([
    ["a macro document", "application/vnd.ms-word.document.macroEnabled.main+xml"],
    ["a template", `${WORD}template.main+xml`],
    ["a spreadsheet", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"],
  ])("%s under a Word document's file names is none of them", async ([, mainType = ""]) => {
    expect(await sniffDocument(makeDocx({ body: paragraphs("x"), mainType }))).toBeNull();
  });

  test("a Word document that hides a macro project is refused", async () => {
    const parts = { "word/vbaProject.bin": { type: "application/octet-stream", xml: "macro" } };
    expect(await sniffDocument(makeDocx({ body: paragraphs("x"), parts }))).toBeNull();
  });

  test("a ZIP of other things is refused, and so is one that only claims a main part", async () => {
    expect(await sniffDocument(zipSync({ "a.txt": text("a") }))).toBeNull();
    const part = `<Override PartName="/word/document.xml" ContentType="${WORD}document.main+xml"/>`;
    const types = `<Types>${part}</Types>`;
    expect(await sniffDocument(zipSync({ "[Content_Types].xml": text(types) }))).toBeNull();
  });

  test("an old spreadsheet and a locked new document are compound files, but no DOC", async () => {
    expect(await sniffDocument(makeCompoundFile({ Workbook: text("x") }))).toBeNull();
    expect(await sniffDocument(makeCompoundFile({ EncryptedPackage: text("x") }))).toBe("locked");
  });

  test("a list of content types that unpacks without end is not unpacked", async () => {
    const whole = makeDocx({ body: paragraphs("Hello") });
    const { "[Content_Types].xml": list, ...parts } = unzipSync(whole);
    const grown = (bytes: number) =>
      zipSync({
        "[Content_Types].xml": Buffer.concat([list ?? text(""), Buffer.alloc(bytes, " ")]),
        ...parts,
      });
    expect(await sniffDocument(grown(1000))).toBe("docx");
    expect(await sniffDocument(grown(4_000_000))).toBeNull();
  });

  test("a document cut off on its way is damaged, and so is one whose list does not unpack", async () => {
    const whole = makeDocx({ body: paragraphs("Hello") });
    expect(await sniffDocument(whole.subarray(0, whole.length - 30))).toBe("damaged");
    expect(await sniffDocument(makeDoc("Hello").subarray(0, 700))).toBe("damaged");
    expect(await sniffDocument(whole.map((byte, at) => (at > 60 && at < 90 ? 255 : byte)))).toBe("damaged");
  });
});
