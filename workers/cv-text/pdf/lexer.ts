import { Unreadable } from "../unreadable";
import { type Dict, latin1, Name, type PdfObject, Ref, Word } from "./objects";
import { fromHexDigits, isLineEnd, unescaped } from "./strings";

const DEEPEST = 64;
const LONGEST_WORD = 256;
const BACKSLASH = 0x5c;
const SPACE = 1;
const DELIMITER = 2;
const CLASS = new Uint8Array(256);
for (const byte of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) CLASS[byte] = SPACE;
for (const char of "()<>[]{}/%") CLASS[char.charCodeAt(0)] = DELIMITER;

/** ISO 32000-1, 7.2 and 7.3, forgiving what Acrobat forgives. */
export class Lexer {
  constructor(
    readonly bytes: Uint8Array,
    public at = 0,
    /** Content streams hold no references: three tokens are one number nowhere. */
    private readonly holds = { references: false },
  ) {}

  next(depth = 0): PdfObject | undefined {
    if (depth > DEEPEST) throw new Unreadable("nested too deeply");
    this.skipSpace();
    const byte = this.bytes[this.at];
    if (byte === undefined) return undefined;
    if (CLASS[byte] !== DELIMITER) return isNumeric(byte) ? this.numberOrReference() : this.word();
    switch (String.fromCharCode(byte)) {
      case "/":
        this.at++;
        return new Name(this.regular().replace(/#([0-9a-f]{2})/gi, (_, hex) => fromHex(hex)));
      case "(":
        return this.string();
      case "[":
        this.at++;
        return this.collect("]", depth);
      case "<":
        if (this.bytes[this.at + 1] !== byte) return this.hexString();
        this.at += 2;
        return toDict(this.collect(">>", depth));
      case ">":
        this.at += this.bytes[this.at + 1] === byte ? 2 : 1;
        return new Word(">>");
      default:
        this.at++;
        return new Word(String.fromCharCode(byte));
    }
  }

  skipSpace(): void {
    for (let byte = this.bytes[this.at]; byte !== undefined; byte = this.bytes[++this.at]) {
      if (byte === 0x25) {
        while (this.at < this.bytes.length && !isLineEnd(this.bytes[this.at])) this.at++;
      } else if (CLASS[byte] !== SPACE) return;
    }
  }

  private collect(closing: string, depth: number): PdfObject[] {
    const members: PdfObject[] = [];
    for (let member = this.next(depth + 1); member !== undefined; member = this.next(depth + 1)) {
      if (member instanceof Word) {
        if (member.value === closing || member.value === "endobj" || member.value === "stream") break;
        continue;
      }
      members.push(member);
    }
    return members;
  }

  private word(): PdfObject {
    const word = this.regular();
    if (word === "true" || word === "false") return word === "true";
    return word === "null" ? null : new Word(word);
  }

  private numberOrReference(): number | Ref {
    const value = this.number();
    if (!this.holds.references || !Number.isInteger(value) || value < 0) return value;
    const back = this.at;
    this.skipSpace();
    if (isNumeric(this.bytes[this.at])) {
      this.number();
      this.skipSpace();
      if (this.bytes[this.at] === 0x52 && CLASS[this.bytes[this.at + 1] ?? 0] !== 0) {
        this.at++;
        return new Ref(value);
      }
    }
    this.at = back;
    return value;
  }

  /** What cannot be part of a number ends it, but belongs to its token. */
  private number(): number {
    const end = this.regularEnd();
    let negative = false;
    let value = 0;
    let scale = 0;
    for (let at = this.at; at < end; at++) {
      const byte = this.bytes[at] ?? 0;
      if (byte >= 0x30 && byte <= 0x39) {
        value = value * 10 + byte - 0x30;
        scale *= 10;
      } else if (byte === 0x2e && scale === 0) scale = 1;
      else if (byte === 0x2d && value === 0 && scale === 0) negative = true;
      else if (byte !== 0x2b) break;
    }
    this.at = end;
    const size = scale > 1 ? value / scale : value;
    if (!Number.isFinite(size)) return 0;
    return negative ? -size : size;
  }

  private regular(): string {
    const start = this.at;
    this.at = this.regularEnd();
    return latin1(this.bytes.subarray(start, Math.min(this.at, start + LONGEST_WORD)));
  }

  private regularEnd(): number {
    let at = this.at;
    while (at < this.bytes.length && CLASS[this.bytes[at] ?? 0] === 0) at++;
    return at;
  }

  private string(): Uint8Array {
    const start = this.at + 1;
    const end = this.stringEnd(start);
    this.at = end + 1;
    const body = this.bytes.subarray(start, end);
    return body.includes(BACKSLASH) ? unescaped(body) : body;
  }

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

function isNumeric(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  return (byte >= 0x30 && byte <= 0x39) || byte === 0x2d || byte === 0x2b || byte === 0x2e;
}

function toDict(members: PdfObject[]): Dict {
  const dict: Dict = new Map();
  for (let i = 0; i + 1 < members.length; ) {
    const key = members[i];
    if (key instanceof Name) dict.set(key.value, members[i + 1] ?? null);
    i += key instanceof Name ? 2 : 1;
  }
  return dict;
}

function fromHex(hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}
