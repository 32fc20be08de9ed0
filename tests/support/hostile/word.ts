import { strToU8, zipSync } from "fflate";
import { makeCompoundFile, makeDoc, makePieceTable } from "../documents/doc";
import { makeDocx, paragraphs } from "../documents/docx";

const MB = 1024 * 1024;

/** Word documents that try to cost time or memory without end, or to reach outside. */
export const hostileDocxs: Record<string, () => Uint8Array> = {
  "a body that inflates to 60 MB": () => makeDocx({ body: paragraphs("x".repeat(60 * MB)) }),
  "a billion laughs": () => makeDocx({ body: paragraphs("&i;"), prolog: laughs() }),
  "an entity from outside": () =>
    makeDocx({
      body: paragraphs("&out;"),
      prolog: '<!DOCTYPE d [<!ENTITY out SYSTEM "http://127.0.0.1:9119/secret">]>',
    }),
  "sixty thousand parts": () => emptyParts(60_000),
  "elements nested two million deep": () => makeDocx({ body: "<w:p>".repeat(2 * MB) }),
  "text boxes in text boxes": () =>
    makeDocx({ body: `${"<w:txbxContent><w:p><w:r><w:t>box</w:t></w:r>".repeat(5000)}` }),
  "a body of nothing but brackets": () => makeDocx({ body: "<".repeat(10 * MB) }),
  "a tag that never ends": () => makeDocx({ body: `<w:p a="${"'>".repeat(5 * MB)}` }),
  "millions of ampersands": () => makeDocx({ body: paragraphs("&#".repeat(5 * MB)) }),
  "a letter with two hundred thousand accents": () =>
    makeDocx({ body: paragraphs(`a${"\u0301\u0323".repeat(100_000)}`) }),
  "a line of three hundred thousand spaces": () => makeDocx({ body: paragraphs(`a${" ".repeat(300_000)}b`) }),
  "millions of empty paragraphs": () => makeDocx({ body: "<w:p/>".repeat(1.9 * MB) }),
  "a list of content types without an end": () =>
    zipSync({
      "[Content_Types].xml": strToU8("<Override ".repeat(MB)),
      "word/document.xml": strToU8("<w:document/>"),
    }),
  "a part that says it is small": () => lyingSizes(makeDocx({ body: paragraphs("x".repeat(30 * MB)) })),
  "a directory that points outside the file": () => {
    const bytes = makeDocx({ body: paragraphs("x") });
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(bytes.length - 6, 0x7ffffff0, true);
    return bytes;
  },
};

export const hostileDocs: Record<string, () => Uint8Array> = {
  "a chain of sectors that goes round": () => withFat(makeDoc("x".repeat(20_000)), (fat) => fat.fill(3, 1)),
  "every sector leading to itself": () =>
    withFat(makeDoc("x".repeat(20_000)), (fat) => fat.set(fat.map((_, i) => i))),
  "a directory that is its own neighbour": () => {
    const bytes = makeDoc("x");
    const view = new DataView(bytes.buffer);
    const directory = 512 * (1 + view.getUint32(48, true));
    for (const entry of [1, 2]) {
      view.setUint32(directory + 128 * entry + 68, 1, true);
      view.setUint32(directory + 128 * entry + 72, 2, true);
    }
    return bytes;
  },
  "a list of tables that goes round": () => {
    const bytes = makeDoc("x".repeat(20_000));
    new DataView(bytes.buffer).setUint32(68, 2, true);
    return bytes;
  },
  "five hundred streams that share one chain of sectors": () => sharedChain(500),
  "a third of a million pieces of one text": () => overlappingPieces(330_000),
  "a text that claims two billion characters": () => {
    const main = Buffer.alloc(0x2000, 0x41);
    main.writeUInt16LE(0xa5ec, 0);
    main.writeUInt16LE(0xc1, 2);
    main.writeUInt16LE(0x0200, 0x0a);
    for (let at = 0x4c; at <= 0x68; at += 4) main.writeInt32LE(0x7fffffff, at);
    const table = makePieceTable([[0, 0xffffffff, 0]]);
    main.writeUInt32LE(0, 0x1a2);
    main.writeUInt32LE(table.length, 0x1a6);
    return makeCompoundFile({ WordDocument: main, "1Table": table });
  },
};

function laughs(): string {
  const entities = Array.from("bcdefghi", (name, i) => {
    const before = String.fromCharCode("a".charCodeAt(0) + i);
    return `<!ENTITY ${name} "${`&${before};`.repeat(10)}">`;
  });
  return `<!DOCTYPE d [<!ENTITY a "ha">${entities.join("")}]>`;
}

/** A ZIP of parts without names or bytes. */
function emptyParts(count: number): Uint8Array {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  const listed = Buffer.alloc(46);
  listed.writeUInt32LE(0x02014b50, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(count * listed.length, 12);
  end.writeUInt32LE(local.length, 16);
  return new Uint8Array(Buffer.concat([local, ...Array.from({ length: count }, () => listed), end]));
}

/** Rewrites every declared unpacked size to 10 bytes. */
function lyingSizes(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at + 30 < bytes.length; at++) {
    const mark = view.getUint32(at, true);
    if (mark === 0x04034b50) view.setUint32(at + 22, 10, true);
    if (mark === 0x02014b50) view.setUint32(at + 24, 10, true);
  }
  return bytes;
}

function withFat(bytes: Uint8Array, change: (fat: Uint32Array) => void): Uint8Array {
  change(new Uint32Array(bytes.buffer, 512, 128));
  return bytes;
}

/** Whoever reads each stream reads the first one, 2 MB, so many times. */
function sharedChain(count: number): Uint8Array {
  const streams = Object.fromEntries(Array.from({ length: count }, (_, i) => [`Data${i}`, new Uint8Array()]));
  const main = Buffer.alloc(0x200000, 0x41);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0xc1, 2);
  main.writeUInt16LE(0x0200, 0x0a);
  main.writeInt32LE(100, 0x4c);
  const table = makePieceTable([[0, 100, 0x800]]);
  main.writeUInt32LE(0, 0x1a2);
  main.writeUInt32LE(table.length, 0x1a6);
  const bytes = makeCompoundFile({ WordDocument: main, "1Table": table, ...streams });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const directory = 512 * (1 + view.getUint32(48, true));
  const first = directory + 128;
  for (let entry = directory + 3 * 128; entry <= directory + (count + 2) * 128; entry += 128) {
    view.setUint32(entry + 116, view.getUint32(first + 116, true), true);
    view.setUint32(entry + 120, view.getUint32(first + 120, true), true);
  }
  return bytes;
}

function overlappingPieces(count: number): Uint8Array {
  const main = Buffer.alloc(0x2000, 0x41);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0xc1, 2);
  main.writeUInt16LE(0x0200, 0x0a);
  main.writeInt32LE(count * 100, 0x4c);
  const table = makePieceTable(
    Array.from({ length: count }, (_, i): [number, number, number] => [i * 100, i * 100 + 100, 0x800]),
  );
  main.writeUInt32LE(0, 0x1a2);
  main.writeUInt32LE(table.length, 0x1a6);
  return makeCompoundFile({ WordDocument: main, "1Table": table });
}
