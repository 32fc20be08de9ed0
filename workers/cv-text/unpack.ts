import { Inflate, Unzlib } from "fflate";
import { joinBytes } from "~/lib/join-bytes";
import { Unreadable } from "./unreadable";

/** DEFLATE grows at most 1032-fold, so a slice this small overshoots a limit by 1 MB at worst. */
const SLICE = 1024;

/** Bytes that may still be unpacked from one file, all its parts together. */
export class Budget {
  constructor(private left: number) {}

  spend(bytes: number): void {
    this.left -= bytes;
    if (this.left < 0) throw new Unreadable("unpacks to more than the limit");
  }
}

/** Counts what comes out, never what was declared. Damaged bytes give what came before the damage. */
export function inflate(packed: Uint8Array, wrapper: "raw" | "zlib", budget: Budget): Uint8Array {
  const parts: Uint8Array[] = [];
  const keep = (part: Uint8Array) => {
    budget.spend(part.length);
    parts.push(part);
  };
  const inflater = wrapper === "raw" ? new Inflate(keep) : new Unzlib(keep);
  try {
    for (let at = 0; at < packed.length; at += SLICE) {
      inflater.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
  }
  return joinBytes(parts);
}
