import type { CvTextOutcome, DocumentType } from "~/services/cv-text/cv-text";
import { readDoc } from "./doc";
import { readDocx } from "./docx";
import { LARGEST_FILE } from "./limits";
import { readPdf } from "./pdf";
import { Locked, TooOld, Unreadable } from "./unreadable";

const READERS = { pdf: readPdf, doc: readDoc, docx: readDocx };

/** Whatever the file does, this resolves to an outcome; it throws only for a bug of ours. */
export async function readDocument(bytes: Uint8Array, type: DocumentType): Promise<CvTextOutcome> {
  if (bytes.length === 0 || bytes.length >= LARGEST_FILE) return { kind: "unreadable", reason: "size" };
  try {
    return await READERS[type](bytes);
  } catch (error) {
    if (error instanceof Locked) return { kind: "locked" };
    if (error instanceof TooOld) return { kind: "too-old" };
    if (error instanceof Unreadable) return { kind: "unreadable", reason: error.message };
    return { kind: "unreadable", reason: `parser: ${error instanceof Error ? error.name : typeof error}` };
  }
}
