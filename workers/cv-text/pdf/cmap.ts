import type { Entries } from "./entries";
import { Lexer } from "./lexer";
import { Name, type PdfObject, Word } from "./objects";
import { toHexDigits } from "./strings";

/** pdf.js tries each code against each code space, so they count for more than they hold. */
const PRICE_OF_A_CODESPACE = 1024;

export function cleanCodeMap(bytes: Uint8Array, entries: Entries): string {
  const blocks: string[] = [];
  for (const { operator, operands } of sections(bytes)) {
    const size = SIZES_OF_GROUPS.get(operator);
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

const SIZES_OF_GROUPS = new Map([
  ["endcodespacerange", 2],
  ["endcidchar", 2],
  ["endcidrange", 3],
]);

/** Null when the group is not made of short codes and a number. */
function entriesOf(operator: string, group: PdfObject[]): number | null {
  const codes = operator === "endcodespacerange" ? group : group.slice(0, -1);
  const plain = codes.every((code) => code instanceof Uint8Array && code.length > 0 && code.length <= 4);
  if (operator === "endcodespacerange") return plain ? PRICE_OF_A_CODESPACE : null;
  const entries = operator === "endcidrange" ? codeOf(codes[1]) - codeOf(codes[0]) + 1 : 1;
  return plain && entries > 0 && typeof group.at(-1) === "number" ? entries : null;
}

export function* sections(bytes: Uint8Array): Generator<{ operator: string; operands: PdfObject[] }> {
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

export function groups(operands: PdfObject[], size: number): PdfObject[][] {
  return Array.from({ length: Math.floor(operands.length / size) }, (_, i) =>
    operands.slice(i * size, (i + 1) * size),
  );
}

export function block(kind: string, lines: string[]): string {
  return `${lines.length} begin${kind}\n${lines.join("\n")}\nend${kind}`;
}

function line(group: PdfObject[]): string {
  return group
    .map((part) => (part instanceof Uint8Array ? `<${toHexDigits(part)}>` : String(Math.trunc(Number(part)))))
    .join(" ");
}

export function cmap(blocks: string[]): string {
  return `/CIDInit /ProcSet findresource begin\nbegincmap\n${blocks.join("\n")}\nendcmap\nend\n`;
}

export function codeOf(code: PdfObject | undefined): number {
  return code instanceof Uint8Array ? code.reduce((sum, byte) => sum * 256 + byte, 0) : Number.NaN;
}

export function isIdentity(encoding: PdfObject): boolean {
  return encoding instanceof Name && /^Identity-[HV]$/.test(encoding.value);
}
