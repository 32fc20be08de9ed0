import { seconds } from "~/lib/time";
import { withPatience } from "~/lib/with-patience";
import type { CvText, CvTextOutcome } from "~/services/cv-text/cv-text";
import type { DocumentType } from "~/vocabulary/documents";

/** How long somebody who has just sent a file waits to hear whether it can be read. */
const PATIENCE = seconds(3);

/** Null when three seconds were not enough, or the reader died: the file is left to the outbox then. */
export const readAtOnce = (
  cvText: CvText,
  bytes: Uint8Array,
  type: DocumentType,
): Promise<CvTextOutcome | null> =>
  withPatience(cvText.read(bytes.slice().buffer, type), PATIENCE).catch(() => null);
