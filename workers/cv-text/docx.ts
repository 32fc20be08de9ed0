import { openCompoundFile } from "~/lib/file-formats/compound-file";
import { contentTypes, LONGEST_CONTENT_TYPES, WORD_MAIN_PART } from "~/lib/file-formats/content-types";
import { listZip, type ZipEntry } from "~/lib/file-formats/zip";
import type { CvTextOutcome } from "~/services/cv-text/cv-text";
import { DOCX_PARTS, DOCX_UNPACKED, MOST_CHARACTERS } from "./limits";
import { outcomeOf } from "./text";
import { Budget, inflate } from "./unpack";
import { Locked, Unreadable } from "./unreadable";
import { WordprocessingText } from "./wordprocessing-text";
import { walkXml } from "./xml";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.";

/** In the order a person reads them: names and addresses often stand in the page header only. */
const PARTS_READ = ["header+xml", "document.main+xml", "footnotes+xml", "endnotes+xml", "footer+xml"];

export function readDocx(bytes: Uint8Array): CvTextOutcome {
  const parts = listZip(bytes, DOCX_PARTS);
  // Word puts a document with a password into a compound file, as a whole.
  if (!parts && openCompoundFile(bytes)?.names.includes("EncryptedPackage")) throw new Locked();
  if (!parts) throw new Unreadable("no ZIP, damaged, or too many parts");
  if (parts.some((part) => part.encrypted)) throw new Locked();

  const budget = new Budget(DOCX_UNPACKED);
  const typeOf = declaredTypes(parts, budget);
  const wanted = PARTS_READ.flatMap((type) => parts.filter((part) => typeOf(part.name) === WORD + type));
  if (!wanted.some((part) => typeOf(part.name) === WORD_MAIN_PART)) {
    throw new Unreadable("no Word main part");
  }

  const texts = new Set<string>();
  let length = 0;
  let whole = true;
  for (const part of wanted) {
    const { text, ...read } = readPart(part, budget);
    whole &&= read.whole;
    length += texts.has(text) ? 0 : text.length;
    texts.add(text);
    if (length > MOST_CHARACTERS) break;
  }
  const truncated = length > MOST_CHARACTERS || !whole;
  return outcomeOf({ text: [...texts].join("\n"), pages: null, truncated });
}

function readPart(part: ZipEntry, budget: Budget): { text: string; whole: boolean } {
  const reader = new WordprocessingText();
  const { wellFormed } = walkXml(unpack(part, budget), reader);
  return { text: reader.result(), whole: wellFormed && !reader.done() };
}

function unpack(part: ZipEntry, budget: Budget): Uint8Array {
  if (part.method === 8) return inflate(part.packed, "raw", budget);
  if (part.method !== 0) throw new Unreadable("unknown compression");
  budget.spend(part.packed.length);
  return part.packed;
}

function declaredTypes(parts: ZipEntry[], budget: Budget): (name: string) => string | undefined {
  const list = parts.find((part) => part.name === "[Content_Types].xml");
  if (!list) throw new Unreadable("no content types");
  return contentTypes(new TextDecoder().decode(unpack(list, budget).subarray(0, LONGEST_CONTENT_TYPES)));
}
