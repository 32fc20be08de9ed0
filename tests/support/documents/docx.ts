import { strToU8, type Zippable, zipSync } from "fflate";

const MAIN = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export type DocxParts = {
  /** What stands inside the body element. */
  body: string;
  /** Further parts by name, with their content types. */
  parts?: Record<string, { type: string; xml: string | Uint8Array }>;
  mainType?: string;
  /** Before the document's root element. */
  prolog?: string;
};

/** A Word document with the fewest parts that Word opens. */
export function makeDocx({ body, parts = {}, mainType = MAIN, prolog = "" }: DocxParts): Uint8Array {
  const overrides = Object.entries(parts)
    .map(([name, { type }]) => `<Override PartName="/${name}" ContentType="${type}"/>`)
    .join("");
  const files: Zippable = {
    "[Content_Types].xml": strToU8(
      `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/>${overrides}</Types>`,
    ),
    "_rels/.rels": strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    "word/document.xml": strToU8(`${prolog}<w:document ${WORD}><w:body>${body}</w:body></w:document>`),
  };
  for (const [name, { xml }] of Object.entries(parts))
    files[name] = typeof xml === "string" ? strToU8(xml) : xml;
  return zipSync(files);
}

/** Paragraphs of plain text. */
export function paragraphs(...lines: string[]): string {
  return lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join("");
}

export function wordPart(element: string, inside: string): string {
  return `<w:${element} ${WORD}>${inside}</w:${element}>`;
}
