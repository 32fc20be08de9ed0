import { and, desc, eq, exists, gt, lt, ne, notExists } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { betaContacts } from "../../../db/schema";

/** Empty when its captcha has made one already. */
export const addContact = (db: Db, contact: typeof betaContacts.$inferInsert) =>
  db.insert(betaContacts).values(contact).onConflictDoNothing().returning({ id: betaContacts.id });

export const isKept = (db: Db, id: string) =>
  exists(db.select({ id: betaContacts.id }).from(betaContacts).where(eq(betaContacts.id, id)));

export const isFirstSince = (db: Db, { id, email }: { id: string; email: string }, since: Date) =>
  notExists(
    db
      .select({ id: betaContacts.id })
      .from(betaContacts)
      .where(and(eq(betaContacts.email, email), ne(betaContacts.id, id), gt(betaContacts.createdAt, since))),
  );

export const contactOfCaptcha = (db: Db, captchaNonce: string) =>
  db.select().from(betaContacts).where(eq(betaContacts.captchaNonce, captchaNonce)).get();

export const contactById = (db: Db, id: string) =>
  db.select().from(betaContacts).where(eq(betaContacts.id, id)).get();

export const listContacts = (db: Db, before: string | null, limit: number) =>
  db
    .select({
      id: betaContacts.id,
      personName: betaContacts.personName,
      companyName: betaContacts.companyName,
      email: betaContacts.email,
      feedback: betaContacts.feedback,
      createdAt: betaContacts.createdAt,
      status: betaContacts.status,
    })
    .from(betaContacts)
    .where(before === null ? undefined : lt(betaContacts.id, before))
    .orderBy(desc(betaContacts.id))
    .limit(limit);

/** Empty when it has that status already or there is no such contact. */
export const changeStatus = (db: Db, id: string, status: string) =>
  db
    .update(betaContacts)
    .set({ status })
    .where(and(eq(betaContacts.id, id), ne(betaContacts.status, status)))
    .returning({ id: betaContacts.id });
