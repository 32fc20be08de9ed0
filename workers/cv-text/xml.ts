import { SaxesParser } from "saxes";
import { XML_DEPTH } from "./limits";
import { Unreadable } from "./unreadable";

export type XmlHandler = {
  /** `name` is without its prefix. Return false to pass over everything inside. */
  open(name: string): boolean;
  close(name: string): void;
  text(text: string): void;
  done(): boolean;
};

/** Characters handed to the parser at a time: how far it may read past what is wanted. */
const SLICE = 65_536;
const MOST_ERRORS = 100;

/** Returns whether it was well-formed. Document types are refused, so no entity is ever expanded. */
export function walkXml(bytes: Uint8Array, handler: XmlHandler): { wellFormed: boolean } {
  const parser = new SaxesParser({ position: false });
  const reach = new Reach(handler);
  let errors = 0;
  parser.on("error", () => {
    errors += 1;
    if (errors > MOST_ERRORS) throw new Unreadable("XML full of errors");
  });
  parser.on("doctype", () => {
    throw new Unreadable("declares a document type");
  });
  parser.on("opentag", ({ name }) => reach.open(withoutPrefix(name)));
  parser.on("closetag", ({ name }) => reach.close(withoutPrefix(name)));
  parser.on("text", (text) => reach.text(text));
  parser.on("cdata", (text) => reach.text(text));

  const xml = decode(bytes);
  for (let at = 0; at < xml.length; at += SLICE) {
    parser.write(xml.slice(at, at + SLICE));
    if (handler.done()) return { wellFormed: true };
  }
  parser.close();
  return { wellFormed: errors === 0 };
}

class Reach {
  private depth = 0;
  private passing = 0;

  constructor(private readonly handler: XmlHandler) {}

  text(text: string): void {
    if (this.passing === 0) this.handler.text(text);
  }

  open(name: string): void {
    this.depth++;
    if (this.depth > XML_DEPTH) throw new Unreadable("nested too deeply");
    if (this.passing === 0 && !this.handler.open(name)) this.passing = this.depth;
  }

  close(name: string): void {
    if (this.passing === 0) this.handler.close(name);
    if (this.passing === this.depth) this.passing = 0;
    this.depth--;
  }
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}
