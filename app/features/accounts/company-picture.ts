import { and, eq, type SQL, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import { enqueueWhen } from "~/features/outbox/store";
import { type PictureFacts, readPicture } from "~/lib/file-formats/picture";
import { newId } from "~/lib/ids";
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

export const PICTURE_CHANGED = "A colleague has changed this picture since you opened the page";

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
  { files, ...deps }: { db: Db; files: Files; by: Actor; seen: string | null; now: Date },
): Promise<string | null> {
  const facts = readPicture(bytes);
  const problem = pictureProblem(kind, bytes, facts);
  if (problem !== null || facts === null) return problem;
  const hash = await sha256OfBytes(bytes);
  await files.put(pictureKey(hash), bytes);
  const refused = await setPicture(kind, { hash, ...facts }, deps);
  // Until a company showed it, it could be forgotten.
  if (refused === null) await files.put(pictureKey(hash), bytes);
  return refused;
}

/** `seen`: the hash in the page, empty for none; null when it does not say. Returns what is wrong. */
export async function setPicture(
  kind: PictureKind,
  picture: StoredPicture | null,
  { db, by, seen, now }: { db: Db; by: Actor; seen: string | null; now: Date },
): Promise<string | null> {
  const own = eq(companies.id, by.companyId);
  const [before] = await db.select({ picture: companies[kind] }).from(companies).where(own);
  const replaced = before?.picture?.hash;
  const standing = sql`ifnull(${companies[kind]} ->> 'hash', '')`;
  const hash = picture?.hash ?? "";
  const still = seen === null ? own : and(own, sql`${standing} in (${seen}, ${hash})`);
  const forget = (hash: string, when: SQL) =>
    enqueueWhen(db, { topic: "forget-picture", payload: { hash } }, by, now, { id: newId(now), when })
      .statement;
  const [, set] = await db.batch([
    recordActivity(
      db,
      by,
      { verb: "picture.changed", object: kind, after: picture === null ? "removed" : "" },
      now,
      sql`from ${companies} where ${still} and ${standing} <> ${hash}`,
    ),
    db
      .update(companies)
      .set({ [kind]: picture })
      .where(still),
    ...(replaced === undefined ? [] : [forget(replaced, sql`changes() > 0`)]),
    // Refused, for then neither statement before this one wrote a row.
    ...(hash === "" ? [] : [forget(hash, sql`changes() = 0`)]),
  ]);
  return set.meta.changes > 0 ? null : PICTURE_CHANGED;
}
