import { block, cmap, codeOf, groups, sections } from "./cmap";
import type { Entries } from "./entries";
import type { PdfObject } from "./objects";

const LONGEST_TARGET = 64;
/** Of one font: what two bytes can say. */
const MOST_CODES = 65_536;

/** Keeps a written space that pdf.js would drop beside a gap. `readPdf` turns it back. */
export const WRITTEN_SPACE = "\u001f";

/** Named by typesetters for each hyphen and dash that is drawn; pdf.js takes it for one that is not. */
const SOFT_HYPHEN = "\u00ad";

type Mapping = { texts: Map<number, string>; bytes: number };

/** ISO 32000-1, 9.10.3, within limits. Null when nothing is mapped. */
export function cleanToUnicode(bytes: Uint8Array, entries: Entries): string | null {
  const mapping: Mapping = { texts: new Map(), bytes: 1 };
  for (const { operator, operands } of sections(bytes)) {
    if (operator === "endbfchar") addChars(mapping, operands, entries);
    if (operator === "endbfrange") addRanges(mapping, operands, entries);
  }
  if (mapping.texts.size === 0) return null;
  if (![...mapping.texts.values()].some(isRightToLeft)) markSpaces(mapping.texts);
  return written(mapping);
}

function addChars(mapping: Mapping, operands: PdfObject[], entries: Entries): void {
  for (const [code, target] of groups(operands, 2)) {
    if (!(code instanceof Uint8Array) || !(target instanceof Uint8Array)) continue;
    if (!entries.take(1)) return;
    put(mapping, code, codeOf(code), textOf(target));
  }
}

function addRanges(mapping: Mapping, operands: PdfObject[], entries: Entries): void {
  for (const [low, high, target] of groups(operands, 3)) {
    if (!(low instanceof Uint8Array) || !(high instanceof Uint8Array)) continue;
    const first = codeOf(low);
    const last = Math.min(codeOf(high), first + MOST_CODES - 1);
    const start = target instanceof Uint8Array ? textOf(target) : null;
    for (let code = first; code <= last; code++) {
      const own = Array.isArray(target) ? target[code - first] : null;
      const text = own instanceof Uint8Array ? textOf(own) : start && advanced(start, code - first);
      if (text === null || mapping.texts.size >= MOST_CODES || !entries.take(1)) break;
      put(mapping, low, code, text);
    }
  }
}

function put(mapping: Mapping, source: Uint8Array, code: number, text: string): void {
  if (source.length === 0 || source.length > 4) return;
  mapping.bytes = Math.max(mapping.bytes, source.length);
  mapping.texts.set(code, text.replaceAll(SOFT_HYPHEN, "-"));
}

function textOf(target: Uint8Array): string {
  if (target.length === 1) return String.fromCharCode(target[0] ?? 0);
  let text = "";
  for (let at = 0; at + 1 < Math.min(target.length, LONGEST_TARGET); at += 2) {
    text += String.fromCharCode(((target[at] ?? 0) << 8) | (target[at + 1] ?? 0));
  }
  return text;
}

/** The n-th text of a range: its last unit counts upwards. */
function advanced(text: string, by: number): string {
  const last = text.length - 1;
  return last < 0 ? "" : text.slice(0, last) + String.fromCharCode(text.charCodeAt(last) + by);
}

function markSpaces(texts: Map<number, string>): void {
  for (const [code, text] of texts) if (text === " " || text === "\u00a0") texts.set(code, WRITTEN_SPACE);
}

/** Hebrew, Arabic and their presentation forms: reordering them needs their spaces to be spaces. */
function isRightToLeft(text: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(text);
}

function written({ texts, bytes }: Mapping): string {
  const codes = [...texts.keys()].sort((a, b) => a - b);
  const lines: string[] = [];
  for (let i = 0; i < codes.length; ) {
    const first = codes[i] ?? 0;
    const text = texts.get(first) ?? "";
    let length = 1;
    while (codes[i + length] === first + length && texts.get(first + length) === advanced(text, length))
      length++;
    lines.push(`<${digits(first, bytes)}> <${digits(first + length - 1, bytes)}> <${units(text)}>`);
    i += length;
  }
  const space = `<${"00".repeat(bytes)}> <${"ff".repeat(bytes)}>`;
  return cmap([block("codespacerange", [space]), block("bfrange", lines)]);
}

function digits(value: number, bytes: number): string {
  return value.toString(16).padStart(2 * bytes, "0");
}

function units(text: string): string {
  let all = "";
  for (let at = 0; at < text.length; at++) all += digits(text.charCodeAt(at), 2);
  return all;
}
