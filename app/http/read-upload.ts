import { LARGEST_BODY } from "./largest-body";
import { readParts, refuseCraftedNames } from "./read-form";

export type ReceivedFile = { name: string; bytes: Uint8Array };
export type Upload = {
  fields: Map<string, string>;
  /** By the name of their field. An input that was left empty is not among them. */
  files: Map<string, ReceivedFile>;
};

const MOST_FILES = 2;
const MOST_PARTS = 10;
/** What a browser sends for an input without a file has no name; the parser then gives it one of its own. */
const NAMELESS = new Set(["", "file-upload"]);

/** Counts bytes as they arrive, whatever the headers claim. Throws a 400, 413 or 415 over the limits. */
export async function readUpload(request: Request): Promise<Upload> {
  const { formData, received } = await receive(request, { files: MOST_FILES, parts: MOST_PARTS });
  const files = new Map<string, ReceivedFile>();
  for (const { field, file } of received) if (!files.has(field)) files.set(field, file);
  const texts = [...formData].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return { fields: new Map(texts), files };
}

export async function readAttachments(
  request: Request,
  field: string,
): Promise<{ formData: FormData; files: ReceivedFile[] }> {
  const { formData, received } = await receive(request, { files: 20, parts: 60 });
  refuseCraftedNames(formData);
  return { formData, files: received.filter((one) => one.field === field).map((one) => one.file) };
}

async function receive(request: Request, most: { files: number; parts: number }) {
  const received: { field: string; file: ReceivedFile }[] = [];
  const limits = {
    maxFiles: most.files,
    maxParts: most.parts,
    maxFileSize: LARGEST_BODY,
    maxTotalSize: LARGEST_BODY,
  };
  const formData = await readParts(request, limits, async (file) => {
    if (file.size === 0 && NAMELESS.has(file.name)) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    received.push({ field: file.fieldName, file: { name: file.name, bytes } });
  });
  return { formData, received };
}
