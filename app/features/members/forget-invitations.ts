import { eq, lt, or } from "drizzle-orm";
import { after, days } from "~/lib/time";
import type { Db } from "../../../db/client";
import { invitations } from "../../../db/schema";

/** So long its link says whom to ask for a new one. */
const KEPT_FOR = days(30);

export const sweepInvitations = ({ db, now }: { db: Db; now: Date }) =>
  db.delete(invitations).where(lt(invitations.expiresAt, after(now, -KEPT_FOR)));

export const forgetInvitationsOf = (db: Db, person: { id: string; email: string }) =>
  db.delete(invitations).where(or(eq(invitations.email, person.email), eq(invitations.invitedBy, person.id)));
