import { Lexer } from "./lexer";
import { Name, type PdfObject, Word } from "./objects";
import { serialise } from "./writer";

const KEPT = new Map([
  ["q", ""],
  ["Q", ""],
  ["BT", ""],
  ["ET", ""],
  ["T*", ""],
  ["cm", "nnnnnn"],
  ["Tm", "nnnnnn"],
  ["Td", "nn"],
  ["TD", "nn"],
  ["Tc", "n"],
  ["Tw", "n"],
  ["Tz", "n"],
  ["TL", "n"],
  ["Ts", "n"],
  ["Tr", "n"],
  ["Tf", "Nn"],
  ["Tj", "s"],
  ["TJ", "a"],
  ["'", "s"],
  ['"', "nns"],
  ["Do", "N"],
]);
const MOST_OPERANDS = 64;
const DEEPEST_SAVE = 200;

export type ContentUses = {
  font(name: string): void;
  /** Its cost with all forms inside it; 0 when it is not to be shown. */
  form(name: string): number;
};

/** The weight counts operators and bytes shown, forms included. Stops at `limit`. */
export function textOperators(bytes: Uint8Array, uses: ContentUses, limit: number) {
  const kept: string[] = [];
  let saved = 0;
  let weight = 0;
  let whole = true;
  forEachOperation(bytes, (operator, operands) => {
    const own = takeOperands(operator, operands);
    if (!own) return true;
    if (operator === "q" && saved++ >= DEEPEST_SAVE) return true;
    if (operator === "Q" && (saved === 0 || --saved >= DEEPEST_SAVE)) return true;
    const price = priceOf(operator, own, uses);
    if (price === 0) return true;
    whole = weight + price <= limit;
    if (!whole) return false;
    weight += price;
    kept.push([...own.map(serialise), operator].join(" "));
    return true;
  });
  return { bytes: encode(kept), weight, whole };
}

/** `operands` is one list, used again. */
function forEachOperation(
  bytes: Uint8Array,
  handle: (operator: string, operands: PdfObject[]) => boolean,
): void {
  const lexer = new Lexer(bytes);
  const operands: PdfObject[] = [];
  for (let object = lexer.next(); object !== undefined; object = lexer.next()) {
    if (!(object instanceof Word)) {
      if (operands.push(object) > MOST_OPERANDS) operands.length = 0;
      continue;
    }
    if (object.value === "BI") skipInlineImage(lexer);
    if (!handle(object.value, operands)) return;
    operands.length = 0;
  }
}

/** Null when it is not kept, or its operands are not what it takes. */
function takeOperands(operator: string, operands: PdfObject[]): PdfObject[] | null {
  const signature = KEPT.get(operator);
  if (signature === undefined || operands.length < signature.length) return null;
  const own = signature.length === 0 ? [] : operands.slice(-signature.length);
  const fits = own.every((operand, i) => kindOf(operand) === signature[i]);
  if (!fits) return null;
  return own.map((operand) => (Array.isArray(operand) ? operand.filter(isShown) : operand));
}

function priceOf(operator: string, operands: PdfObject[], uses: ContentUses): number {
  const [first] = operands;
  if (operator === "Tf" && first instanceof Name) uses.font(first.value);
  if (operator === "Do" && first instanceof Name) return uses.form(first.value);
  let price = 1;
  for (const part of operands.flat()) price += part instanceof Uint8Array ? part.length : 0;
  return price + (Array.isArray(first) ? first.length : 0);
}

function kindOf(object: PdfObject): string {
  if (typeof object === "number") return "n";
  if (object instanceof Name) return "N";
  if (object instanceof Uint8Array) return "s";
  return Array.isArray(object) ? "a" : "";
}

function isShown(part: PdfObject): boolean {
  return typeof part === "number" || part instanceof Uint8Array;
}

/** The bytes end at an `EI` between spaces that is followed by text again, not by more picture. */
function skipInlineImage(lexer: Lexer): void {
  for (let object = lexer.next(); object !== undefined; object = lexer.next()) {
    if (object instanceof Word && object.value === "ID") break;
  }
  const { bytes } = lexer;
  for (let at = lexer.at; at + 2 < bytes.length; at++) {
    const ends = isSpace(bytes[at]) && bytes[at + 1] === 0x45 && bytes[at + 2] === 0x49;
    if (ends && isSpace(bytes[at + 3] ?? 0x20) && bytes.subarray(at + 3, at + 13).every(isPlain)) {
      lexer.at = at + 3;
      return;
    }
  }
  lexer.at = bytes.length;
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

function isPlain(byte: number): boolean {
  return isSpace(byte) || (byte >= 0x20 && byte < 0x7f);
}

function encode(lines: string[]): Uint8Array {
  return new TextEncoder().encode(lines.join("\n"));
}
