import type { Entries } from "./entries";
import { Lexer, Name, type PdfObject, Word } from "./syntax";

/** pdf.js tries each code against each code space, so they count for more than they hold. */
const PRICE_OF_A_CODESPACE = 1024;
const LONGEST_TARGET = 64;
/** Of one font: what two bytes can say. */
const MOST_CODES = 65_536;

/**
 * Stands for a space that was written, where pdf.js would drop it beside a gap: only so can letter-spaced words be told
 * apart. `joinLetterSpacing` turns it back.
 */
export const WRITTEN_SPACE = "\u001f";

/**
 * Rewrites a font's map from codes to Unicode (ISO 32000-1, 9.10.3) as a plain list: ranges that would unfold to
 * millions of entries are cut. Null when nothing is mapped.
 */
export function cleanToUnicode(bytes: Uint8Array, entries: Entries): string | null {
  const map = new Map<string, string>();
  for (const { operator, operands } of sections(bytes)) {
    if (operator === "endbfchar") addChars(map, operands, entries);
    if (operator === "endbfrange") addRanges(map, operands, entries);
  }
  if (map.size === 0) return null;
  if (![...map.values()].some(isRightToLeft)) markSpaces(map);

  const widths = [...new Set([...map.keys()].map((code) => code.length))];
  const spaces = widths.map((width) => `<${"0".repeat(width)}> <${"f".repeat(width)}>`);
  return cmap([
    `${spaces.length} begincodespacerange\n${spaces.join("\n")}\nendcodespacerange`,
    `${map.size} beginbfchar\n${[...map].map(([code, text]) => `<${code}> <${text}>`).join("\n")}\nendbfchar`,
  ]);
}

/** Rewrites a font's own map from codes to glyphs: what its codes look like and where ranges begin, within limits. */
export function cleanCodeMap(bytes: Uint8Array, entries: Entries): string {
  const blocks: string[] = [];
  for (const { operator, operands } of sections(bytes)) {
    const size = SIZES_OF_GROUPS[operator];
    if (size === undefined) continue;
    const lines = groups(operands, size)
      .filter((group) => {
        const count = entriesOf(operator, group);
        return count !== null && entries.take(count);
      })
      .map(line);
    if (lines.length > 0) blocks.push(block(operator.slice("end".length), lines));
  }
  return cmap(blocks);
}

const SIZES_OF_GROUPS: Record<string, number> = { endcodespacerange: 2, endcidchar: 2, endcidrange: 3 };

/** How many entries a group unfolds to; null when it is not made of short codes and a number. */
function entriesOf(operator: string, group: PdfObject[]): number | null {
  const codes = operator === "endcodespacerange" ? group : group.slice(0, -1);
  const plain = codes.every((code) => code instanceof Uint8Array && code.length > 0 && code.length <= 4);
  if (operator === "endcodespacerange") return plain ? PRICE_OF_A_CODESPACE : null;
  const entries = operator === "endcidrange" ? codeOf(codes[1]) - codeOf(codes[0]) + 1 : 1;
  return plain && entries > 0 && typeof group.at(-1) === "number" ? entries : null;
}

function* sections(bytes: Uint8Array): Generator<{ operator: string; operands: PdfObject[] }> {
  const lexer = new Lexer(bytes);
  let operands: PdfObject[] = [];
  for (let object = lexer.next(); object !== undefined; object = lexer.next()) {
    if (!(object instanceof Word)) {
      operands.push(object);
      continue;
    }
    if (object.value.startsWith("end")) yield { operator: object.value, operands };
    operands = [];
  }
}

function addChars(map: Map<string, string>, operands: PdfObject[], entries: Entries): void {
  for (const [code, target] of groups(operands, 2)) {
    if (!entries.take(1)) return;
    if (code instanceof Uint8Array && target instanceof Uint8Array) set(map, hex(code), target);
  }
}

function addRanges(map: Map<string, string>, operands: PdfObject[], entries: Entries): void {
  for (const [low, high, target] of groups(operands, 3)) {
    if (!(low instanceof Uint8Array) || !(high instanceof Uint8Array) || low.length > 4) continue;
    const first = codeOf(low);
    const last = Math.min(codeOf(high), first + MOST_CODES - 1);
    for (let code = first; code <= last; code++) {
      const text = Array.isArray(target) ? target[code - first] : advanced(target, code - first);
      if (!(text instanceof Uint8Array) || map.size > MOST_CODES || !entries.take(1)) break;
      set(map, code.toString(16).padStart(low.length * 2, "0"), text);
    }
  }
}

/** The n-th text of a range: its last two bytes count upwards. */
function advanced(target: PdfObject | undefined, by: number): PdfObject | undefined {
  if (!(target instanceof Uint8Array) || by === 0 || target.length === 0) return target;
  const text = target.slice();
  const last = text.length - 1;
  const value = (text[last] ?? 0) + ((text[last - 1] ?? 0) << 8) + by;
  text[last] = value;
  if (last > 0) text[last - 1] = value >> 8;
  return text;
}

function set(map: Map<string, string>, code: string, target: Uint8Array): void {
  if (code.length === 0 || code.length > 8) return;
  map.set(code, hex(target.length === 1 ? Uint8Array.of(0, ...target) : target.subarray(0, LONGEST_TARGET)));
}

function markSpaces(map: Map<string, string>): void {
  for (const [code, text] of map) if (text === "0020" || text === "00a0") map.set(code, "001f");
}

/** Hebrew, Arabic and their presentation forms: reordering them needs their spaces to be spaces. */
function isRightToLeft(text: string): boolean {
  return /^(?:0[5-8]|fb[1-9a-f]|f[cde])/.test(text);
}

function groups(operands: PdfObject[], size: number): PdfObject[][] {
  return Array.from({ length: Math.floor(operands.length / size) }, (_, i) =>
    operands.slice(i * size, (i + 1) * size),
  );
}

function block(kind: string, lines: string[]): string {
  return `${lines.length} begin${kind}\n${lines.join("\n")}\nend${kind}`;
}

function line(group: PdfObject[]): string {
  return group
    .map((part) => (part instanceof Uint8Array ? `<${hex(part)}>` : String(Math.trunc(Number(part)))))
    .join(" ");
}

function cmap(blocks: string[]): string {
  return `/CIDInit /ProcSet findresource begin\nbegincmap\n${blocks.join("\n")}\nendcmap\nend\n`;
}

function codeOf(code: PdfObject | undefined): number {
  return code instanceof Uint8Array ? code.reduce((sum, byte) => sum * 256 + byte, 0) : Number.NaN;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function isIdentity(encoding: PdfObject): boolean {
  return encoding instanceof Name && /^Identity-[HV]$/.test(encoding.value);
}
