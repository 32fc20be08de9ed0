import { openCompoundFile } from "~/lib/file-formats/compound-file";
import { contentTypes, LONGEST_CONTENT_TYPES, WORD_MAIN_PART } from "~/lib/file-formats/content-types";
import { hasPdfHeader } from "~/lib/file-formats/pdf-header";
import { listZip, type ZipEntry } from "~/lib/file-formats/zip";
import type { DocumentContent } from "./rules";

const MOST_PARTS = 2000;

/** By content, whatever the name says. `locked`: an Office file with a password; null: none that we take. */
export async function sniffDocument(bytes: Uint8Array): Promise<DocumentContent | null> {
  if (hasPdfHeader(bytes)) return "pdf";
  const streams = openCompoundFile(bytes)?.names ?? [];
  if (streams.includes("WordDocument")) return "doc";
  if (streams.includes("EncryptedPackage")) return "locked";
  const parts = listZip(bytes, MOST_PARTS);
  return parts && (await isWordPackage(parts)) ? "docx" : null;
}

async function isWordPackage(parts: ZipEntry[]): Promise<boolean> {
  if (parts.some((part) => part.encrypted || /vbaProject[^/]*$/i.test(part.name))) return false;
  const list = parts.find((part) => part.name === "[Content_Types].xml");
  const xml = list && (await unpackText(list));
  if (!xml || /macroEnabled/i.test(xml)) return false;
  const typeOf = contentTypes(xml);
  return parts.some((part) => typeOf(part.name) === WORD_MAIN_PART);
}

async function unpackText(part: ZipEntry): Promise<string | null> {
  if (part.method === 0) return new TextDecoder().decode(part.packed.subarray(0, LONGEST_CONTENT_TYPES));
  if (part.method !== 8) return null;
  try {
    return await inflateText(part.packed);
  } catch {
    return null;
  }
}

/** Stops at the limit, so that a bomb costs no more than an honest file. */
async function inflateText(packed: Uint8Array): Promise<string | null> {
  const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length > LONGEST_CONTENT_TYPES) {
      await reader.cancel();
      return null;
    }
  }
  return text + decoder.decode();
}
