import { or, sql } from "drizzle-orm";
import type { Files } from "~/services/files/files";
import type { Db } from "../../../db/client";
import { companies } from "../../../db/schema";
import { pictureKey } from "./company-picture";

/** Replaced or removed. It stays while any company shows the same picture, as either of its two. */
export async function forgetPicture(
  hash: string,
  { db, others = [], files }: { db: Db; others?: readonly Db[]; files: Files },
): Promise<{ kind: "done" }> {
  const key = pictureKey(hash);
  const shown = async () =>
    (await Promise.all([db, ...others].map((of) => isShown(of, hash)))).includes(true);
  const stored = (await shown()) ? null : await files.get(key);
  if (stored === null) return { kind: "done" };
  const bytes = await stored.bytes();
  await files.remove([key]);
  // Uploaded anew in this very moment, when the file was still there.
  if (await shown()) await files.put(key, bytes);
  return { kind: "done" };
}

async function isShown(db: Db, hash: string): Promise<boolean> {
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(
      or(sql`${companies.logo} ->> 'hash' = ${hash}`, sql`${companies.sharePicture} ->> 'hash' = ${hash}`),
    )
    .limit(1);
  return company !== undefined;
}
