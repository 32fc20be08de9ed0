import { WorkerEntrypoint } from "cloudflare:workers";
import type { CvText, CvTextOutcome, DocumentType } from "~/services/cv-text/cv-text";
import { readDocument } from "./read";

/** A Worker of its own for files that strangers send: no database, no files, no secrets, no way out. */
export class CvTextReader extends WorkerEntrypoint<Record<never, never>> implements CvText {
  override fetch(): Response {
    return new Response(null, { status: 404 });
  }

  read(bytes: ArrayBuffer, type: DocumentType): Promise<CvTextOutcome> {
    return readDocument(new Uint8Array(bytes), type);
  }
}

export default CvTextReader;
