import { openCompoundFile } from "~/lib/file-formats/compound-file";
import type { CvTextOutcome } from "~/services/cv-text/cv-text";
import { MOST_CHARACTERS } from "./limits";
import { outcomeOf } from "./text";
import { Locked, TooOld, Unreadable } from "./unreadable";

const WORD_97 = 0xa5ec;
const OLDEST_WORD_97 = 0xc0;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
const EIGHT_BIT = 0x40000000;

type Piece = { from: number; to: number; offset: number; eightBit: boolean };

/** [MS-DOC], by the piece table, which also covers fast-saved files. Word 6 and 95 are not read. */
export function readDoc(bytes: Uint8Array): CvTextOutcome {
  const file = openCompoundFile(bytes);
  const main = file?.read("WordDocument");
  if (!file || !main || main.length < 0x1aa) throw new Unreadable("no compound file with a Word stream");

  const header = new DataView(main.buffer, main.byteOffset, main.byteLength);
  const flags = header.getUint16(0x0a, true);
  if (header.getUint16(0, true) !== WORD_97 || header.getUint16(2, true) < OLDEST_WORD_97) {
    throw new TooOld();
  }
  if (flags & ENCRYPTED) throw new Locked();

  const table = file.read(flags & SECOND_TABLE ? "1Table" : "0Table");
  if (!table) throw new Unreadable("no table stream");
  const pieces = readPieces(table, header.getUint32(0x1a2, true), header.getUint32(0x1a6, true));
  const text = storiesOf(header)
    .map((story) => readable(textBetween(main, pieces, story.from, story.to)))
    .join("\n");
  return outcomeOf({ text, pages: null, truncated: text.length > MOST_CHARACTERS });
}

/** Comments (the fifth count) are about the applicant, not by them. */
function storiesOf(header: DataView): { from: number; to: number }[] {
  const ends: number[] = [];
  let end = 0;
  for (let at = 0x4c; at <= 0x68; at += 4) {
    end += Math.max(0, header.getInt32(at, true));
    ends.push(end);
  }
  const story = (index: number) => ({ from: ends[index - 1] ?? 0, to: ends[index] ?? 0 });
  const [body, footnotes, headers, endnotes, boxes, headerBoxes] = [0, 1, 2, 5, 6, 7].map(story);
  return [headers, headerBoxes, body, boxes, footnotes, endnotes].filter((one) => one !== undefined);
}

function readPieces(table: Uint8Array, start: number, length: number): Piece[] {
  if (start + length > table.length) throw new Unreadable("piece table outside its stream");
  const view = new DataView(table.buffer, table.byteOffset + start, length);
  let at = 0;
  while (at + 3 <= length && view.getUint8(at) === 1) at += 3 + view.getUint16(at + 1, true);
  if (at + 5 > length || view.getUint8(at) !== 2) throw new Unreadable("no piece table");

  const count = Math.floor((Math.min(view.getUint32(at + 1, true), length - at - 5) - 4) / 12);
  const pieces: Piece[] = [];
  for (let i = 0; i < count; i++) {
    const position = at + 5 + 4 * i;
    const fc = view.getUint32(at + 5 + 4 * (count + 1) + 8 * i + 2, true);
    const eightBit = (fc & EIGHT_BIT) !== 0;
    const place = fc & ~EIGHT_BIT;
    pieces.push({
      from: view.getUint32(position, true),
      to: view.getUint32(position + 4, true),
      offset: eightBit ? place >>> 1 : place,
      eightBit,
    });
  }
  return pieces;
}

/** Stops at the limit: pieces may overlap, so a small file can claim any length. */
function textBetween(main: Uint8Array, pieces: Piece[], from: number, to: number): string {
  let text = "";
  for (const piece of pieces) {
    const first = Math.max(from, piece.from);
    const last = Math.min(to, piece.to, first + MOST_CHARACTERS + 1);
    if (last <= first) continue;
    const width = piece.eightBit ? 1 : 2;
    const start = piece.offset + (first - piece.from) * width;
    const part = main.subarray(start, start + (last - first) * width);
    text += new TextDecoder(piece.eightBit ? "windows-1252" : "utf-16le").decode(part);
    if (text.length > MOST_CHARACTERS) break;
  }
  return text;
}

const CELL_END = 0x07;
const FIELD_BEGIN = 0x13;
const FIELD_RESULT = 0x14;
const FIELD_END = 0x15;

/** What Word's control characters mean to a reader ([MS-DOC] 2.4.1); the others mark pictures and notes. */
const SIGNS = new Map([
  [0x09, "\t"],
  [0x0a, "\n"],
  [0x0b, "\n"],
  [0x0c, "\n"],
  [0x0d, "\n"],
  [0x0e, "\n"],
  [0x1e, "-"],
]);

/** A field shows its result, never its code; two cell ends in a row close a table row. */
function readable(story: string): string {
  let shown = "";
  /** Per open field: whether its code (not yet its result) is being passed. */
  const inCode: boolean[] = [];
  for (let at = 0; at < story.length; at++) {
    const code = story.charCodeAt(at);
    if (code === FIELD_BEGIN) inCode.push(true);
    else if (code === FIELD_RESULT && inCode.length > 0) inCode[inCode.length - 1] = false;
    else if (code === FIELD_END) inCode.pop();
    else if (inCode.at(-1)) continue;
    else if (code === CELL_END) shown += story.charCodeAt(at - 1) === CELL_END ? "\n" : "\t";
    else shown += code < 0x20 ? (SIGNS.get(code) ?? "") : story.charAt(at);
  }
  return shown;
}
