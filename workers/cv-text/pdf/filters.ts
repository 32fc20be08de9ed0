import { joinBytes } from "~/lib/join-bytes";
import { type Budget, inflate } from "../unpack";
import { Unreadable } from "../unreadable";
import { lzw } from "./lzw";
import { type Dict, isDict, Name, type PdfObject } from "./objects";
import { fromHexDigits } from "./strings";

/** Taken off the budget for every stream, so that a million tiny ones cost what they cost. */
const PRICE_OF_A_STREAM = 4096;

type Step = (bytes: Uint8Array, budget: Budget, parameters: Dict) => Uint8Array;

const WRAPPING = new Map<string, Step>([
  ["ASCIIHexDecode", asciiHex],
  ["ASCII85Decode", ascii85],
]);
const COMPRESSION = new Map<string, Step>([
  ["FlateDecode", (bytes, budget, parameters) => unpredict(inflate(bytes, "zlib", budget), parameters)],
  [
    "LZWDecode",
    (bytes, budget, parameters) => unpredict(lzw(bytes, budget, !isLate(parameters)), parameters),
  ],
  ["RunLengthDecode", runLength],
]);

/** One compression in at most one wrapping is all that honest programs write; a longer chain is refused. */
export function decode(
  raw: Uint8Array,
  filter: PdfObject,
  parameters: PdfObject,
  budget: Budget,
): Uint8Array {
  budget.spend(PRICE_OF_A_STREAM);
  const names = (Array.isArray(filter) ? filter : [filter]).filter((name) => name instanceof Name);
  const settings = Array.isArray(parameters) ? parameters : [parameters];
  const [first, second] = names;
  if (names.length > 2 || (second && !(WRAPPING.has(first?.value ?? "") && COMPRESSION.has(second.value)))) {
    throw new Unreadable("chain of filters");
  }
  return names.reduce((bytes, { value }, i) => {
    const step = WRAPPING.get(value) ?? COMPRESSION.get(value);
    if (!step) throw new Unreadable("unknown filter");
    const own = settings[i];
    return step(bytes, budget, isDict(own) ? own : new Map());
  }, raw);
}

function asciiHex(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0x3e);
  return fromHexDigits(end < 0 ? bytes : bytes.subarray(0, end));
}

const TILDE = 0x7e;
const FOUR_ZEROS = 0x7a;

function ascii85(bytes: Uint8Array, budget: Budget): Uint8Array {
  const zeros = bytes.reduce((count, byte) => count + (byte === FOUR_ZEROS ? 1 : 0), 0);
  const out = new Uint8Array(bytes.length + 4 * zeros);
  let length = 0;
  const put = (digits: number[], count: number) => {
    const value = digits.reduce((sum, digit) => sum * 85 + digit, 0);
    for (let i = 0; i < count; i++) out[length++] = Math.floor(value / 2 ** (24 - 8 * i));
  };
  let group: number[] = [];
  for (const byte of bytes) {
    if (byte === TILDE) break;
    if (byte === FOUR_ZEROS && group.length === 0) length += 4;
    else if (byte >= 0x21 && byte <= 0x75) group.push(byte - 0x21);
    if (group.length === 5) {
      put(group, 4);
      group = [];
    }
  }
  if (group.length > 1) put([...group, 84, 84, 84].slice(0, 5), group.length - 1);
  budget.spend(length);
  return out.subarray(0, length);
}

function runLength(bytes: Uint8Array, budget: Budget): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at] ?? 128;
    if (length === 128) break;
    const part =
      length < 128
        ? bytes.subarray(at + 1, at + 2 + length)
        : new Uint8Array(257 - length).fill(bytes[at + 1] ?? 0);
    budget.spend(part.length);
    parts.push(part);
    at += length < 128 ? length + 2 : 2;
  }
  return joinBytes(parts);
}

/** PNG prediction (ISO 32000-1, 7.4.4.4), which object streams and tables use. */
function unpredict(bytes: Uint8Array, parameters: Dict): Uint8Array {
  if (Number(parameters.get("Predictor") ?? 1) < 10) return bytes;
  const bits = whole(parameters.get("Colors"), 1) * whole(parameters.get("BitsPerComponent"), 8);
  const pixel = Math.ceil(bits / 8);
  const row = Math.ceil((whole(parameters.get("Columns"), 1) * bits) / 8);
  if (row > 65_536) throw new Unreadable("predictor row too long");
  const rows = Math.ceil(bytes.length / (row + 1));
  const out = new Uint8Array(rows * row);
  for (let r = 0; r < rows; r++) {
    const kind = bytes[r * (row + 1)] ?? 0;
    for (let c = 0; c < row; c++) {
      const to = r * row + c;
      const left = c >= pixel ? (out[to - pixel] ?? 0) : 0;
      const up = out[to - row] ?? 0;
      const corner = c >= pixel ? (out[to - row - pixel] ?? 0) : 0;
      out[to] = (bytes[r * (row + 1) + 1 + c] ?? 0) + predicted(kind, left, up, corner);
    }
  }
  return out;
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function isLate(parameters: Dict): boolean {
  return parameters.get("EarlyChange") === 0;
}

function whole(value: PdfObject | undefined, otherwise: number): number {
  return typeof value === "number" && value >= 1 ? Math.floor(value) : otherwise;
}
