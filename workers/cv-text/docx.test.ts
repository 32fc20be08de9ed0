import { describe, expect, test } from "vitest";
import { makeCompoundFile } from "../../tests/support/documents/doc";
import { makeDocx, paragraphs, wordPart } from "../../tests/support/documents/docx";
import { readDocument } from "./read";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.";
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

async function textOf(...args: Parameters<typeof makeDocx>): Promise<string> {
  const outcome = await readDocument(makeDocx(...args), "docx");
  return outcome.kind === "text" ? outcome.text : outcome.kind;
}

describe("reading a DOCX", () => {
  test("paragraphs, tabs and line breaks stay apart, split words come together", async () => {
    const body =
      `<w:p><w:pPr><w:tabs><w:tab ` +
      `w:pos="9"/></w:tabs></w:pPr>${run("Ha")}${run("na")}<w:r><w:tab/></w:r>${run("Kobayashi")}` +
      `<w:r><w:br/></w:r>${run("Baker")}</w:p>${paragraphs("Kyoto")}`;
    expect(await textOf({ body })).toBe("Hana\tKobayashi\nBaker\nKyoto");
  });

  test("a table is read row by row", async () => {
    const cell = (text: string) => `<w:tc>${paragraphs(text)}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join("")}</w:tr>`;
    const body = `<w:tbl>${row("2020", "Nurse")}${row("2024", "Ward sister")}</w:tbl>`;
    expect(await textOf({ body })).toBe("2020\tNurse\n2024\tWard sister");
  });

  test("a name that stands in the page header only is read, once for all its headers", async () => {
    const header = { type: `${WORD}header+xml`, xml: wordPart("hdr", paragraphs("Priya Raman")) };
    const parts = { "word/header1.xml": header, "word/header2.xml": header };
    expect(await textOf({ body: paragraphs("Experience"), parts })).toBe("Priya Raman\nExperience");
  });

  test("a text box that is stored twice is read once, after its paragraph", async () => {
    const box = `<w:txbxContent>${paragraphs("Skills: Java")}</w:txbxContent>`;
    const twice =
      `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>` +
      `${box}</mc:Fallback></mc:AlternateContent>`;
    const body = `<w:p>${run("Profile")}<w:r>${twice}</w:r>${run(" of me")}</w:p>${paragraphs("End")}`;
    expect(await textOf({ body })).toBe("Profile of me\nSkills: Java\nEnd");
  });

  test("a text box that has only its old form is read too", async () => {
    const body =
      `<w:p><w:r><mc:AlternateContent><mc:Fallback><w:txbxContent>` +
      `${paragraphs("Old")}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    expect(await textOf({ body })).toBe("Old");
  });

  test("what was deleted or moved away is not read, what was inserted is", async () => {
    const body =
      `<w:p><w:del>${run("gone")}</w:del><w:moveFrom>${run("away")}</w:moveFrom><w:ins>` +
      `${run("here")}</w:ins></w:p>`;
    expect(await textOf({ body })).toBe("here");
  });

  test("signs are unescaped and letters composed", async () => {
    expect(await textOf({ body: paragraphs("R&amp;D &lt;3 &#233;&#x1F600; e\u0301 &constructor;") })).toBe(
      "R&D <3 é😀 é &constructor;",
    );
  });

  test("an entity of the file's own is never expanded", async () => {
    const prolog = '<!DOCTYPE d [<!ENTITY e "secret">]>';
    const outcome = await readDocument(makeDocx({ body: paragraphs("&e;"), prolog }), "docx");
    expect(outcome).toEqual({ kind: "unreadable", reason: "declares a document type" });
  });

  test("a document that breaks off keeps what came before, and is said to be cut", async () => {
    const outcome = await readDocument(makeDocx({ body: `${paragraphs("Hana")}<w:p></w:tbl>` }), "docx");
    expect(outcome).toEqual({ kind: "text", text: "Hana", pages: null, truncated: true });
  });

  test("an empty document holds no text", async () => {
    expect(await readDocument(makeDocx({ body: "<w:p/>" }), "docx")).toEqual({
      kind: "no-text",
      pages: null,
    });
  });

  test("a macro document and a template are not read", async () => {
    const mainType = "application/vnd.ms-word.document.macroEnabled.main+xml";
    expect(await textOf({ body: paragraphs("x"), mainType })).toBe("unreadable");
    expect(await textOf({ body: paragraphs("x"), mainType: `${WORD}template.main+xml` })).toBe("unreadable");
  });

  test("a document with a password is called locked", async () => {
    const locked = makeCompoundFile({
      EncryptionInfo: new Uint8Array(1),
      EncryptedPackage: new Uint8Array(1),
    });
    expect(await readDocument(locked, "docx")).toEqual({ kind: "locked" });
  });

  test.each([
    ["in one run", " ".repeat(250_000)],
    ["of a kind that nobody sees", "\u200b\u00a0".repeat(125_000)],
    ["each in a run of its own", '</w:t></w:r><w:r><w:t xml:space="preserve"> '.repeat(201_000)],
    ["as empty lines", "</w:t></w:r></w:p><w:p><w:r><w:t>".repeat(201_000)],
  ])("200,000 blanks before a CV's words, %s, do not hide them", async (_, blanks) => {
    const lines = Array.from({ length: 2000 }, (_line, number) => `Baked bread number ${number}.`);
    const outcome = await readDocument(makeDocx({ body: paragraphs(blanks, ...lines) }), "docx");
    expect(outcome).toMatchObject({ kind: "text", truncated: false });
    expect(outcome.kind === "text" && outcome.text.endsWith(lines.join("\n"))).toBe(true);
  });

  test("words behind more than is read are said to be missing", async () => {
    const apart = `.${" ".repeat(190)}`.repeat(2000);
    const outcome = await readDocument(makeDocx({ body: paragraphs("Hana", apart, "Baker") }), "docx");
    expect(outcome).toMatchObject({ kind: "text", truncated: true });
  });

  test("text beyond 200,000 characters is cut, and said to be", async () => {
    const outcome = await readDocument(makeDocx({ body: paragraphs("word ".repeat(50_000)) }), "docx");
    expect(outcome).toMatchObject({ kind: "text", truncated: true });
    expect(outcome.kind === "text" && outcome.text.length).toBe(200_000);
  });
});
