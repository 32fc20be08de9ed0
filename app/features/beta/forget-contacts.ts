import { eq, lte } from "drizzle-orm";
import { after, days } from "~/lib/time";
import { SENT_KEPT_YEARS } from "~/vocabulary/retention";
import type { Db } from "../../../db/client";
import { betaContacts } from "../../../db/schema";

const KEPT_FOR = days(SENT_KEPT_YEARS * 365);

export const forgetContactsOf = (db: Db, email: string) =>
  db.delete(betaContacts).where(eq(betaContacts.email, email));

export const sweepContacts = ({ db, now }: { db: Db; now: Date }) =>
  db.delete(betaContacts).where(lte(betaContacts.createdAt, after(now, -KEPT_FOR)));
