import { XML_DEPTH } from "./limits";
import { Unreadable } from "./unreadable";

export type XmlHandler = {
  /** `name` is without its prefix. Return false to pass over everything inside. */
  open(name: string): boolean;
  close(name: string): void;
  text(text: string): void;
  /** True once no more is wanted. */
  done(): boolean;
};

const ENTITIES = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/**
 * Walks through XML once, from left to right, without building a tree. Document types are refused, so no entity of a
 * file's own is ever expanded or fetched; nesting has a limit.
 */
export function walkXml(bytes: Uint8Array, handler: XmlHandler): void {
  const xml = decode(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Unreadable("declares a document type");

  const reach = new Reach(handler);
  for (let at = 0; at < xml.length && !handler.done(); ) {
    const start = xml.indexOf("<", at);
    reach.text(unescaped(xml.slice(at, start < 0 ? xml.length : start)));
    if (start < 0) return;

    const special = specialAt(xml, start);
    if (special) {
      reach.text(special.text);
      at = special.end;
      continue;
    }
    const end = tagEnd(xml, start);
    const tag = tagAt(xml, start, end);
    if (!tag.closing) reach.open(tag.name);
    if (tag.closing || tag.empty) reach.close(tag.name);
    at = end + 1;
  }
}

/** Hands on only what lies outside the elements that the handler passes over. */
class Reach {
  private depth = 0;
  /** The depth at which passing over began; 0 when nothing is passed over. */
  private passing = 0;

  constructor(private readonly handler: XmlHandler) {}

  text(text: string): void {
    if (text && this.passing === 0) this.handler.text(text);
  }

  open(name: string): void {
    this.depth++;
    if (this.depth > XML_DEPTH) throw new Unreadable("nested too deeply");
    if (this.passing === 0 && !this.handler.open(name)) this.passing = this.depth;
  }

  close(name: string): void {
    if (this.passing === 0) this.handler.close(name);
    if (this.passing === this.depth) this.passing = 0;
    this.depth = Math.max(0, this.depth - 1);
  }
}

function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}

/** A comment, an instruction or a CDATA section, if one begins here. */
function specialAt(xml: string, start: number): { end: number; text: string } | null {
  const until = (closing: string, from: number) => {
    const end = xml.indexOf(closing, from);
    return end < 0 ? xml.length : end;
  };
  if (xml.startsWith("<!--", start)) return { end: until("-->", start + 4) + 3, text: "" };
  if (xml.startsWith("<?", start)) return { end: until("?>", start + 2) + 2, text: "" };
  if (!xml.startsWith("<![CDATA[", start)) return null;
  const end = until("]]>", start + 9);
  return { end: end + 3, text: xml.slice(start + 9, end) };
}

/** The closing bracket; one inside quotes belongs to an attribute. */
function tagEnd(xml: string, start: number): number {
  let quote = "";
  for (let at = start + 1; at < xml.length; at++) {
    const char = xml.charAt(at);
    if (quote) {
      if (char === quote) quote = "";
    } else if (char === '"' || char === "'") quote = char;
    else if (char === ">") return at;
  }
  throw new Unreadable("XML ends inside a tag");
}

function tagAt(xml: string, start: number, end: number): { name: string; closing: boolean; empty: boolean } {
  const closing = xml.charAt(start + 1) === "/";
  const from = start + (closing ? 2 : 1);
  let to = from;
  while (to < end && !/[\s/]/.test(xml.charAt(to))) to++;
  const name = xml.slice(from, to);
  return { name: name.slice(name.indexOf(":") + 1), closing, empty: xml.charAt(end - 1) === "/" };
}

function unescaped(raw: string): string {
  return raw.includes("&") ? raw.replace(/&(#x?)?(\w{1,8});/g, resolve) : raw;
}

function resolve(whole: string, numeric: string | undefined, body: string): string {
  if (!numeric) return ENTITIES.get(body) ?? whole;
  const code = Number.parseInt(body, numeric === "#x" ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
