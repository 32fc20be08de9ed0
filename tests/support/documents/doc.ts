const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;
const FAT_SECTOR = 0xfffffffd;
const FREE = 0xffffffff;
/** Streams below this would live in the mini stream; ours are filled up to it. */
const CUTOFF = 4096;

/** A Word 97 document of this text, one piece of UTF-16 in one story. `\r` ends a paragraph, as in Word. */
export function makeDoc(text: string, flags = 0): Uint8Array {
  const characters = Buffer.from(text, "utf16le");
  const main = Buffer.alloc(0x800 + characters.length);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0xc1, 2);
  main.writeUInt16LE(0x0200 | flags, 0x0a);
  main.writeInt32LE(text.length, 0x4c);
  main.writeUInt32LE(0, 0x1a2);
  characters.copy(main, 0x800);
  const table = makePieceTable([[0, text.length, 0x800]]);
  main.writeUInt32LE(table.length, 0x1a6);
  return makeCompoundFile({ WordDocument: main, "1Table": table });
}

/** A piece table of UTF-16 pieces: first character, end, and place in the main stream. */
export function makePieceTable(pieces: [number, number, number][]): Buffer {
  const table = Buffer.alloc(5 + 4 * (pieces.length + 1) + 8 * pieces.length);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(table.length - 5, 1);
  for (const [i, [from, to, place]] of pieces.entries()) {
    table.writeUInt32LE(from, 5 + 4 * i);
    table.writeUInt32LE(to, 5 + 4 * (i + 1));
    table.writeUInt32LE(place, 5 + 4 * (pieces.length + 1) + 8 * i + 2);
  }
  return table;
}

/** A compound file ([MS-CFB]) with these streams in its root. */
export function makeCompoundFile(streams: Record<string, Uint8Array>): Uint8Array {
  const names = Object.keys(streams);
  const contents = names.map((name) => padded(streams[name] ?? new Uint8Array()));
  const data = contents.reduce((sum, content) => sum + content.length / SECTOR, 0);
  const directorySectors = Math.ceil((names.length + 1) / 4);
  const fatSectors = Math.ceil((data + directorySectors + 1) / 127);
  const fat: number[] = [];
  const chain = (length: number) => {
    const start = fat.length;
    for (let i = 1; i <= length; i++) fat.push(i === length ? END_OF_CHAIN : start + i);
    return start;
  };
  for (let i = 0; i < fatSectors; i++) fat.push(FAT_SECTOR);
  const directoryStart = chain(directorySectors);
  const starts = contents.map((content) => chain(content.length / SECTOR));

  const header = Buffer.alloc(SECTOR);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(fatSectors, 44);
  header.writeUInt32LE(directoryStart, 48);
  header.writeUInt32LE(CUTOFF, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  for (let i = 0; i < 109; i++) header.writeUInt32LE(i < fatSectors ? i : FREE, 76 + 4 * i);

  const table = Buffer.alloc(fatSectors * SECTOR, 0xff);
  for (const [i, next] of fat.entries()) table.writeUInt32LE(next, 4 * i);

  const directory = Buffer.alloc(directorySectors * SECTOR);
  writeEntry(directory, 0, {
    name: "Root Entry",
    type: 5,
    child: names.length > 0 ? 1 : FREE,
    right: FREE,
    start: END_OF_CHAIN,
    size: 0,
  });
  for (const [i, name] of names.entries()) {
    const right = i + 1 < names.length ? i + 2 : FREE;
    writeEntry(directory, i + 1, {
      name,
      type: 2,
      child: FREE,
      right,
      start: starts[i] ?? 0,
      size: contents[i]?.length ?? 0,
    });
  }
  return new Uint8Array(Buffer.concat([header, table, directory, ...contents]));
}

type Entry = { name: string; type: number; child: number; right: number; start: number; size: number };

function writeEntry(directory: Buffer, index: number, entry: Entry): void {
  const at = 128 * index;
  directory.write(entry.name, at, "utf16le");
  directory.writeUInt16LE(2 * entry.name.length + 2, at + 64);
  directory.writeUInt8(entry.type, at + 66);
  directory.writeUInt32LE(FREE, at + 68);
  directory.writeUInt32LE(entry.right, at + 72);
  directory.writeUInt32LE(entry.child, at + 76);
  directory.writeUInt32LE(entry.start, at + 116);
  directory.writeUInt32LE(entry.size, at + 120);
}

function padded(content: Uint8Array): Buffer {
  const length = Math.max(CUTOFF, Math.ceil(content.length / SECTOR) * SECTOR);
  return Buffer.concat([content, Buffer.alloc(length - content.length)]);
}
