import { deflateSync } from "node:zlib";
import { deflated, makePage, makePdf, type PdfStream } from "../documents/pdf";

const MB = 1024 * 1024;
const HELVETICA = "/Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>";
const HELLO = "BT /F 11 Tf 50 700 Td (Hello) Tj ET ";

const ONE_PAGE = [
  "<</Type /Catalog /Pages 2 0 R>>",
  "<</Type /Pages /Count 1 /Kids [3 0 R]>>",
  `<</Type /Page /Contents 4 0 R /Resources <<${HELVETICA}>>>>`,
];

/** PDFs that try to cost time or memory without end; made when asked for, never kept as files. */
export const hostilePdfs: Record<string, () => Uint8Array> = {
  "a page that inflates to 60 MB": () => makePage(deflated(Buffer.alloc(60 * MB, 0x20)), HELVETICA),
  "a page deflated twice": () =>
    makePage(
      { dict: "/Filter [/FlateDecode /FlateDecode]", data: deflateSync(deflateSync(Buffer.alloc(60 * MB))) },
      HELVETICA,
    ),
  "forty pages of 1 MB that share one packed stream": () => sharedContent(40, Buffer.alloc(MB, 0x71)),
  "a run-length bomb": () =>
    makePage({ dict: "/Filter /RunLengthDecode", data: Buffer.alloc(2 * MB, 0x81) }, HELVETICA),
  "an LZW bomb": () => makePage({ dict: "/Filter /LZWDecode", data: lzwBomb(40) }, HELVETICA),
  "a predictor with rows of two billion": () =>
    makePage(
      deflated(Buffer.alloc(MB), "/DecodeParms <</Predictor 12 /Columns 2000000000 /Colors 32>>"),
      HELVETICA,
    ),
  "a page tree that is its own child": () =>
    makePdf(["<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Count 1 /Kids [2 0 R 2 0 R]>>"]),
  "a page tree that branches into itself": () =>
    makePdf([
      "<</Type /Catalog /Pages 2 0 R>>",
      `<</Type /Pages /Count 2000000000 /Kids [${"3 0 R ".repeat(1000)}]>>`,
      `<</Type /Pages /Count 2000000000 /Kids [${"2 0 R 3 0 R ".repeat(1000)}]>>`,
    ]),
  "two billion pages that are one": () =>
    makePdf([
      "<</Type /Catalog /Pages 2 0 R>>",
      `<</Type /Pages /Count 2000000000 /Kids [${"3 0 R ".repeat(200_000)}]>>`,
      `<</Type /Page /Contents 4 0 R /Resources <<${HELVETICA}>>>>`,
      { data: HELLO },
    ]),
  "a form that shows itself": () =>
    makePage("/X Do", "/XObject <</X 5 0 R>>", [form(`${HELLO} /X Do /X Do`, "/XObject <</X 5 0 R>>")]),
  "two forms that show each other": () =>
    makePage("/X Do", "/XObject <</X 5 0 R>>", [
      form("/Y Do /Y Do", "/XObject <</Y 6 0 R>>"),
      form("/X Do /X Do", "/XObject <</X 5 0 R>>"),
    ]),
  "ten forms, each showing the next ten times": () => fanOut(10, 10, HELLO),
  "eight forms, each showing the next a hundred times": () => fanOut(8, 100, ""),
  "a table that leads back to itself": () =>
    makePdf(
      [
        ...ONE_PAGE,
        { data: HELLO },
        { dict: "/Type /XRef /Size 9 /W [1 2 1] /Prev 9 /Root 1 0 R", data: "" },
      ],
      "/Prev 9 /XRefStm 9 /Size 2000000000",
    ),
  "an object stream that holds itself": () =>
    makePdf([
      ...ONE_PAGE,
      { data: HELLO },
      { dict: "/Type /ObjStm /N 100000 /First 40 /Extends 5 0 R", data: `${"5 0 ".repeat(10)} 5 0 R` },
    ]),
  "references in a circle": () => makePdf(["<</Type /Catalog /Pages 2 0 R>>", "3 0 R", "4 0 R", "2 0 R"]),
  "arrays nested a million deep": () => makePdf(["<</Type /Catalog /Pages 2 0 R>>", "[".repeat(MB)]),
  "a content stream nested a million deep": () => makePage("[".repeat(MB), HELVETICA),
  "dictionaries nested without end": () => makePdf(["<</A ".repeat(MB / 2)]),
  "a hundred and ten thousand objects": () => makePdf(Array.from({ length: 110_000 }, () => "0")),
  "five megabytes of numbers": () => new Uint8Array(Buffer.from(`%PDF-1.4\n${"1 0 ".repeat(1.2 * MB)}`)),
  "five megabytes of unfinished objects": () =>
    new Uint8Array(Buffer.from(`%PDF-1.4\n${"1 0 obj ".repeat(0.6 * MB)}`)),
  "five megabytes of unfinished streams": () =>
    new Uint8Array(Buffer.from(`%PDF-1.4\n${"1 0 obj <<>> stream ".repeat(0.2 * MB)}`)),
  "five megabytes of unfinished strings": () =>
    new Uint8Array(Buffer.from(`%PDF-1.4\n${"1 0 obj (".repeat(0.5 * MB)}`)),
  "a Unicode map that unfolds to billions": () =>
    fontPage(
      "/ToUnicode 6 0 R",
      deflated(`1 beginbfrange\n${"<00000000> <ffffffff> <0041>\n".repeat(10_000)}endbfrange`),
    ),
  "two hundred fonts with 65,536 letters each": () => manyFonts(200),
  "glyph widths for two billion glyphs": () =>
    compositePage("/Identity-H", `/W [${"0 2000000000 500 ".repeat(1000)}]`),
  "a code map that unfolds to billions": () =>
    compositePage(
      "7 0 R",
      "",
      deflated(`1 begincidrange\n${"<00000000> <ffffffff> 0\n".repeat(10_000)}endcidrange`, "/UseCMap 7 0 R"),
    ),
  "a simple font of two billion codes": () =>
    makePage(HELLO, "/Font <</F 5 0 R>>", [
      `<</Type /Font /Subtype /TrueType /FirstChar 0 /LastChar 2000000000 /Widths [500] /Encoding <</Differences [${"2000000000 /a ".repeat(1000)}]>>>>`,
    ]),
  "a font that draws its letters with itself": () =>
    makePage("BT /F 11 Tf (a) Tj ET", "/Font <</F 5 0 R>>", [
      "<</Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /FontBBox [0 0 1 1] /FirstChar 97 /LastChar 97 /Widths [1] /Encoding <</Differences [97 /a]>> /CharProcs <</a 6 0 R>> /Resources <</Font <</F 5 0 R>>>>>>",
      { data: "BT /F 11 Tf (aaaaaaaaaa) Tj ET" },
    ]),
  "a font program made of look-alikes": () =>
    makePage(HELLO, "/Font <</F 5 0 R>>", [
      "<</Type /Font /Subtype /Type1 /BaseFont /X /FontDescriptor 6 0 R>>",
      "<</Type /FontDescriptor /FontName /X /Flags 4 /FontFile 7 0 R>>",
      deflated("dup 1 /a  dup dup dup 12 /".repeat(400_000)),
    ]),
  "eleven million saved states": () => makePage(deflated("q ".repeat(11 * MB)), HELVETICA),
  "eleven million letters, one by one": () =>
    makePage(deflated(`BT /F 9 Tf ${"(a)Tj ".repeat(3.5 * MB)} ET`), HELVETICA),
  "one string of 20 MB": () => makePage(deflated(`BT /F 9 Tf (${"a ".repeat(10 * MB)}) Tj ET`), HELVETICA),
  "twenty megabytes of lines": () => makePage(deflated("0 0 m 1 1 l S ".repeat(1.5 * MB)), HELVETICA),
  "pictures in the page that never end": () => makePage(deflated("BI ID EI".repeat(2.5 * MB)), HELVETICA),
  "a hundred thousand pieces of one page": () => {
    const pieces = "4 0 R ".repeat(100_000);
    return makePdf([
      "<</Type /Catalog /Pages 2 0 R>>",
      "<</Type /Pages /Count 1 /Kids [3 0 R]>>",
      `<</Type /Page /Contents [${pieces}] /Resources <<${HELVETICA}>>>>`,
      deflated(HELLO),
    ]);
  },
  "an encryption dictionary of nonsense": () =>
    makePdf(
      ["<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Count 0 /Kids []>>"],
      "/Encrypt <</Filter /Standard /V 5 /R 6 /Length 999999999 /O () /U () /UE () /P -1>>",
    ),
};

/** Each code stands for one letter more than the code before it: 5 kB become 7 MB, over and over. */
function lzwBomb(rounds: number): Buffer {
  const codes = [256, 0x20, ...Array.from({ length: 3800 }, (_, i) => 258 + i)];
  const width = (code: number) => (code < 511 ? 9 : code < 1023 ? 10 : code < 2047 ? 11 : 12);
  const bits = codes.map((code) => code.toString(2).padStart(code === 256 ? 12 : width(code), "0")).join("");
  const round = `000100000000${bits.slice(12)}`;
  const all = `100000000${round.slice(12)}${round.repeat(rounds - 1)}`;
  return Buffer.from((all.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2)));
}

function form(content: string, resources: string): PdfStream {
  return {
    dict: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources <<${HELVETICA} ${resources}>>`,
    data: content,
  };
}

/** Form n shows form n+1 `times` times; the last one shows text. */
function fanOut(levels: number, times: number, last: string): Uint8Array {
  const forms = Array.from({ length: levels }, (_, i) =>
    form("/X Do ".repeat(times), `/XObject <</X ${6 + i} 0 R>>`),
  );
  return makePage("/X Do", "/XObject <</X 5 0 R>>", [...forms, form(last, "")]);
}

function sharedContent(pages: number, content: Uint8Array): Uint8Array {
  return makePdf([
    "<</Type /Catalog /Pages 2 0 R>>",
    `<</Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, i) => `${4 + i} 0 R`).join(" ")}]>>`,
    deflated(content),
    ...Array.from({ length: pages }, () => `<</Type /Page /Contents 3 0 R /Resources <<${HELVETICA}>>>>`),
  ]);
}

function fontPage(font: string, more: PdfStream): Uint8Array {
  return makePage(HELLO, "/Font <</F 5 0 R>>", [
    `<</Type /Font /Subtype /TrueType /BaseFont /X /FirstChar 0 /LastChar 255 ${font}>>`,
    more,
  ]);
}

function compositePage(encoding: string, glyphs: string, ...more: PdfStream[]): Uint8Array {
  return makePage("BT /F 11 Tf <00410042> Tj ET", "/Font <</F 5 0 R>>", [
    `<</Type /Font /Subtype /Type0 /BaseFont /X /Encoding ${encoding} /DescendantFonts [6 0 R]>>`,
    `<</Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> ${glyphs}>>`,
    ...more,
  ]);
}

function manyFonts(count: number): Uint8Array {
  const names = Array.from({ length: count }, (_, i) => i);
  return makePage(
    names.map((i) => `BT /F${i} 9 Tf <0041> Tj ET`).join("\n"),
    `/Font <<${names.map((i) => `/F${i} ${6 + i} 0 R`).join(" ")}>>`,
    [
      { data: "1 beginbfrange <0000> <ffff> <0000> endbfrange" },
      ...names.map(
        () =>
          "<</Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /ToUnicode 5 0 R /DescendantFonts [<</Type /Font /Subtype /CIDFontType2 /BaseFont /X /W [0 65535 500]>>]>>",
      ),
    ],
  );
}
