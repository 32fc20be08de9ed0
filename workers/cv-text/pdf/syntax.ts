import { Unreadable } from "../unreadable";

export class Name {
  constructor(readonly value: string) {}
}
export class Ref {
  constructor(readonly num: number) {}
}
/** A bare word: `obj`, `stream`, or an operator of a content stream. */
export class Word {
  constructor(readonly value: string) {}
}
export class Stream {
  constructor(
    readonly dict: Dict,
    readonly raw: Uint8Array,
    /** Number and generation, which encryption mixes into the key. */
    readonly id: [number, number],
  ) {}
}
export type Dict = Map<string, PdfObject>;
export type PdfObject =
  | null
  | boolean
  | number
  | Uint8Array
  | Name
  | Ref
  | Word
  | Stream
  | PdfObject[]
  | Dict;

const DEEPEST = 64;
const SPACE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const DELIMITER = new Set(Array.from("()<>[]{}/%", (char) => char.charCodeAt(0)));
const NEWLINE = 0x0a;
const RETURN = 0x0d;
const BACKSLASH = 0x5c;
const ESCAPES = new Map([
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
  [0x62, 0x08],
  [0x66, 0x0c],
]);

/** Reads PDF objects and words one after another (ISO 32000-1, 7.2 and 7.3), forgiving what Acrobat forgives. */
export class Lexer {
  constructor(
    readonly bytes: Uint8Array,
    public at = 0,
    /** Content streams hold no references: three tokens are never looked at for one number there. */
    private readonly references = false,
  ) {}

  /** The next object, or undefined at the end. */
  next(depth = 0): PdfObject | undefined {
    if (depth > DEEPEST) throw new Unreadable("nested too deeply");
    this.skipSpace();
    const byte = this.bytes[this.at];
    if (byte === undefined) return undefined;
    switch (byte) {
      case 0x2f: // "/"
        this.at++;
        return new Name(this.regular().replace(/#([0-9a-f]{2})/gi, (_, hex) => fromHex(hex)));
      case 0x28: // "("
        return this.string();
      case 0x5b: // "["
        this.at++;
        return this.collect("]", depth);
      case 0x3c: // "<"
        if (this.bytes[this.at + 1] !== 0x3c) return this.hexString();
        this.at += 2;
        return toDict(this.collect(">>", depth));
      case 0x3e: // ">"
        this.at += this.bytes[this.at + 1] === 0x3e ? 2 : 1;
        return new Word(">>");
      case 0x5d: // "]"
      case 0x29:
      case 0x7b:
      case 0x7d:
        this.at++;
        return new Word(String.fromCharCode(byte));
      default:
        return this.numberOrWord();
    }
  }

  skipSpace(): void {
    for (let byte = this.bytes[this.at]; byte !== undefined; byte = this.bytes[++this.at]) {
      if (byte === 0x25) {
        while (this.at < this.bytes.length && !isLineEnd(this.bytes[this.at])) this.at++;
      } else if (!SPACE.has(byte)) return;
    }
  }

  private collect(closing: string, depth: number): PdfObject[] {
    const members: PdfObject[] = [];
    for (let member = this.next(depth + 1); member !== undefined; member = this.next(depth + 1)) {
      if (member instanceof Word) {
        if (member.value === closing) break;
        if (member.value === "endobj" || member.value === "stream") break;
        continue;
      }
      members.push(member);
    }
    return members;
  }

  private numberOrWord(): PdfObject {
    const word = this.regular();
    const first = word.charCodeAt(0);
    const numeric = (first >= 0x30 && first <= 0x39) || first === 0x2d || first === 0x2b || first === 0x2e;
    if (numeric) return this.references ? this.reference(word) : toNumber(word);
    if (word === "true" || word === "false") return word === "true";
    return word === "null" ? null : new Word(word);
  }

  private reference(word: string): number | Ref {
    if (!/^\d{1,10}$/.test(word)) return toNumber(word);
    const back = this.at;
    this.skipSpace();
    if (/^\d{1,5}$/.test(this.regular())) {
      this.skipSpace();
      if (this.regular() === "R") return new Ref(Number(word));
    }
    this.at = back;
    return toNumber(word);
  }

  private regular(): string {
    const start = this.at;
    for (let byte = this.bytes[this.at]; byte !== undefined; byte = this.bytes[++this.at]) {
      if (SPACE.has(byte) || DELIMITER.has(byte)) break;
    }
    return latin1(this.bytes.subarray(start, Math.min(this.at, start + 256)));
  }

  private string(): Uint8Array {
    const start = this.at + 1;
    const end = this.stringEnd(start);
    this.at = end + 1;
    const body = this.bytes.subarray(start, end);
    return body.includes(BACKSLASH) ? unescaped(body) : body;
  }

  /** Brackets inside a string are balanced or escaped. */
  private stringEnd(start: number): number {
    let open = 1;
    let at = start;
    for (; at < this.bytes.length; at++) {
      const byte = this.bytes[at];
      if (byte === BACKSLASH) at++;
      else if (byte === 0x28) open++;
      else if (byte === 0x29 && --open === 0) break;
    }
    return Math.min(at, this.bytes.length);
  }

  private hexString(): Uint8Array {
    const start = this.at + 1;
    const marked = this.bytes.indexOf(0x3e, start);
    const end = marked < 0 ? this.bytes.length : marked;
    this.at = end + 1;
    return fromHexDigits(this.bytes.subarray(start, end));
  }
}

/** Two hexadecimal digits a byte, whatever else stands between them; a missing last digit is 0. */
export function fromHexDigits(digits: Uint8Array): Uint8Array {
  const out = new Uint8Array((digits.length + 1) >> 1);
  let count = 0;
  for (const byte of digits) {
    const digit = Number.parseInt(String.fromCharCode(byte), 16);
    if (Number.isNaN(digit)) continue;
    out[count >> 1] = (out[count >> 1] ?? 0) | (digit << (count % 2 === 0 ? 4 : 0));
    count++;
  }
  return out.subarray(0, (count + 1) >> 1);
}

function unescaped(body: Uint8Array): Uint8Array {
  const out = new Uint8Array(body.length);
  let length = 0;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0;
    if (byte !== BACKSLASH) {
      out[length++] = byte;
      continue;
    }
    const escaped = escapeAt(body, at + 1);
    if (escaped.code !== null) out[length++] = escaped.code;
    at += escaped.length;
  }
  return out.subarray(0, length);
}

/** What follows a backslash: up to three octal digits, a letter for a control sign, or a line end that is dropped. */
function escapeAt(body: Uint8Array, at: number): { code: number | null; length: number } {
  const byte = body[at] ?? 0;
  if (isLineEnd(byte)) return { code: null, length: byte === RETURN && body[at + 1] === NEWLINE ? 2 : 1 };
  if (!isOctal(byte)) return { code: ESCAPES.get(byte) ?? byte, length: 1 };
  let code = 0;
  let length = 0;
  for (; length < 3 && isOctal(body[at + length]); length++)
    code = code * 8 + (body[at + length] ?? 0) - 0x30;
  return { code: code & 0xff, length };
}

function isOctal(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x37;
}

export function latin1(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

export function isDict(object: PdfObject | undefined): object is Dict {
  return object instanceof Map;
}

export function dictOf(members: Record<string, PdfObject>): Dict {
  return new Map(Object.entries(members));
}

function toDict(members: PdfObject[]): Dict {
  const dict: Dict = new Map();
  for (let i = 0; i + 1 < members.length; i += 2) {
    const key = members[i];
    if (key instanceof Name) dict.set(key.value, members[i + 1] ?? null);
    else i--;
  }
  return dict;
}

function toNumber(word: string): number {
  const value = Number.parseFloat(word.replace(/^--+/, "-"));
  return Number.isFinite(value) ? value : 0;
}

function fromHex(hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === NEWLINE || byte === RETURN;
}
