import { describe, expect, test } from "vitest";
import { makeDoc } from "../../tests/support/documents/doc";
import { readDocument } from "./read";

const ENCRYPTED = 0x0100;

describe("reading a DOC", () => {
  test("paragraphs and table cells stay apart", async () => {
    expect(
      await readDocument(makeDoc("Amélie 王\rRow 1\u0007Cell 2\u0007\u0007Row 2\u0007\r"), "doc"),
    ).toEqual({
      kind: "text",
      text: "Amélie 王\nRow 1\tCell 2\nRow 2",
      pages: null,
      truncated: false,
    });
  });

  test("a link shows its words, not its code", async () => {
    const link = '\u0013 HYPERLINK "mailto:a@example.org" \u0014a@example.org\u0015';
    expect(await readDocument(makeDoc(`Write to ${link} or call`), "doc")).toMatchObject({
      text: "Write to a@example.org or call",
    });
  });

  test("a locked document is called locked", async () => {
    expect(await readDocument(makeDoc("Hello", ENCRYPTED), "doc")).toEqual({ kind: "locked" });
  });

  test("a document whose words stand behind 200,000 blanks is not called read", async () => {
    const outcome = await readDocument(makeDoc(`${" ".repeat(200_000)}Hana`), "doc");
    expect(outcome).toMatchObject({ truncated: true });
  });

  test("a document without words holds no text", async () => {
    expect(await readDocument(makeDoc("\r\r\r"), "doc")).toEqual({ kind: "no-text", pages: null });
  });

  test("a document cut off on its way is unreadable", async () => {
    const outcome = await readDocument(makeDoc("Hello").subarray(0, 2000), "doc");
    expect(outcome.kind).toBe("unreadable");
  });

  test("whoever keeps a CV in Word 95 is told that its kind is too old, and of no damage", async () => {
    const bytes = makeDoc("Hello");
    const at = Buffer.from(bytes).indexOf(Buffer.from([0xec, 0xa5, 0xc1, 0x00]));
    bytes.set([0xdc, 0xa5, 0x68, 0x00], at);
    expect(await readDocument(bytes, "doc")).toEqual({ kind: "too-old" });
  });
});
