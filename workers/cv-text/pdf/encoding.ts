import type { PdfFile } from "./file";
import { type Dict, dictOf, isDict, latin1, Name, type PdfObject, Stream } from "./objects";

const LAST_CODE = 255;
/** The encoding stands in the clear at the head of a Type 1 program, before its encrypted part. */
const HEAD = 64 * 1024;

/** Names of letters that pdf.js knows; null when its standard encoding holds. */
export function cleanEncoding(file: PdfFile, font: Dict, hasUnicode: boolean): PdfObject {
  const encoding = file.get(font.get("Encoding"));
  if (encoding instanceof Name) return encoding;
  const base = isDict(encoding) ? file.name(encoding.get("BaseEncoding")) : null;
  const differences: PdfObject[] = [];
  if (!base && !hasUnicode) differences.push(...builtInEncoding(file, font));
  if (isDict(encoding)) differences.push(...cleanDifferences(file, encoding));
  if (!base && differences.length === 0) return null;
  const clean = dictOf({ Type: new Name("Encoding"), Differences: differences });
  return base ? clean.set("BaseEncoding", new Name(base)) : clean;
}

function cleanDifferences(file: PdfFile, encoding: Dict): PdfObject[] {
  return file
    .array(encoding.get("Differences"))
    .slice(0, 2 * (LAST_CODE + 1))
    .map((one) => file.get(one))
    .filter((one) => one instanceof Name || (typeof one === "number" && one >= 0 && one <= LAST_CODE));
}

/** TeX writes no other encoding for its own fonts. */
function builtInEncoding(file: PdfFile, font: Dict): PdfObject[] {
  const program = file.get(file.dict(font.get("FontDescriptor"))?.get("FontFile"));
  if (!(program instanceof Stream)) return [];
  const head = latin1(file.data(program).subarray(0, HEAD));
  return [...head.matchAll(/\bdup\s{1,9}(\d{1,3})\s{0,9}\/([\w.]{1,40})\s{1,9}put\b/g)]
    .filter(([, code]) => Number(code) <= LAST_CODE)
    .flatMap(([, code, name = ""]) => [Number(code), new Name(name)])
    .slice(0, 2 * (LAST_CODE + 1));
}
