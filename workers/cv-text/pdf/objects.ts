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

export function isDict(object: PdfObject | undefined): object is Dict {
  return object instanceof Map;
}

export function dictOf(members: Record<string, PdfObject>): Dict {
  return new Map(Object.entries(members));
}

/** One character a byte. */
export function latin1(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
