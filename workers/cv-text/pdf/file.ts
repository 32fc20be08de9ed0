import type { Budget } from "../unpack";
import { Unreadable } from "../unreadable";
import { type Decrypt, decryption } from "./encryption";
import { decode } from "./filters";
import { Lexer } from "./lexer";
import { type Dict, isDict, Name, type PdfObject, Ref, Stream, Word } from "./objects";

/** A tagged CV of 20 pages has about 20,000. */
const MOST_OBJECTS = 100_000;
const LONGEST_CHAIN = 32;

type Definition = { num: number; object: PdfObject };

/** Read from front to back, without trusting the file's own tables: so none can loop. */
export class PdfFile {
  private readonly objects = new Map<number, PdfObject>();
  private readonly trailers: Dict[] = [];
  private readonly decrypt: Decrypt | null;

  constructor(
    bytes: Uint8Array,
    private readonly budget: Budget,
  ) {
    const found = this.scan(bytes);
    for (const { num, object } of found) this.objects.set(num, object);
    this.decrypt = this.openEncryption();
    this.objects.clear();
    for (const { num, object } of found) {
      this.objects.set(num, object);
      if (object instanceof Stream && typeOf(object.dict) === "ObjStm") this.openObjectStream(object);
    }
  }

  get(object: PdfObject | undefined): PdfObject {
    let value = object ?? null;
    for (let steps = 0; value instanceof Ref; steps++) {
      if (steps > LONGEST_CHAIN) return null;
      value = this.objects.get(value.num) ?? null;
    }
    return value;
  }

  dict(object: PdfObject | undefined): Dict | null {
    const value = this.get(object);
    if (value instanceof Stream) return value.dict;
    return isDict(value) ? value : null;
  }

  array(object: PdfObject | undefined): PdfObject[] {
    const value = this.get(object);
    return Array.isArray(value) ? value : [];
  }

  number(object: PdfObject | undefined): number | null {
    const value = this.get(object);
    return typeof value === "number" ? value : null;
  }

  name(object: PdfObject | undefined): string | null {
    const value = this.get(object);
    return value instanceof Name ? value.value : null;
  }

  data(stream: Stream): Uint8Array {
    const filter = this.get(stream.dict.get("Filter"));
    const parameters = this.get(stream.dict.get("DecodeParms") ?? stream.dict.get("DP"));
    const raw = this.decrypt ? this.decrypt(stream) : stream.raw;
    return decode(
      raw,
      Array.isArray(filter) ? filter.map((one) => this.get(one)) : filter,
      Array.isArray(parameters) ? parameters.map((one) => this.get(one)) : parameters,
      this.budget,
    );
  }

  catalogue(): Dict | null {
    for (const trailer of this.trailers.toReversed()) {
      const root = this.dict(trailer.get("Root"));
      if (root && this.dict(root.get("Pages"))) return root;
    }
    return this.ofType("Catalog").find((dict) => this.dict(dict.get("Pages"))) ?? null;
  }

  ofType(type: string): Dict[] {
    return [...this.objects.values()].filter(isDict).filter((dict) => typeOf(dict) === type);
  }

  private scan(bytes: Uint8Array): Definition[] {
    const text = new TextDecoder("latin1").decode(bytes);
    const mark = /(\d{1,10})\s{1,20}(\d{1,5})\s{1,20}obj|trailer/g;
    const found: Definition[] = [];
    for (let match = mark.exec(text); match; match = mark.exec(text)) {
      const lexer = new Lexer(bytes, mark.lastIndex, { references: true });
      const object = lexer.next() ?? null;
      if (match[1] === undefined) {
        if (isDict(object)) this.trailers.push(object);
        continue;
      }
      if (found.length >= MOST_OBJECTS) throw new Unreadable("too many objects");
      const num = Number(match[1]);
      const stream = isDict(object) ? readStream(object, lexer, text, [num, Number(match[2])]) : null;
      if (stream && typeOf(stream.dict) === "XRef") this.trailers.push(stream.dict);
      found.push({ num, object: stream ?? object });
      mark.lastIndex = Math.max(mark.lastIndex, lexer.at);
    }
    return found;
  }

  private openEncryption(): Decrypt | null {
    const trailer = this.trailers.findLast((one) => one.has("Encrypt"));
    const encrypt = trailer && this.dict(trailer.get("Encrypt"));
    if (!encrypt) return null;
    const id = this.get(this.array(trailer.get("ID"))[0]);
    const resolved: Dict = new Map([...encrypt].map(([key, value]) => [key, this.get(value)]));
    return decryption(resolved, id instanceof Uint8Array ? id : new Uint8Array());
  }

  private openObjectStream(stream: Stream): void {
    const bytes = this.data(stream);
    const header = new Lexer(bytes);
    const count = Math.min(this.number(stream.dict.get("N")) ?? 0, MOST_OBJECTS);
    const first = this.number(stream.dict.get("First")) ?? 0;
    for (let i = 0; i < count; i++) {
      const num = header.next();
      const offset = header.next();
      if (typeof num !== "number" || typeof offset !== "number") return;
      if (this.objects.size >= MOST_OBJECTS) throw new Unreadable("too many objects");
      const object = new Lexer(bytes, first + offset, { references: true }).next() ?? null;
      this.objects.set(num, object instanceof Word ? null : object);
    }
  }
}

function readStream(dict: Dict, lexer: Lexer, text: string, id: [number, number]): Stream | null {
  lexer.skipSpace();
  if (!text.startsWith("stream", lexer.at)) return null;
  let start = lexer.at + "stream".length;
  if (text.charAt(start) === "\r") start++;
  if (text.charAt(start) === "\n") start++;

  const length = dict.get("Length");
  const declared = typeof length === "number" ? start + length : -1;
  const trusted = declared >= start && /^\s{0,2}endstream/.test(text.slice(declared, declared + 11));
  const marked = trusted ? declared : text.indexOf("endstream", start);
  const end = marked < 0 ? text.length : marked;
  lexer.at = end;
  return new Stream(dict, lexer.bytes.subarray(start, end), id);
}

function typeOf(dict: Dict): string | null {
  const type = dict.get("Type");
  return type instanceof Name ? type.value : null;
}
