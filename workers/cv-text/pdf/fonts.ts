import { builtInEncoding } from "./built-in-encoding";
import { cleanCodeMap, cleanToUnicode, isIdentity } from "./cmap";
import type { PdfFile } from "./file";
import { type Dict, isDict, Name, type PdfObject, type Ref, Stream } from "./syntax";
import type { PdfWriter } from "./writer";

const LAST_CODE = 255;
const LAST_CID = 65_535;
const IDENTITY: Dict = new Map<string, PdfObject>([
  ["Registry", new TextEncoder().encode("Adobe")],
  ["Ordering", new TextEncoder().encode("Identity")],
  ["Supplement", 0],
]);
const DESCRIPTION = ["Flags", "ItalicAngle", "Ascent", "Descent", "CapHeight", "StemV", "MissingWidth"];
const LARGEST_MAP = 2 * 1024 * 1024;

/**
 * A font as far as reading needs it: what its codes mean and how wide they are. Its outlines stay behind: they are
 * programs, and programs can loop.
 */
export function cleanFont(file: PdfFile, font: Dict, writer: PdfWriter): Ref {
  const subtype = file.name(font.get("Subtype"));
  const clean: Dict = new Map<string, PdfObject>([
    ["Type", new Name("Font")],
    ["Subtype", new Name(subtype ?? "Type1")],
    ["BaseFont", new Name(file.name(font.get("BaseFont")) ?? "Helvetica")],
  ]);
  const toUnicode = cleanedToUnicode(file, font, writer);
  if (toUnicode) clean.set("ToUnicode", toUnicode);
  if (subtype === "Type0") addComposite(file, font, clean, writer);
  else addSimple(file, font, clean, writer, !toUnicode);
  return writer.add(clean);
}

function cleanedToUnicode(file: PdfFile, font: Dict, writer: PdfWriter): PdfObject {
  const map = file.get(font.get("ToUnicode"));
  if (isIdentity(map)) return map;
  if (!(map instanceof Stream)) return null;
  const text = cleanToUnicode(file.data(map).subarray(0, LARGEST_MAP));
  return text ? writer.addStream(new Map(), new TextEncoder().encode(text)) : null;
}

function addComposite(file: PdfFile, font: Dict, clean: Dict, writer: PdfWriter): void {
  const descendant = file.dict(file.array(font.get("DescendantFonts"))[0]) ?? new Map();
  const encoding = file.get(font.get("Encoding"));
  const own = encoding instanceof Stream ? encoding : null;
  const vertical = encoding instanceof Name && encoding.value.endsWith("V");
  clean.set(
    "Encoding",
    own
      ? writer.addStream(
          new Map<string, PdfObject>([
            ["Type", new Name("CMap")],
            ["CMapName", new Name("Own")],
          ]),
          new TextEncoder().encode(cleanCodeMap(file.data(own).subarray(0, LARGEST_MAP))),
        )
      : new Name(vertical ? "Identity-V" : "Identity-H"),
  );
  const glyphs: Dict = new Map<string, PdfObject>([
    ["Type", new Name("Font")],
    ["Subtype", new Name(file.name(descendant.get("Subtype")) ?? "CIDFontType2")],
    ["BaseFont", new Name(file.name(descendant.get("BaseFont")) ?? "Helvetica")],
    ["CIDSystemInfo", IDENTITY],
    ["DW", file.number(descendant.get("DW")) ?? 1000],
    ["FontDescriptor", description(file, descendant, writer)],
  ]);
  // Widths are by glyph; under an encoding whose table we do not have, codes are not glyphs.
  if (own || isIdentity(encoding)) glyphs.set("W", cleanWidths(file, file.array(descendant.get("W"))));
  clean.set("DescendantFonts", [writer.add(glyphs)]);
}

/** `c [w1 w2 …]` and `first last w` groups (ISO 32000-1, 9.7.4.3), with no code beyond what two bytes can say. */
function cleanWidths(file: PdfFile, widths: PdfObject[]): PdfObject[] {
  const clean: PdfObject[] = [];
  let left = LAST_CID + 1;
  for (let i = 0; i + 1 < widths.length && left > 0; ) {
    const first = file.number(widths[i]);
    const list = file.get(widths[i + 1]);
    if (first === null || first < 0 || first > LAST_CID) return clean;
    if (Array.isArray(list)) {
      const own = list.slice(0, left).map((width) => file.number(width) ?? 0);
      clean.push(first, own);
      left -= own.length + 1;
      i += 2;
      continue;
    }
    const last = file.number(widths[i + 1]);
    if (last === null || last < first || last > LAST_CID) return clean;
    left -= last - first + 1;
    if (left >= 0) clean.push(first, last, file.number(widths[i + 2]) ?? 0);
    i += 3;
  }
  return clean;
}

function addSimple(file: PdfFile, font: Dict, clean: Dict, writer: PdfWriter, needsNames: boolean): void {
  const first = Math.min(Math.max(file.number(font.get("FirstChar")) ?? 0, 0), LAST_CODE);
  const widths = file.array(font.get("Widths")).slice(0, LAST_CODE + 1 - first);
  if (widths.length > 0) {
    clean.set("FirstChar", first);
    clean.set("LastChar", first + widths.length - 1);
    clean.set(
      "Widths",
      widths.map((width) => file.number(width) ?? 0),
    );
  }
  clean.set("Encoding", cleanEncoding(file, font, needsNames));
  if (font.has("FontDescriptor")) clean.set("FontDescriptor", description(file, font, writer));
  if (file.name(font.get("Subtype")) !== "Type3") return;
  clean.set("CharProcs", new Map());
  clean.set("FontMatrix", numbers(file, font.get("FontMatrix"), [0.001, 0, 0, 0.001, 0, 0]));
  clean.set("FontBBox", numbers(file, font.get("FontBBox"), [0, 0, 0, 0]));
}

function cleanEncoding(file: PdfFile, font: Dict, needsNames: boolean): PdfObject {
  const encoding = file.get(font.get("Encoding"));
  if (encoding instanceof Name) return encoding;
  const clean: Dict = new Map([["Type", new Name("Encoding")]]);
  const base = isDict(encoding) ? file.name(encoding.get("BaseEncoding")) : null;
  const differences: PdfObject[] = [];
  if (base) clean.set("BaseEncoding", new Name(base));
  else if (needsNames) {
    for (const [code, name] of builtInEncoding(file, font)) differences.push(code, new Name(name));
  }
  if (isDict(encoding)) differences.push(...cleanDifferences(file, encoding));
  if (!base && differences.length === 0) return null;
  return clean.set("Differences", differences);
}

function cleanDifferences(file: PdfFile, encoding: Dict): PdfObject[] {
  return file
    .array(encoding.get("Differences"))
    .slice(0, 2 * (LAST_CODE + 1))
    .map((one) => file.get(one))
    .filter((one) => one instanceof Name || (typeof one === "number" && one >= 0 && one <= LAST_CODE));
}

function description(file: PdfFile, font: Dict, writer: PdfWriter): Ref {
  const original = file.dict(font.get("FontDescriptor")) ?? new Map();
  const clean: Dict = new Map<string, PdfObject>([
    ["Type", new Name("FontDescriptor")],
    ["FontName", new Name(file.name(original.get("FontName")) ?? "Helvetica")],
    ["FontBBox", numbers(file, original.get("FontBBox"), [0, -200, 1000, 800])],
  ]);
  for (const key of DESCRIPTION) clean.set(key, file.number(original.get(key)) ?? 0);
  return writer.add(clean);
}

function numbers(file: PdfFile, value: PdfObject | undefined, otherwise: number[]): number[] {
  const found = file.array(value).map((one) => file.number(one) ?? 0);
  return found.length === otherwise.length ? found : otherwise;
}
