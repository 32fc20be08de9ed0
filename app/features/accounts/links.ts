import { and, eq } from "drizzle-orm";
import { randomSecret, sha256 } from "~/lib/secrets";
import { after } from "~/lib/time";
import type { Db } from "../../../db/client";
import { tokens } from "../../../db/schema";
import { LINK_LIFETIMES } from "./rules";

export type LinkPurpose = (typeof tokens.purpose.enumValues)[number];

/**
 * A secret for a link to be mailed, and the statements that store its hash. A person has one link of each purpose: an older
 * one stops working.
 */
export async function newLink(
  db: Db,
  link: { purpose: LinkPurpose; userId: string; email: string; jobId?: string | null },
  now: Date,
) {
  const secret = randomSecret(32);
  const statements = [
    db.delete(tokens).where(and(eq(tokens.userId, link.userId), eq(tokens.purpose, link.purpose))),
    db.insert(tokens).values({
      hash: await sha256(secret),
      purpose: link.purpose,
      userId: link.userId,
      email: link.email,
      jobId: link.jobId ?? null,
      expiresAt: after(now, LINK_LIFETIMES[link.purpose]),
      createdAt: now,
    }),
  ] as const;
  return { secret, statements };
}
