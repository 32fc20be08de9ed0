import { countAttempt } from "~/features/accounts/attempts";
import { networkLimits } from "~/features/accounts/limits";
import { displayFileName } from "~/features/documents/file-name";
import { newId } from "~/lib/ids";
import type { Files } from "~/services/files/files";
import type { Db } from "../../../db/client";
import { EVIDENCE_LIMIT, evidenceType, MOST_EVIDENCE } from "./evidence";
import { fileArrived, removeFiles, reserveFile } from "./store";

type Received = { name: string; bytes: Uint8Array };

const TOO_OFTEN =
  "There were too many attachments from your network within the hour. Please wait, then add these";
const EVIDENCE_TYPE = "must be a PDF, JPG or PNG file";
const EVIDENCE_SIZE =
  `Attachments must be smaller than ${EVIDENCE_LIMIT / 1024 / 1024} MB together, ` +
  `and at most ${MOST_EVIDENCE}`;

/** Returns what is wrong with files that were not kept. Throws when the file store cannot be reached. */
export async function receiveEvidence(
  noticeId: string,
  sent: { files: Received[]; remove: string[] },
  deps: { db: Db; files: Files; clientIp: string; now: Date },
): Promise<string[]> {
  const { db, files, now } = deps;
  if (sent.remove.length > 0) await removeFiles(db, noticeId, sent.remove.slice(0, MOST_EVIDENCE));
  if (sent.files.length === 0) return [];
  const limits = await networkLimits("evidence", deps.clientIp);
  if ((await countAttempt(db, limits, now)) !== null) return [TOO_OFTEN];
  const problems = new Set<string>();
  for (const { name, bytes } of sent.files) {
    const fileName = displayFileName(name);
    const type = evidenceType(name, bytes);
    if (type === null) {
      problems.add(`${fileName} ${EVIDENCE_TYPE}`);
      continue;
    }
    const id = newId(now);
    const storageKey = `evidence/${noticeId}/${id}`;
    const size = bytes.byteLength;
    const row = { id, noticeId, fileName, type, size, storageKey, createdAt: now };
    if ((await reserveFile(db, row)).length === 0) {
      problems.add(EVIDENCE_SIZE);
      continue;
    }
    if (!(await files.put(storageKey, bytes))) throw new Error("the key is taken");
    await fileArrived(db, id);
  }
  return [...problems];
}
