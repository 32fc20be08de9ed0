import { Lexer, Name, type PdfObject, Word } from "./syntax";
import { serialise } from "./writer";

/** The operators that place and show text, with their operands: number, name, string, array. */
const KEPT: Record<string, string> = {
  q: "",
  Q: "",
  BT: "",
  ET: "",
  "T*": "",
  cm: "nnnnnn",
  Tm: "nnnnnn",
  Td: "nn",
  TD: "nn",
  Tc: "n",
  Tw: "n",
  Tz: "n",
  TL: "n",
  Ts: "n",
  Tr: "n",
  Tf: "Nn",
  Tj: "s",
  TJ: "a",
  "'": "s",
  '"': "nns",
  Do: "N",
};
const MOST_OPERANDS = 64;
const DEEPEST_SAVE = 200;

export type ContentUses = {
  /** Whether the page has this font. */
  font(name: string): boolean;
  /** What showing this form costs, with all forms inside it; 0 when it is not to be shown. */
  form(name: string): number;
};

/**
 * Keeps of a content stream what shows text: drawings, pictures and colours are most of its bytes and none of its words.
 * Stops at `limit`; the weight is the count of operators and of bytes shown, forms included.
 */
export function textOperators(bytes: Uint8Array, uses: ContentUses, limit: number) {
  const kept: string[] = [];
  let saved = 0;
  let weight = 0;
  for (const { operator, operands } of operations(bytes)) {
    const own = takeOperands(operator, operands);
    if (!own) continue;
    if (operator === "q" && saved++ >= DEEPEST_SAVE) continue;
    if (operator === "Q" && (saved === 0 || --saved >= DEEPEST_SAVE)) continue;
    const price = priceOf(operator, own, uses);
    if (price === 0) continue;
    if (weight + price > limit) return { bytes: encode(kept), weight, whole: false };
    weight += price;
    kept.push([...own.map(serialise), operator].join(" "));
  }
  return { bytes: encode(kept), weight, whole: true };
}

function* operations(bytes: Uint8Array): Generator<{ operator: string; operands: PdfObject[] }> {
  const lexer = new Lexer(bytes);
  let operands: PdfObject[] = [];
  for (let object = lexer.next(); object !== undefined; object = lexer.next()) {
    if (!(object instanceof Word)) {
      if (operands.push(object) > MOST_OPERANDS) operands = operands.slice(-8);
      continue;
    }
    if (object.value === "BI") skipInlineImage(lexer);
    yield { operator: object.value, operands };
    operands = [];
  }
}

/** The operands of an operator that is kept, or null when it is not, or when they are not what it takes. */
function takeOperands(operator: string, operands: PdfObject[]): PdfObject[] | null {
  const signature = Object.hasOwn(KEPT, operator) ? KEPT[operator] : undefined;
  if (signature === undefined || operands.length < signature.length) return null;
  const own = signature.length === 0 ? [] : operands.slice(-signature.length);
  const fits = own.every((operand, i) => kindOf(operand) === signature[i]);
  if (!fits) return null;
  return own.map((operand) => (Array.isArray(operand) ? operand.filter(isShown) : operand));
}

function priceOf(operator: string, operands: PdfObject[], uses: ContentUses): number {
  const [first] = operands;
  if (operator === "Tf" && first instanceof Name) return uses.font(first.value) ? 1 : 0;
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

/** Passes a picture's bytes: they end at an `EI` between spaces that is followed by text again, not by more picture. */
function skipInlineImage(lexer: Lexer): void {
  for (let object = lexer.next(); object !== undefined; object = lexer.next()) {
    if (object instanceof Word && object.value === "ID") break;
  }
  const { bytes } = lexer;
  for (let at = lexer.at; at + 2 < bytes.length; at++) {
    const ends = isSpace(bytes[at]) && bytes[at + 1] === 0x45 && bytes[at + 2] === 0x49;
    if (ends && bytes.subarray(at + 3, at + 13).every(isPlain)) {
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
