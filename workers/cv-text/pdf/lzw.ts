import { joinBytes } from "~/lib/join-bytes";
import type { Budget } from "../unpack";

const CLEAR = 256;
const END = 257;
const FIRST_OWN = 258;
const MOST_OWN = 4096 - FIRST_OWN;

/** ISO 32000-1, 7.4.4; codes usually grow one step early. Damage ends it. */
export function lzw(bytes: Uint8Array, budget: Budget, early: boolean): Uint8Array {
  const parts: Uint8Array[] = [];
  const table = new Table(early);
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    if (bits < table.width) continue;
    bits -= table.width;
    const code = held >>> bits;
    held &= (1 << bits) - 1;
    if (code === END) break;
    const part = table.read(code);
    if (!part) break;
    budget.spend(part.length);
    parts.push(part);
  }
  return joinBytes(parts);
}

class Table {
  private own: Uint8Array[] = [];
  private previous: Uint8Array | null = null;

  constructor(private readonly early: boolean) {}

  get width(): number {
    const size = this.own.length + FIRST_OWN + (this.early ? 1 : 0);
    if (size >= 2048) return 12;
    return size >= 1024 ? 11 : size >= 512 ? 10 : 9;
  }

  read(code: number): Uint8Array | null {
    if (code === CLEAR) {
      this.own = [];
      this.previous = null;
      return new Uint8Array();
    }
    const { previous } = this;
    const known = code < CLEAR ? Uint8Array.of(code) : this.own[code - FIRST_OWN];
    const part = known ?? (previous && extended(previous, previous[0]));
    if (part && previous && this.own.length < MOST_OWN) this.own.push(extended(previous, part[0]));
    this.previous = part;
    return part;
  }
}

function extended(part: Uint8Array, byte = 0): Uint8Array {
  const longer = new Uint8Array(part.length + 1);
  longer.set(part);
  longer[part.length] = byte;
  return longer;
}
