import type { PdfFile } from "./file";
import { type Dict, latin1, Stream } from "./syntax";

/** The encoding stands in the clear at the head of a Type 1 program, before its encrypted part. */
const HEAD = 64 * 1024;

/** Which letter each code of a font means by the font program itself: TeX writes no other encoding. */
export function builtInEncoding(file: PdfFile, font: Dict): Map<number, string> {
  const names = new Map<number, string>();
  const program = file.get(file.dict(font.get("FontDescriptor"))?.get("FontFile"));
  if (!(program instanceof Stream)) return names;
  const head = latin1(file.data(program).subarray(0, HEAD));
  for (const [, code, name] of head.matchAll(/\bdup\s{1,9}(\d{1,3})\s{0,9}\/([\w.]{1,40})\s{1,9}put\b/g)) {
    if (Number(code) < 256 && name) names.set(Number(code), name);
  }
  return names;
}
