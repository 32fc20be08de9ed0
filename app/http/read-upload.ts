import {
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { refusal } from "./replies";

export type ReceivedFile = { name: string; bytes: Uint8Array };
export type Upload = {
  /** The fields that are no files. */
  fields: Map<string, string>;
  /** The files by the name of their field. An input that was left empty is not among them. */
  files: Map<string, ReceivedFile>;
};

const MOST_FILES = 2;
const MOST_PARTS = 10;
/** What a browser sends for an input without a file has no name; the parser then gives it one of its own. */
const NAMELESS = new Set(["", "file-upload"]);
/** Bytes of a whole request: two files just over their own limit still get an answer at the field. */
const WHOLE = 11 * 1024 * 1024;

/**
 * Reads a form with files. Bytes are counted while they arrive, whatever the headers claim. Throws a 400, 413 or 415 answer for
 * a body over these limits or one that breaks off; whether a file is too large for its field is the caller's to say.
 */
export async function readUpload(request: Request): Promise<Upload> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) throw refusal(415);
  const files = new Map<string, ReceivedFile>();
  try {
    const limits = { maxFiles: MOST_FILES, maxParts: MOST_PARTS, maxFileSize: WHOLE, maxTotalSize: WHOLE };
    const formData = await parseFormData(request, limits, async (file) => {
      const leftEmpty = file.size === 0 && NAMELESS.has(file.name);
      if (!leftEmpty && !files.has(file.fieldName)) {
        files.set(file.fieldName, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
      }
    });
    const texts = [...formData].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    );
    return { fields: new Map(texts), files };
  } catch (error) {
    if (error instanceof MaxTotalSizeExceededError || error instanceof MaxFileSizeExceededError)
      throw refusal(413);
    if (error instanceof FormDataParseError || (error instanceof Error && error.name.startsWith("Max")))
      throw refusal(400);
    throw error;
  }
}
