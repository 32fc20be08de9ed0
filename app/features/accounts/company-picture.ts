import { eq, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import { type PictureFacts, readPicture } from "~/lib/file-formats/picture";
import { sha256OfBytes } from "~/lib/secrets";
import type { Files } from "~/services/files/files";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { companies, type StoredPicture } from "../../../db/schema";

export const PICTURES = ["logo", "sharePicture"] as const;
export type PictureKind = (typeof PICTURES)[number];

const MOST_BYTES = 1024 * 1024;
/** Pixels each side. */
const LOGO_SIDES = { least: 64, most: 2000 };
/** What networks show of a link, and how far off a side may be. */
const SHARED = { width: 1200, height: 630, tolerance: 0.05 };

/** Of its bytes, so that the same address never shows another picture. */
export const pictureKey = (hash: string): string => `pictures/${hash}`;

function pictureProblem(kind: PictureKind, bytes: Uint8Array, facts: PictureFacts | null) {
  if (facts === null || bytes.byteLength > MOST_BYTES) return "Please upload a PNG, JPEG or WebP under 1 MB";
  const sides = [facts.width, facts.height];
  if (kind === "logo")
    return sides.every((side) => side >= LOGO_SIDES.least && side <= LOGO_SIDES.most)
      ? null
      : "Please upload a logo of 64 to 2,000 pixels each side";
  const off = (side: number, wanted: number) => Math.abs(side - wanted) > wanted * SHARED.tolerance;
  return off(facts.width, SHARED.width) || off(facts.height, SHARED.height)
    ? "Please upload a share picture of 1200 by 630 pixels"
    : null;
}

/** The bytes first: a row never names a picture that is not there. Returns what is wrong, or null. */
export async function storePicture(
  kind: PictureKind,
  bytes: Uint8Array,
  { db, files, by, now }: { db: Db; files: Files; by: Actor; now: Date },
): Promise<string | null> {
  const facts = readPicture(bytes);
  const problem = pictureProblem(kind, bytes, facts);
  if (problem !== null || facts === null) return problem;
  const hash = await sha256OfBytes(bytes);
  await files.put(pictureKey(hash), bytes);
  await setPicture(db, by, kind, { hash, ...facts }, now);
  return null;
}

export const removePicture = (db: Db, by: Actor, kind: PictureKind, now: Date) =>
  setPicture(db, by, kind, null, now);

const setPicture = (db: Db, by: Actor, kind: PictureKind, picture: StoredPicture | null, now: Date) =>
  db.batch([
    recordActivity(
      db,
      by,
      { verb: "picture.changed", object: kind, after: picture === null ? "removed" : "" },
      now,
      sql`from ${companies} where ${companies.id} = ${by.companyId}
        and ${companies[kind]} ->> 'hash' is not ${picture?.hash ?? null}`,
    ),
    db
      .update(companies)
      .set({ [kind]: picture })
      .where(eq(companies.id, by.companyId)),
  ]);
