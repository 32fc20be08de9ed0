import { readFileSync } from "node:fs";

const TYPES = ["pdf", "doc", "docx"] as const;

/** `documents/make.sh` makes them from `documents/sources/`. */
export function readDocument(file: string): { bytes: Uint8Array<ArrayBuffer>; type: (typeof TYPES)[number] } {
  const type = TYPES.find((one) => file.endsWith(`.${one}`));
  if (!type) throw new Error(`${file} is not a PDF, DOC or DOCX file.`);
  return { bytes: new Uint8Array(readFileSync(new URL(`./documents/${file}`, import.meta.url))), type };
}
