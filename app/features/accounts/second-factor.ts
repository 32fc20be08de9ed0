import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { brand } from "~/brand";
import { recordActivity } from "~/features/activity/record-activity";
import { enqueueWhen } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import { lock, unlock } from "~/lib/locked";
import type { Signing } from "~/lib/sealed";
import { after, minutes } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { companies, sessions, users } from "../../../db/schema";
import { confirmIdentity, type Unconfirmed } from "./confirm-identity";
import { secondFactorChanged } from "./emails";
import { hashOfCode, inGroups, keyAddress, newRecoveryCodes, newSecret, stepOf } from "./one-time-code";
import type { Viewer } from "./stored-sessions";

const OFFER = "second factor offered";
const OFFER_STANDS = minutes(30);
const SECRET = "second factor";

/** `by` writes into the log of the company. */
export type Deps = Signing & { db: Db; jobs: Jobs; clientIp: string; publicOrigin: string; by: Actor };
type Offer = { userId: string; secret: string; codes: string[]; until: number };

export const unlockSecret = async (locked: string, { signingSecret }: Pick<Signing, "signingSecret">) =>
  (await unlock(signingSecret, SECRET, locked)) as string | null;

/** For the page, which keeps it: until a code shows that an app has the secret, nothing is stored. */
export async function offerSecondFactor(viewer: Viewer, { signingSecret, now }: Signing) {
  const until = after(now, OFFER_STANDS).getTime();
  const offer: Offer = { userId: viewer.id, secret: newSecret(), codes: newRecoveryCodes(), until };
  return shownOffer(await lock(signingSecret, OFFER, offer), offer, viewer);
}

/** The same once more, as after a mistyped code; null when it has run out or is another's. */
export async function offeredBefore(locked: string, viewer: Viewer, signing: Signing) {
  const offer = await readOffer(locked, viewer, signing);
  return offer && shownOffer(locked, offer, viewer);
}

const shownOffer = (locked: string, { secret }: Offer, { email }: Viewer) => ({
  locked,
  key: inGroups(secret).replaceAll("-", " "),
  address: keyAddress(brand.name, email, secret),
});

async function readOffer(locked: string, viewer: Viewer, { signingSecret, now }: Signing) {
  const offer = (await unlock(signingSecret, OFFER, locked)) as Offer | null;
  return offer?.userId === viewer.id && offer.until > now.getTime() ? offer : null;
}

export async function findSecondFactor(db: Db, userId: string) {
  const [found] = await db
    .select({
      app: sql<boolean>`${users.secondFactor} is not null`.mapWith(Boolean),
      passkeys: users.passkeys,
      codesLeft: sql<number>`length(${users.recoveryHashes}) / 32`,
      needed:
        sql<boolean>`coalesce(${companies.needsSecondFactor}, 0) or ${users.staffSince} is not null`.mapWith(
          Boolean,
        ),
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId));
  return found ?? { app: false, passkeys: 0, codesLeft: 0, needed: false };
}

export type SecondFactorOutcome =
  /** To be shown once. */
  | { kind: "done"; codes: string[] }
  | { kind: "wrong-code" | "run-out" | "needed" | "own-first" }
  | Unconfirmed;

/** Other browsers, which were opened without, are signed out. A second press shows the same codes. */
export async function switchOn(
  viewer: Viewer,
  typed: { offer: string; code: string; currentPassword: string },
  deps: Deps,
): Promise<SecondFactorOutcome> {
  const { db, now, signingSecret } = deps;
  const offer = await readOffer(typed.offer, viewer, deps);
  if (offer === null) return { kind: "run-out" };
  const identity = await confirmIdentity(viewer, typed.currentPassword, deps);
  if (identity.kind !== "confirmed") return identity;
  const step = stepOf(typed.code.replace(/\s/g, ""), offer.secret, { now, last: 0 });
  if (step === null) return { kind: "wrong-code" };
  const none = and(eq(users.id, viewer.id), isNull(users.secondFactor));
  const notice = noticeTo(viewer, "on", none, deps);
  const [, , set] = await db.batch([
    notice.statement,
    db
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, viewer.id),
          sql`${sessions.id} <> ${viewer.sessionId}`,
          sql`exists (select 1 from ${users} where ${none})`,
        ),
      ),
    db
      .update(users)
      .set({
        secondFactor: await lock(signingSecret, SECRET, offer.secret),
        secondFactorStep: step,
        recoveryHashes: await hashesOf(viewer.id, offer.codes),
      })
      .where(none)
      .returning({ id: users.id }),
    recordActivity(db, deps.by, { verb: "factor.on" }, now),
  ]);
  if (set.length > 0) await deps.jobs.wake({ kind: "outbox", ids: [notice.id] });
  if (set.length === 0 && !(await isOffered(db, viewer.id, offer, signingSecret))) return { kind: "run-out" };
  return { kind: "done", codes: offer.codes };
}

async function isOffered(db: Db, userId: string, { secret }: Offer, signingSecret: string) {
  const [user] = await db.select({ locked: users.secondFactor }).from(users).where(eq(users.id, userId));
  return (await unlockSecret(user?.locked ?? "", { signingSecret })) === secret;
}

export async function renewCodes(
  viewer: Viewer,
  typed: { offer: string; currentPassword: string },
  deps: Deps,
): Promise<SecondFactorOutcome> {
  const { db } = deps;
  const offer = await readOffer(typed.offer, viewer, deps);
  if (offer === null) return { kind: "run-out" };
  const identity = await confirmIdentity(viewer, typed.currentPassword, deps);
  if (identity.kind !== "confirmed") return identity;
  const recoveryHashes = await hashesOf(viewer.id, offer.codes);
  const others = and(hasOne(viewer.id), sql`${users.recoveryHashes} <> ${recoveryHashes}`);
  const notice = noticeTo(viewer, "codes", others, deps);
  await db.batch([
    notice.statement,
    db.update(users).set({ recoveryHashes }).where(others),
    recordActivity(db, deps.by, { verb: "factor.codes" }, deps.now),
  ]);
  await deps.jobs.wake({ kind: "outbox", ids: [notice.id] });
  return { kind: "done", codes: offer.codes };
}

export async function switchOff(
  viewer: Viewer,
  typed: { currentPassword: string },
  deps: Deps,
): Promise<SecondFactorOutcome> {
  const { db } = deps;
  const identity = await confirmIdentity(viewer, typed.currentPassword, deps);
  if (identity.kind !== "confirmed") return identity;
  const { needed, passkeys } = await findSecondFactor(db, viewer.id);
  if (needed && passkeys === 0) return { kind: "needed" };
  const hasApp = and(eq(users.id, viewer.id), isNotNull(users.secondFactor));
  const notice = noticeTo(viewer, passkeys === 0 ? "off" : "no-app", hasApp, deps);
  const recoveryHashes = sql`case when ${users.passkeys} > 0 then ${users.recoveryHashes} else '' end`;
  await db.batch([
    notice.statement,
    db.update(users).set({ secondFactor: null, secondFactorStep: 0, recoveryHashes }).where(hasApp),
    recordActivity(db, deps.by, { verb: "factor.off" }, deps.now),
  ]);
  await deps.jobs.wake({ kind: "outbox", ids: [notice.id] });
  return { kind: "done", codes: [] };
}

/** Only by somebody who has one, so that whoever decides it is not kept out by it. */
export async function needSecondFactor(
  viewer: Viewer & { companyId: string },
  typed: { needed: boolean; currentPassword: string },
  deps: Deps,
): Promise<SecondFactorOutcome> {
  const { db } = deps;
  const identity = await confirmIdentity(viewer, typed.currentPassword, deps);
  if (identity.kind !== "confirmed") return identity;
  const own = and(
    eq(companies.id, viewer.companyId),
    sql`exists (select 1 from ${users} where ${hasOne(viewer.id)})`,
  );
  const [, changed] = await db.batch([
    recordActivity(
      db,
      deps.by,
      { verb: "factor.needed", after: typed.needed ? "everybody" : "whoever wants one" },
      deps.now,
      sql`from ${companies} where ${own} and needs_second_factor <> ${Number(typed.needed)}`,
    ),
    db.update(companies).set({ needsSecondFactor: typed.needed }).where(own).returning({ id: companies.id }),
  ]);
  return changed.length === 0 ? { kind: "own-first" } : { kind: "done", codes: [] };
}

const hasOne = (userId: string) =>
  and(eq(users.id, userId), sql`(${users.secondFactor} is not null or ${users.passkeys} > 0)`);

export const hashesOf = async (userId: string, codes: string[]): Promise<string> =>
  (await Promise.all(codes.map((code) => hashOfCode(userId, code)))).join("");

export function noticeTo(
  person: { id: string; companyId: string | null; email: string; firstName: string },
  what: Parameters<typeof secondFactorChanged>[1]["what"],
  when: SQL | undefined,
  { db, now, publicOrigin }: { db: Db; now: Date; publicOrigin: string },
) {
  const payload = secondFactorChanged(person.email, { name: person.firstName, what, publicOrigin });
  const rule = { id: newId(now), when: sql`exists (select 1 from ${users} where ${when})` };
  const to = { userId: person.id, companyId: person.companyId };
  return enqueueWhen(db, { topic: "mail", payload }, to, now, rule);
}
