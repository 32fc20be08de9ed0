const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const ENCRYPTED = 0x0001;

export type ZipEntry = {
  name: string;
  /** 0 is stored, 8 is deflated; nothing else occurs in a Word file. */
  method: number;
  encrypted: boolean;
  /** The packed bytes as they lie in the file. What they unpack to is never taken from the file's word. */
  packed: Uint8Array;
};

export const hasZipHeader = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === LOCAL_HEADER;

/** By its central directory, unpacking nothing. Null when damaged, ZIP64, or over `maxParts`. */
export function listZip(bytes: Uint8Array, maxParts: number): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEndOfDirectory(view);
  if (end === null) return null;

  const count = view.getUint16(end + 10, true);
  if (count > maxParts) return null;

  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (at + 46 > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
    const entry = readEntry(bytes, view, at);
    if (!entry) return null;
    entries.push(entry);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEndOfDirectory(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return null;
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): ZipEntry | null {
  const nameLength = view.getUint16(at + 28, true);
  const packedLength = view.getUint32(at + 20, true);
  const header = view.getUint32(at + 42, true);
  if (header + 30 > bytes.length || view.getUint32(header, true) !== LOCAL_HEADER) return null;

  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  if (start + packedLength > bytes.length) return null;
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
    method: view.getUint16(at + 10, true),
    encrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
    packed: bytes.subarray(start, start + packedLength),
  };
}
