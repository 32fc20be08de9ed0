import { joinBytes } from "~/lib/join-bytes";
import { type Dict, isDict, Name, type PdfObject, Ref, Stream } from "./objects";
import { toHexDigits } from "./strings";

const LARGEST_NUMBER = 1e7;

/** No filters, no updates, one table. Only objects made by us ever get in. */
export class PdfWriter {
  private readonly objects: PdfObject[] = [];

  add(object: PdfObject): Ref {
    this.objects.push(object);
    return new Ref(this.objects.length);
  }

  addStream(dict: Dict, bytes: Uint8Array): Ref {
    const own = new Map(dict).set("Length", bytes.length);
    return this.add(new Stream(own, bytes, [0, 0]));
  }

  finish(root: Ref): Uint8Array {
    const encoder = new TextEncoder();
    const parts: Uint8Array[] = [];
    const offsets: number[] = [];
    let length = 0;
    const put = (part: string | Uint8Array) => {
      const bytes = typeof part === "string" ? encoder.encode(part) : part;
      parts.push(bytes);
      length += bytes.length;
    };

    put("%PDF-1.7\n");
    for (const [i, object] of this.objects.entries()) {
      offsets.push(length);
      put(`${i + 1} 0 obj\n${serialise(object instanceof Stream ? object.dict : object)}\n`);
      if (object instanceof Stream) for (const part of ["stream\n", object.raw, "\nendstream\n"]) put(part);
      put("endobj\n");
    }
    const table = length;
    const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
    const size = this.objects.length + 1;
    put(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`);
    put(`trailer\n<</Size ${size} /Root ${serialise(root)}>>\nstartxref\n${table}\n%%EOF\n`);
    return joinBytes(parts);
  }
}

export function serialise(object: PdfObject): string {
  if (typeof object === "number") return serialiseNumber(object);
  if (object instanceof Name) return `/${escapeName(object.value)}`;
  if (object instanceof Ref) return `${object.num} 0 R`;
  if (object instanceof Uint8Array) return `<${toHexDigits(object)}>`;
  if (Array.isArray(object)) return `[${object.map(serialise).join(" ")}]`;
  if (isDict(object))
    return `<<${[...object].map(([key, value]) => `/${escapeName(key)} ${serialise(value)}`).join("\n")}>>`;
  return typeof object === "boolean" ? String(object) : "null";
}

function serialiseNumber(value: number): string {
  if (!(Math.abs(value) < LARGEST_NUMBER)) return "0";
  return Number.isInteger(value) ? String(value) : value.toFixed(6);
}

function escapeName(name: string): string {
  return name.replace(
    /[^A-Za-z0-9_.*+:-]/g,
    (char) => `#${(char.charCodeAt(0) & 0xff).toString(16).padStart(2, "0")}`,
  );
}
