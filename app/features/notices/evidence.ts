import { hasPdfHeader } from "~/lib/file-formats/pdf-header";

export type EvidenceType = "pdf" | "jpg" | "png";

/** Bytes of all attachments of a notice together (the specification's limit). */
export const EVIDENCE_LIMIT = 10 * 1024 * 1024;
export const MOST_EVIDENCE = 10;

export const EVIDENCE_EXTENSIONS = ".pdf,.jpg,.jpeg,.png";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPG = [0xff, 0xd8, 0xff];

/** By content; null when it is not a PDF, JPG or PNG, or its name disagrees. */
export function evidenceType(name: string, bytes: Uint8Array): EvidenceType | null {
  const extension = /\.(pdf|jpe?g|png)$/i.exec(name.trim())?.[1]?.toLowerCase();
  const named = extension === "jpeg" ? "jpg" : extension;
  const found = typeByContent(bytes);
  return found !== null && found === named ? found : null;
}

function typeByContent(bytes: Uint8Array): EvidenceType | null {
  if (startsWith(bytes, PNG)) return "png";
  if (startsWith(bytes, JPG)) return "jpg";
  return hasPdfHeader(bytes) ? "pdf" : null;
}

const startsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);
