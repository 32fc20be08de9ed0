import { WorkerEntrypoint } from "cloudflare:workers";
import type { CvText, CvTextOutcome, DocumentType } from "~/services/cv-text/cv-text";
import { readDocument } from "./read";

export class CvTextReader extends WorkerEntrypoint<Record<never, never>> implements CvText {
  override fetch(): Response {
    return new Response(null, { status: 404 });
  }

  read(bytes: ArrayBuffer, type: DocumentType): Promise<CvTextOutcome> {
    return readDocument(new Uint8Array(bytes), type);
  }
}

export default CvTextReader;
