import { joinBytes } from "~/lib/join-bytes";

const MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const LARGEST_SECTOR = 0xfffffffa;
const NO_SIBLING = 0xffffffff;
const HEADER_FAT_SECTORS = 109;
const ENTRY_LENGTH = 128;
const MINI_SECTOR_SHIFT = 6;
const STORAGE_ROOT = 5;
const STREAM = 2;

type Entry = {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
};

/** Word 97–2003 ([MS-CFB]): a small file system of streams inside one file. */
export type CompoundFile = {
  names: string[];
  /** Of the root; null when absent, or its chain of sectors is broken, looped or too short. */
  read(name: string): Uint8Array | null;
};

export const hasCompoundHeader = (bytes: Uint8Array): boolean => MAGIC.every((byte, i) => bytes[i] === byte);

/** Null when it is none, or damaged. Every chain ends: no sector is visited more often than sectors exist. */
export function openCompoundFile(bytes: Uint8Array): CompoundFile | null {
  if (bytes.length < 512 || !hasCompoundHeader(bytes)) return null;
  const sectors = new Sectors(bytes);
  const fat = readFat(sectors);
  const directory = fat && collect(sectors, fat, sectors.view.getUint32(48, true));
  if (!fat || !directory) return null;

  const entries = readDirectory(directory);
  const root = entries[0];
  if (!root || root.type !== STORAGE_ROOT) return null;
  const streams = childrenOf(entries, root.child).filter((entry) => entry.type === STREAM);
  return {
    names: streams.map((entry) => entry.name),
    read(name) {
      const entry = streams.find((candidate) => candidate.name === name);
      if (!entry) return null;
      const cutoff = sectors.view.getUint32(56, true);
      const whole =
        entry.size < cutoff ? readMini(sectors, fat, root, entry) : collect(sectors, fat, entry.start);
      return whole && whole.length >= entry.size ? whole.subarray(0, entry.size) : null;
    },
  };
}

class Sectors {
  readonly view: DataView;
  readonly shift: number;
  readonly count: number;

  constructor(readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.shift = this.view.getUint16(30, true) === 12 ? 12 : 9;
    this.count = Math.ceil(bytes.length / 2 ** this.shift);
  }

  /** Sector 0 follows the header, which takes one sector's room. The last sector may be cut short. */
  at(sector: number): Uint8Array | null {
    const start = (sector + 1) * 2 ** this.shift;
    return start < this.bytes.length ? this.bytes.subarray(start, start + 2 ** this.shift) : null;
  }
}

function readFat(sectors: Sectors): Uint32Array | null {
  const ids: number[] = [];
  for (let i = 0; i < HEADER_FAT_SECTORS; i++) ids.push(sectors.view.getUint32(76 + 4 * i, true));

  let next = sectors.view.getUint32(68, true);
  for (let visited = 0; next < LARGEST_SECTOR; visited++) {
    const sector = sectors.at(next);
    if (!sector || visited > sectors.count) return null;
    const words = wordsOf(sector);
    next = words.at(-1) ?? LARGEST_SECTOR;
    for (const id of words.subarray(0, -1)) ids.push(id);
  }

  const used = ids.filter((id) => id < LARGEST_SECTOR);
  if (used.length > sectors.count) return null;
  return joinWords(used.map((id) => sectors.at(id)));
}

/** Null when the chain leaves the file or comes back to itself. */
function collect(sectors: Sectors, fat: Uint32Array, start: number): Uint8Array | null {
  const parts: Uint8Array[] = [];
  for (let id = start; id < LARGEST_SECTOR; id = fat[id] ?? LARGEST_SECTOR) {
    const sector = sectors.at(id);
    if (!sector || parts.length > sectors.count) return null;
    parts.push(sector);
  }
  return joinBytes(parts);
}

/** Streams below the cut-off live in 64-byte pieces inside the root's own stream. */
function readMini(sectors: Sectors, fat: Uint32Array, root: Entry, entry: Entry): Uint8Array | null {
  const store = collect(sectors, fat, root.start);
  const table = collect(sectors, fat, sectors.view.getUint32(60, true));
  if (!store || !table) return null;

  const miniFat = wordsOf(table);
  const parts: Uint8Array[] = [];
  for (let id = entry.start; id < LARGEST_SECTOR; id = miniFat[id] ?? LARGEST_SECTOR) {
    const from = id << MINI_SECTOR_SHIFT;
    if (from < 0 || from >= store.length || parts.length > miniFat.length) return null;
    parts.push(store.subarray(from, from + 2 ** MINI_SECTOR_SHIFT));
  }
  return joinBytes(parts);
}

function readDirectory(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const utf16 = new TextDecoder("utf-16le");
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_LENGTH <= directory.length; at += ENTRY_LENGTH) {
    const nameBytes = Math.min(Math.max(view.getUint16(at + 64, true) - 2, 0), 62);
    entries.push({
      name: utf16.decode(directory.subarray(at, at + nameBytes)),
      type: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

/** The root's own children only: a spreadsheet with a Word file embedded in it is still a spreadsheet. */
function childrenOf(entries: Entry[], first: number): Entry[] {
  const seen = new Set<number>();
  const waiting = [first];
  const children: Entry[] = [];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = id === NO_SIBLING ? undefined : entries[id];
    if (!entry || seen.has(id)) continue;
    seen.add(id);
    children.push(entry);
    waiting.push(entry.left, entry.right);
  }
  return children;
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, i) => view.getUint32(4 * i, true));
}

function joinWords(sectors: (Uint8Array | null)[]): Uint32Array | null {
  const whole = sectors.filter((sector) => sector !== null);
  return whole.length === sectors.length ? wordsOf(joinBytes(whole)) : null;
}
