import { cleanCodeMap, isIdentity } from "./cmap";
import { cleanEncoding } from "./encoding";
import { Entries } from "./entries";
import type { PdfFile } from "./file";
import { type Dict, dictOf, Name, type PdfObject, type Ref, Stream } from "./objects";
import { cleanToUnicode } from "./to-unicode";
import type { PdfWriter } from "./writer";

const LAST_CODE = 255;
const LAST_GLYPH = 65_535;
const LARGEST_MAP = 2 * 1024 * 1024;
const DESCRIPTION = ["Flags", "ItalicAngle", "Ascent", "Descent", "CapHeight", "StemV", "MissingWidth"];
const IDENTITY = dictOf({
  Registry: new TextEncoder().encode("Adobe"),
  Ordering: new TextEncoder().encode("Identity"),
  Supplement: 0,
});

/** Keeps codes and widths. Outlines stay behind: they are programs, and programs can loop. */
export class FontCleaner {
  private readonly entries = new Entries();

  constructor(
    private readonly file: PdfFile,
    private readonly writer: PdfWriter,
  ) {}

  clean(font: Dict): Ref {
    const subtype = this.file.name(font.get("Subtype"));
    const clean = dictOf({
      Type: new Name("Font"),
      Subtype: new Name(subtype ?? "Type1"),
      BaseFont: new Name(this.file.name(font.get("BaseFont")) ?? "Helvetica"),
    });
    const toUnicode = this.toUnicode(font);
    if (toUnicode) clean.set("ToUnicode", toUnicode);
    if (subtype === "Type0") this.addComposite(font, clean);
    else this.addSimple(font, clean, toUnicode !== null);
    if (subtype === "Type3") this.addDrawn(font, clean);
    return this.writer.add(clean);
  }

  private toUnicode(font: Dict): PdfObject {
    const map = this.file.get(font.get("ToUnicode"));
    if (isIdentity(map)) return map;
    if (!(map instanceof Stream)) return saysUnicode(this.file.name(font.get("Encoding")));
    const text = cleanToUnicode(this.file.data(map).subarray(0, LARGEST_MAP), this.entries);
    return text ? this.writer.addStream(new Map(), new TextEncoder().encode(text)) : null;
  }

  private addComposite(font: Dict, clean: Dict): void {
    const { file } = this;
    const descendant = file.dict(file.array(font.get("DescendantFonts"))[0]) ?? new Map();
    const encoding = file.get(font.get("Encoding"));
    const glyphs = dictOf({
      Type: new Name("Font"),
      Subtype: new Name(file.name(descendant.get("Subtype")) ?? "CIDFontType2"),
      BaseFont: new Name(file.name(descendant.get("BaseFont")) ?? "Helvetica"),
      CIDSystemInfo: IDENTITY,
      DW: file.number(descendant.get("DW")) ?? 1000,
      FontDescriptor: this.description(descendant),
    });
    // Widths are by glyph; under an encoding whose table we do not have, codes are not glyphs.
    if (encoding instanceof Stream || isIdentity(encoding)) {
      glyphs.set("W", this.widthsByGlyph(file.array(descendant.get("W"))));
    }
    clean.set("Encoding", this.codeMap(encoding));
    clean.set("DescendantFonts", [this.writer.add(glyphs)]);
  }

  private codeMap(encoding: PdfObject): PdfObject {
    if (encoding instanceof Stream) {
      const text = cleanCodeMap(this.file.data(encoding).subarray(0, LARGEST_MAP), this.entries);
      const head = dictOf({ Type: new Name("CMap"), CMapName: new Name("Own") });
      return this.writer.addStream(head, new TextEncoder().encode(text));
    }
    const vertical = encoding instanceof Name && encoding.value.endsWith("V");
    return new Name(vertical ? "Identity-V" : "Identity-H");
  }

  /** `c [w1 w2 …]` and `first last w` groups (ISO 32000-1, 9.7.4.3), with no code beyond two bytes. */
  private widthsByGlyph(widths: PdfObject[]): PdfObject[] {
    const { file } = this;
    const clean: PdfObject[] = [];
    for (let i = 0; i + 1 < widths.length; ) {
      const first = file.number(widths[i]);
      const list = file.get(widths[i + 1]);
      if (first === null || first < 0 || first > LAST_GLYPH) return clean;
      const last = Array.isArray(list) ? first + list.length - 1 : list;
      if (typeof last !== "number" || last > LAST_GLYPH || !this.entries.take(last - first + 1)) return clean;
      if (Array.isArray(list))
        clean.push(
          first,
          list.map((width) => file.number(width) ?? 0),
        );
      else clean.push(first, last, file.number(widths[i + 2]) ?? 0);
      i += Array.isArray(list) ? 2 : 3;
    }
    return clean;
  }

  private addSimple(font: Dict, clean: Dict, hasUnicode: boolean): void {
    const { file } = this;
    const first = Math.min(Math.max(Math.trunc(file.number(font.get("FirstChar")) ?? 0), 0), LAST_CODE);
    const widths = file.array(font.get("Widths")).slice(0, LAST_CODE + 1 - first);
    if (widths.length > 0) {
      clean.set("FirstChar", first);
      clean.set("LastChar", first + widths.length - 1);
      clean.set(
        "Widths",
        widths.map((width) => file.number(width) ?? 0),
      );
    }
    clean.set("Encoding", cleanEncoding(file, font, hasUnicode));
    if (font.has("FontDescriptor")) clean.set("FontDescriptor", this.description(font));
  }

  private addDrawn(font: Dict, clean: Dict): void {
    clean.set("CharProcs", new Map());
    clean.set("FontMatrix", this.numbers(font.get("FontMatrix"), [0.001, 0, 0, 0.001, 0, 0]));
    clean.set("FontBBox", this.numbers(font.get("FontBBox"), [0, 0, 0, 0]));
  }

  private description(font: Dict): Ref {
    const { file } = this;
    const original = file.dict(font.get("FontDescriptor")) ?? new Map();
    const clean = dictOf({
      Type: new Name("FontDescriptor"),
      FontName: new Name(file.name(original.get("FontName")) ?? "Helvetica"),
      FontBBox: this.numbers(original.get("FontBBox"), [0, -200, 1000, 800]),
    });
    for (const key of DESCRIPTION) clean.set(key, file.number(original.get(key)) ?? 0);
    return this.writer.add(clean);
  }

  private numbers(value: PdfObject | undefined, otherwise: number[]): number[] {
    const found = this.file.array(value).map((one) => this.file.number(one) ?? 0);
    return found.length === otherwise.length ? found : otherwise;
  }
}

/** Under these predefined encodings (`UniGB-UCS2-H` and its like) a code is the letter itself. */
function saysUnicode(encoding: string | null): PdfObject {
  return encoding && /^Uni\w+-(?:UCS2|UTF16)-[HV]$/.test(encoding) ? new Name("Identity-H") : null;
}
