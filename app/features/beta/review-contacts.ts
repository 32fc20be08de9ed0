import { and, eq, exists } from "drizzle-orm";
import { enqueueWhen } from "~/features/outbox/store";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { betaContacts } from "../../../db/schema";
import { betaInvitation } from "./emails";
import type { BetaStatus } from "./rules";
import { changeStatus, contactById, listContacts } from "./store";

const A_PAGE = 25;

/** `next` is null at the end. */
export async function pageOfContacts(db: Db, before: string | null) {
  const found = await listContacts(db, before, A_PAGE + 1);
  const contacts = found.slice(0, A_PAGE);
  return { contacts, next: found.length > A_PAGE ? (contacts.at(-1)?.id ?? null) : null };
}

/** Who is approved is invited once, however often the status goes to and fro. */
export async function reviewContact(
  change: { id: string; status: BetaStatus },
  deps: { db: Db; jobs: Jobs; now: Date; publicOrigin: string; bookingUrl: string | null },
): Promise<{ kind: "changed" | "unchanged"; personName: string } | { kind: "not-found" }> {
  const { db, publicOrigin, bookingUrl } = deps;
  const contact = await contactById(db, change.id);
  if (contact === undefined) return { kind: "not-found" };
  const statement = changeStatus(db, change.id, change.status);
  const { personName } = contact;
  if (change.status !== "approved") {
    return { kind: (await statement).length > 0 ? "changed" : "unchanged", personName };
  }
  const stillPending = db
    .select({ id: betaContacts.id })
    .from(betaContacts)
    .where(and(eq(betaContacts.id, change.id), eq(betaContacts.status, contact.status)));
  const mail = enqueueWhen(
    db,
    {
      topic: "mail",
      payload: betaInvitation(contact.email, { personName, publicOrigin, bookingUrl }),
    },
    {},
    deps.now,
    { id: `${change.id}-beta-invitation`, when: exists(stillPending) },
  );
  const [, changed] = await db.batch([mail.statement, statement]);
  if (changed.length === 0) return { kind: "unchanged", personName };
  await deps.jobs.wake({ kind: "outbox", ids: [mail.id] });
  return { kind: "changed", personName };
}
