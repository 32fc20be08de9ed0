import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";
import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import { lock, unlock } from "~/lib/locked";
import type { Signing } from "~/lib/sealed";
import { randomSecret } from "~/lib/secrets";
import { after, minutes } from "~/lib/time";
import { type Db, selectNamed } from "../../../db/client";
import { passkeys, sessions, tokens, users } from "../../../db/schema";
import { countAttempt } from "./attempts";
import { confirmIdentity } from "./confirm-identity";
import { challengeLimit } from "./limits";
import { newRecoveryCodes } from "./one-time-code";
import { MOST_PASSKEYS } from "./rules";
import { type Deps, findSecondFactor, hashesOf, noticeTo, type SecondFactorOutcome } from "./second-factor";
import type { Viewer } from "./stored-sessions";
import { countsOn, readAnswer, readNewPasskey } from "./webauthn";

const OFFER = "passkey offered";
const QUESTION = "passkey asked for";
const STANDS = minutes(10);

type Offer = { userId: string; challenge: string; codes: string[]; until: number };

export const listPasskeys = (db: Db, userId: string) =>
  db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      transports: passkeys.transports,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt, passkeys.id);

/** For the page, which keeps it, with the recovery codes of somebody who has none. */
export async function offerPasskey(viewer: Viewer, { signingSecret, now }: Signing) {
  const challenge = randomSecret(32);
  const until = after(now, STANDS).getTime();
  const offer: Offer = { userId: viewer.id, challenge, codes: newRecoveryCodes(), until };
  return { offer: await lock(signingSecret, OFFER, offer), challenge };
}

/** The first second step signs other browsers out. A second press shows the same codes. */
export async function addPasskey(
  viewer: Viewer,
  typed: { offer: string; credential: string; name: string; currentPassword: string },
  deps: Deps,
): Promise<SecondFactorOutcome> {
  const { db, now, signingSecret, publicOrigin } = deps;
  const offer = (await unlock(signingSecret, OFFER, typed.offer)) as Offer | null;
  if (offer?.userId !== viewer.id || offer.until <= now.getTime()) return { kind: "run-out" };
  const identity = await confirmIdentity(viewer, typed.currentPassword, deps);
  if (identity.kind !== "confirmed") return identity;
  const made = await readNewPasskey(typed.credential, publicOrigin);
  if (made === null || made.challenge !== offer.challenge) return { kind: "wrong-code" };
  const recoveryHashes = await hashesOf(viewer.id, offer.codes);
  await keepPasskey(viewer, { ...made, name: typed.name, recoveryHashes }, deps);
  const [own] = await db
    .select({ hashes: users.recoveryHashes })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.id, made.id), eq(passkeys.userId, viewer.id)));
  if (own === undefined) return { kind: "run-out" };
  return { kind: "done", codes: own.hashes === recoveryHashes ? offer.codes : [] };
}

type NewPasskey = NonNullable<Awaited<ReturnType<typeof readNewPasskey>>>;

/** Nothing happens to an account that has enough of them, or to an answer that was used before. */
async function keepPasskey(
  viewer: Viewer,
  { challenge, recoveryHashes, ...made }: NewPasskey & { name: string; recoveryHashes: string },
  deps: Deps,
): Promise<void> {
  const { db, now } = deps;
  const [once] = await challengeLimit(challenge);
  const spent = sql`exists (select 1 from ${tokens} where hash = ${once.key})`;
  const taken = sql`exists (select 1 from ${passkeys} where id = ${made.id})`;
  const may = and(
    eq(users.id, viewer.id),
    lt(users.passkeys, MOST_PASSKEYS),
    sql`not ${spent} and not ${taken}`,
  );
  const first = and(may, isNull(users.secondFactor), eq(users.passkeys, 0));
  const notice = noticeTo(viewer, "passkey", may, deps);
  const row = { ...made, userId: viewer.id, createdAt: now };
  const [, , , , added] = await db.batch([
    notice.statement,
    recordActivity(db, deps.by, { verb: "factor.passkey", after: made.name }, now, from(may)),
    db
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, viewer.id),
          sql`${sessions.id} <> ${viewer.sessionId}`,
          sql`exists (select 1 from ${users} where ${first})`,
        ),
      ),
    db
      .update(users)
      .set({ recoveryHashes })
      .where(and(may, eq(users.recoveryHashes, ""))),
    db
      .insert(passkeys)
      .select(selectNamed(passkeys, row, from(may)))
      .returning({ id: passkeys.id }),
    db
      .insert(tokens)
      .values({
        ...{ hash: once.key, purpose: "passkey", userId: viewer.id, email: viewer.email },
        ...{ expiresAt: after(now, once.within), createdAt: now },
      })
      .onConflictDoNothing(),
  ]);
  if (added.length > 0) await deps.jobs.wake({ kind: "outbox", ids: [notice.id] });
}

export async function removePasskey(
  viewer: Viewer,
  typed: { passkey: string; currentPassword: string },
  deps: Deps,
): Promise<SecondFactorOutcome> {
  const { db, now } = deps;
  const identity = await confirmIdentity(viewer, typed.currentPassword, deps);
  if (identity.kind !== "confirmed") return identity;
  const { needed, app, passkeys: has } = await findSecondFactor(db, viewer.id);
  const last = needed && !app;
  if (last && has < 2) return { kind: "needed" };
  // Two may be removed at once: one of them stays.
  const kept = last ? 1 : 0;
  const stays = sql`(select ${users.passkeys} from ${users} where ${users.id} = ${viewer.id}) > ${kept}`;
  const own = and(eq(passkeys.id, typed.passkey), eq(passkeys.userId, viewer.id), stays);
  const there = and(eq(users.id, viewer.id), sql`exists (select 1 from ${passkeys} where ${own})`);
  const notice = noticeTo(viewer, "no-passkey", there, deps);
  const before = sql<string>`(select name from ${passkeys} where ${own})`;
  const [, , removed] = await db.batch([
    notice.statement,
    recordActivity(db, deps.by, { verb: "factor.no-passkey", before }, now, from(there)),
    db.delete(passkeys).where(own).returning({ id: passkeys.id }),
    db
      .update(users)
      .set({ recoveryHashes: "" })
      .where(and(eq(users.id, viewer.id), isNull(users.secondFactor), eq(users.passkeys, 0))),
  ]);
  if (last && removed.length === 0) return { kind: "needed" };
  await deps.jobs.wake({ kind: "outbox", ids: [notice.id] });
  return { kind: "done", codes: [] };
}

const from = (when: SQL | undefined) => sql`from ${users} where ${when}`;

/** What the page of the second step asks the browser for; null without a passkey. */
export async function askForPasskey(db: Db, userId: string, { signingSecret, now }: Signing) {
  const own = await listPasskeys(db, userId);
  if (own.length === 0) return null;
  const locked = await lock(signingSecret, QUESTION, { userId, until: after(now, STANDS).getTime() });
  return { challenge: encodeBase64urlNoPadding(new TextEncoder().encode(locked)), allowed: own.map(allowed) };
}

export const allowed = ({ id, transports }: { id: string; transports: string }) => ({
  id,
  transports: transports === "" ? [] : transports.split(","),
});

type Taking = Signing & { db: Db; publicOrigin: string };

/** Once for each question, which is of this account alone. `copied`: its counter went back. */
export async function takePasskey(
  userId: string,
  credential: string,
  { db, now, signingSecret, publicOrigin }: Taking,
): Promise<"taken" | "refused" | "copied"> {
  const answer = await readAnswer(credential, publicOrigin, async (id) => {
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
    return db.select().from(passkeys).where(own).get();
  });
  if (answer === null) return "refused";
  const locked = new TextDecoder().decode(decodeBase64urlIgnorePadding(answer.challenge));
  const asked = (await unlock(signingSecret, QUESTION, locked)) as { userId: string; until: number } | null;
  if (asked?.userId !== userId || asked.until <= now.getTime()) return "refused";
  if ((await countAttempt(db, await challengeLimit(answer.challenge), now)) !== null) return "refused";
  if (!countsOn(answer.passkey.counter, answer.counter)) return "copied";
  const used = await countUse(db, userId, answer.passkey.id, answer.counter, now);
  return used.length > 0 ? "taken" : "copied";
}

/** The statement decides, as `countsOn` does: of two answers with one count at once, one is let in. */
export const countUse = (db: Db, userId: string, id: string, counter: number, now: Date) =>
  db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(
      and(
        eq(passkeys.id, id),
        eq(passkeys.userId, userId),
        or(lt(passkeys.counter, counter), sql`${passkeys.counter} = 0 and ${counter} = 0`),
      ),
    )
    .returning({ id: passkeys.id });
