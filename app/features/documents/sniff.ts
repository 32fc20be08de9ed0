import { openCompoundFile } from "./compound-file";
import type { DocumentType } from "./rules";
import { listZip, type ZipEntry } from "./zip";

/** Readers of PDF accept rubbish before the header, up to this many bytes (ISO 32000-1, annex H, note 13). */
const PDF_HEADER_WITHIN = 1024;
const MOST_PARTS = 2000;
/** Real ones have a few thousand characters. */
const LONGEST_CONTENT_TYPES = 512 * 1024;
const WORD_MAIN_PART = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/**
 * What a file is by its content, whatever its name says; null for anything but a PDF, a Word 97–2003 document or a
 * Word document without macros. A template, a macro-enabled file, a spreadsheet and a Word file locked with a password
 * in the new format (whose content cannot be seen) are null.
 */
export async function sniffDocument(bytes: Uint8Array): Promise<DocumentType | null> {
  if (hasPdfHeader(bytes)) return "pdf";
  if (openCompoundFile(bytes)?.names.includes("WordDocument")) return "doc";
  const parts = listZip(bytes, MOST_PARTS);
  return parts && (await isWordPackage(parts)) ? "docx" : null;
}

function hasPdfHeader(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, PDF_HEADER_WITHIN)).includes("%PDF-");
}

async function isWordPackage(parts: ZipEntry[]): Promise<boolean> {
  if (parts.some((part) => part.encrypted || /vbaProject[^/]*$/i.test(part.name))) return false;
  const contentTypes = parts.find((part) => part.name === "[Content_Types].xml");
  const xml = contentTypes && (await unpackText(contentTypes));
  if (!xml || /macroEnabled/i.test(xml)) return false;
  return mainPartsOf(xml).some((name) => parts.some((part) => `/${part.name}` === name));
}

/** Names of the parts that the package declares to be a Word document's main part. */
function mainPartsOf(contentTypes: string): string[] {
  const names: string[] = [];
  for (const [tag] of contentTypes.matchAll(/<(?:\w+:)?(?:Override|Default)\b[^>]*>/g)) {
    if (attribute(tag, "ContentType") !== WORD_MAIN_PART) continue;
    names.push(attribute(tag, "PartName") ?? "/word/document.xml");
  }
  return names;
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return match?.[1] ?? match?.[2];
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

/** Stops reading at the limit, so that a bomb costs no more than an honest file. */
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
