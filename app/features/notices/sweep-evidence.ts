import { after, days } from "~/lib/time";
import type { Files } from "~/services/files/files";
import type { Db } from "../../../db/client";
import { forgetFiles, leftFiles } from "./store";

const AT_ONCE = 50;

export async function sweepEvidence(deps: { db: Db; files: Files; now: Date }): Promise<void> {
  const left = await leftFiles(deps.db, after(deps.now, -days(1)), AT_ONCE);
  if (left.length === 0) return;
  await deps.files.remove(left.map((file) => file.storageKey));
  await forgetFiles(
    deps.db,
    left.map((file) => file.id),
  );
}
