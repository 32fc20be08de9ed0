import { hasCompoundHeader, openCompoundFile } from "~/lib/file-formats/compound-file";
import { contentTypes, LONGEST_CONTENT_TYPES, WORD_MAIN_PART } from "~/lib/file-formats/content-types";
import { hasPdfHeader } from "~/lib/file-formats/pdf-header";
import { hasZipHeader, listZip, type ZipEntry } from "~/lib/file-formats/zip";
import type { DocumentContent } from "./rules";

const MOST_PARTS = 2000;

/**
 * By content, whatever the name says. `locked`: an Office file with a password; `damaged`: it begins as one
 * and cannot be opened; null: none that we take.
 */
export async function sniffDocument(bytes: Uint8Array): Promise<DocumentContent | null> {
  if (hasPdfHeader(bytes)) return "pdf";
  if (hasCompoundHeader(bytes)) return inCompoundFile(openCompoundFile(bytes)?.names);
  if (hasZipHeader(bytes)) return inZip(listZip(bytes, MOST_PARTS));
  return null;
}

function inCompoundFile(streams: string[] | undefined): DocumentContent | null {
  if (streams === undefined) return "damaged";
  if (streams.includes("WordDocument")) return "doc";
  return streams.includes("EncryptedPackage") ? "locked" : null;
}

async function inZip(parts: ZipEntry[] | null): Promise<DocumentContent | null> {
  if (parts === null) return "damaged";
  if (parts.some((part) => part.encrypted || /vbaProject[^/]*$/i.test(part.name))) return null;
  const list = parts.find((part) => part.name === "[Content_Types].xml");
  if (list === undefined) return null;
  const xml = await unpackText(list);
  if (xml === null) return "damaged";
  if (/macroEnabled/i.test(xml)) return null;
  const typeOf = contentTypes(xml);
  return parts.some((part) => typeOf(part.name) === WORD_MAIN_PART) ? "docx" : null;
}

/** Null when it does not unpack. */
async function unpackText(part: ZipEntry): Promise<string | null> {
  if (part.method === 0) return new TextDecoder().decode(part.packed.subarray(0, LONGEST_CONTENT_TYPES));
  if (part.method !== 8) return "";
  try {
    return await inflateText(part.packed);
  } catch {
    return null;
  }
}

/** Nothing beyond the limit, so that a bomb costs no more than an honest file. */
async function inflateText(packed: Uint8Array): Promise<string> {
  const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length > LONGEST_CONTENT_TYPES) {
      await reader.cancel();
      return "";
    }
  }
  return text + decoder.decode();
}
