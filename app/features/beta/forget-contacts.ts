import { eq, lte } from "drizzle-orm";
import { after, days } from "~/lib/time";
import type { Db } from "../../../db/client";
import { betaContacts } from "../../../db/schema";

/** As the privacy policy says. */
const KEPT_FOR = days(5 * 365);

export const forgetContactsOf = (db: Db, email: string) =>
  db.delete(betaContacts).where(eq(betaContacts.email, email));

export const sweepContacts = ({ db, now }: { db: Db; now: Date }) =>
  db.delete(betaContacts).where(lte(betaContacts.createdAt, after(now, -KEPT_FOR)));
