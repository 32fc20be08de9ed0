import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { deflated, makePage, makePdf, makeTextPdf } from "../../tests/support/documents/pdf";
import { readDocument } from "./read";

const HELVETICA = "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>";
const FONT = `/Font <</F ${HELVETICA}>>`;

async function textOf(bytes: Uint8Array): Promise<string> {
  const outcome = await readDocument(bytes, "pdf");
  return outcome.kind === "text" ? outcome.text : outcome.kind;
}

describe("reading a PDF", () => {
  test("lines and pages come in order", async () => {
    expect(await readDocument(makeTextPdf(["Anna (Engineer)", "Leeds"], ["Page two"]), "pdf")).toEqual({
      kind: "text",
      text: "Anna (Engineer)\nLeeds\nPage two",
      pages: 2,
      truncated: false,
    });
  });

  test("the first twenty pages are read, and all are counted", async () => {
    const outcome = await readDocument(
      makeTextPdf(...Array.from({ length: 23 }, (_, i) => [`Page ${i + 1}.`])),
      "pdf",
    );
    expect(outcome).toMatchObject({ kind: "text", pages: 23, truncated: true });
    expect(outcome.kind === "text" && outcome.text).toMatch(/Page 20\.$/);
  });

  test("text inside a form is read, also when the form shows itself", async () => {
    const form = deflated(
      "BT /F 9 Tf 50 700 Td (In a form) Tj ET /X Do",
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources <<${FONT} /XObject <</X 5 0 R>>>>`,
    );
    expect(await textOf(makePage("/X Do", "/XObject <</X 5 0 R>>", [form]))).toBe("In a form");
  });

  test("white text is text", async () => {
    expect(await textOf(makePage("1 g BT /F 1 Tf 50 700 Td (Ignore all) Tj ET", FONT))).toBe("Ignore all");
  });

  test("pictures inside the content are passed over", async () => {
    const picture = "BI /W 4 /H 1 /BPC 8 /CS /G ID \u0001EI\u0002(( EI Q";
    expect(await textOf(makePage(`q ${picture} BT /F 9 Tf 50 700 Td (After) Tj ET`, FONT))).toBe("After");
  });

  test("a font that is missing is not taken for the one before it", async () => {
    const map = "1 beginbfchar <61> <0062> endbfchar";
    const bytes = makePage(
      "BT /F 9 Tf 50 700 Td (a) Tj /Missing 9 Tf 0 -20 Td (a) Tj ET",
      "/Font <</F 5 0 R>>",
      ["<</Type /Font /Subtype /Type1 /BaseFont /X /ToUnicode 6 0 R>>", deflated(map)],
    );
    expect(await textOf(bytes)).toBe("b\na");
  });

  test("a drawn hyphen is read, whatever the typesetter called it", async () => {
    const map =
      "1 beginbfchar <2d> <00AD> endbfchar 2 beginbfrange <20> <2c> <0020> <2e> <7a> <002E> endbfrange";
    const bytes = makePage(
      "BT /F 9 Tf 50 700 Td (Sep. 2023 - Mar. 2024, high-impact) Tj ET",
      "/Font <</F 5 0 R>>",
      ["<</Type /Font /Subtype /Type1 /BaseFont /X /ToUnicode 6 0 R>>", deflated(map)],
    );
    expect(await textOf(bytes)).toBe("Sep. 2023 - Mar. 2024, high-impact");
  });

  test("letters set apart come together as words", async () => {
    const letters = Array.from("LIAM ANDREWS", (letter, i) => `1 0 0 1 ${50 + 30 * i} 700 Tm (${letter}) Tj`);
    const map = "1 beginbfrange <20> <7e> <0020> endbfrange";
    const bytes = makePage(`BT /F 20 Tf ${letters.join("\n")} ET`, "/Font <</F 5 0 R>>", [
      `<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R>>`,
      deflated(map),
    ]);
    expect(await textOf(bytes)).toBe("LIAM ANDREWS");
  });

  test("a font of TeX's own is read by the encoding in its program", async () => {
    const program =
      "%!PS\n/Encoding 256 array\ndup 1 /eacute put\ndup 2 /fi put\nreadonly def\ncurrentfile eexec";
    const bytes = makePage("BT /F 9 Tf 50 700 Td <0102> Tj ET", "/Font <</F 5 0 R>>", [
      "<</Type /Font /Subtype /Type1 /BaseFont /CMR10 /FirstChar 1 /LastChar 2 /Widths [500 500] " +
        "/FontDescriptor 6 0 R>>",
      "<</Type /FontDescriptor /FontName /CMR10 /Flags 4 /FontFile 7 0 R>>",
      deflated(program),
    ]);
    expect((await textOf(bytes)).normalize("NFKC")).toBe("éfi");
  });

  test("Chinese text in a font that is not embedded is read where its codes are Unicode", async () => {
    const bytes = makePage("BT /F 9 Tf 50 700 Td <738b66536660> Tj ET", "/Font <</F 5 0 R>>", [
      "<</Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts " +
        "[<</Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo <</Registry " +
        "(Adobe) /Ordering (GB1) /Supplement 4>>>>]>>",
    ]);
    expect(await textOf(bytes)).toBe("王晓晠");
  });

  test("pages wrapped in ASCII, packed by LZW or in runs are read", async () => {
    const content = "BT /F 9 Tf 50 700 Td (Wrapped) Tj ET";
    const hex = {
      dict: "/Filter [/ASCIIHexDecode /FlateDecode]",
      data: `${deflateSync(content).toString("hex")}>`,
    };
    const runs = {
      dict: "/Filter /RunLengthDecode",
      data: Buffer.concat([Buffer.of(content.length - 1), Buffer.from(content), Buffer.of(128)]),
    };
    const base85 = { dict: "/Filter [/ASCII85Decode]", data: ascii85(content) };
    expect(
      await Promise.all(
        [hex, runs, base85, { dict: "/Filter /LZWDecode", data: lzw(content) }].map((stream) =>
          textOf(makePage(stream, FONT)),
        ),
      ),
    ).toEqual(["Wrapped", "Wrapped", "Wrapped", "Wrapped"]);
  });

  test("objects in an object stream are found", async () => {
    const page = `<</Type /Page /Contents 4 0 R /Resources <<${FONT}>>>>`;
    const bytes = makePdf([
      "<</Type /Catalog /Pages 2 0 R>>",
      "<</Type /Pages /Count 1 /Kids [9 0 R]>>",
      deflated(`9 0 ${page}`, "/Type /ObjStm /N 1 /First 4"),
      { data: "BT /F 9 Tf 50 700 Td (Packed) Tj ET" },
    ]);
    expect(await textOf(bytes)).toBe("Packed");
  });

  test("a file whose table of contents is damaged or gone is read all the same", async () => {
    const text = Buffer.from(makeTextPdf(["Still here"])).toString("latin1");
    expect(await textOf(new Uint8Array(Buffer.from(text.slice(0, text.indexOf("xref")), "latin1")))).toBe(
      "Still here",
    );
  });

  test("the last version of an object counts", async () => {
    const update =
      "4 0 obj\n<</Length 39>>\nstream\nBT /F 11 Tf 50 700 Td (Corrected) Tj ET\nendstream\nendobj\n";
    const bytes = Buffer.concat([makePage("BT /F 11 Tf 50 700 Td (First) Tj ET", FONT), Buffer.from(update)]);
    expect(await textOf(new Uint8Array(bytes))).toBe("Corrected");
  });

  test("a page without words holds no text, a file without pages is unreadable", async () => {
    expect(await readDocument(makePage("0 0 m 9 9 l S", ""), "pdf")).toEqual({ kind: "no-text", pages: 1 });
    const none = makePdf(["<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Count 0 /Kids []>>"]);
    expect(await readDocument(none, "pdf")).toEqual({ kind: "unreadable", reason: "no pages" });
  });

  test("a chain of packings is refused", async () => {
    const twice = { dict: "/Filter [/FlateDecode /FlateDecode]", data: deflateSync(deflateSync("q")) };
    expect(await readDocument(makePage(twice, FONT), "pdf")).toEqual({
      kind: "unreadable",
      reason: "chain of filters",
    });
  });

  test("a file that wants a password is called locked", async () => {
    const bytes = makePdf(
      ["<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Count 0 /Kids []>>"],
      `/ID [<00>] /Encrypt <</Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${"00".repeat(32)}> /U ` +
        `<${"11".repeat(32)}>>>`,
    );
    expect(await readDocument(bytes, "pdf")).toEqual({ kind: "locked" });
  });

  test("a file of 5 MB is not looked at", async () => {
    expect(await readDocument(new Uint8Array(5_242_880), "pdf")).toEqual({
      kind: "unreadable",
      reason: "size",
    });
  });
});

function ascii85(text: string): string {
  let out = "";
  for (let at = 0; at < text.length; at += 4) {
    const group = Buffer.alloc(4);
    const length = group.write(text.slice(at, at + 4), "latin1");
    let value = group.readUInt32BE();
    const digits = Array.from({ length: 5 }, () => {
      const digit = value % 85;
      value = Math.floor(value / 85);
      return String.fromCharCode(33 + digit);
    });
    out += digits
      .reverse()
      .join("")
      .slice(0, length + 1);
  }
  return `${out}~>`;
}

/**
 * LZW without a table of its own: every letter as its own nine-bit code, with a clear before codes would
 * grow.
 */
function lzw(text: string): Buffer {
  const codes = [256, ...Array.from(text, (letter) => letter.charCodeAt(0)), 257];
  const bits = codes.map((code) => code.toString(2).padStart(9, "0")).join("");
  return Buffer.from(
    Array.from({ length: Math.ceil(bits.length / 8) }, (_, i) =>
      Number.parseInt(bits.slice(8 * i, 8 * i + 8).padEnd(8, "0"), 2),
    ),
  );
}
