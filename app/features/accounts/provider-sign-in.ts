import { and, eq, ne, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { recordActivity } from "~/features/activity/record-activity";
import { enqueueWhen } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import { oneLine } from "~/lib/plain-text";
import { randomSecret } from "~/lib/secrets";
import type { ProvidedPerson } from "~/services/identity/identity";
import type { Jobs } from "~/services/jobs/jobs";
import type { Role } from "~/vocabulary/members";
import type { Db } from "../../../db/client";
import { companies, identities, members, users } from "../../../db/schema";
import { confirmIdentity, type Unconfirmed } from "./confirm-identity";
import { signInLinked } from "./emails";
import { hashPassword } from "./password";
import { hasSecondFactor, isVouchedFor, splitName } from "./rules";
import { markOfPassword, type Step } from "./second-step";
import { endSession, newSession } from "./sessions";
import { findUserByEmail, findUserByIdentity, hasIdentity, linkIdentity } from "./store";

type Deps = {
  db: Db;
  jobs: Jobs;
  now: Date;
  userAgent: string;
  publicOrigin: string;
  old: { id: string; sessionId: string } | null;
  provider: { issuer: string; name: string };
};

type JoinDeps = Deps & { requestId: string };

export type EnterOutcome =
  | { kind: "signed-in"; userId: string; cookie: string }
  | { kind: "second-step"; step: Step }
  /** Nothing shows yet that the account with this address is the same person's. */
  | { kind: "ask-password"; email: string }
  | { kind: "no-account"; email: string }
  | { kind: "no-address" }
  | { kind: "disabled" };

type User = typeof users.$inferSelect;

export async function enterByProvider(
  person: ProvidedPerson,
  deps: JoinDeps & { trust: { emailDomain: string | null; companyId: string | null; role: Role } },
): Promise<EnterOutcome> {
  const { db, provider, trust } = deps;
  const linked = await findUserByIdentity(db, provider.issuer, person.subject);
  if (linked !== undefined) return open(linked, [], deps);
  const { email } = person;
  if (email === null) return { kind: "no-address" };
  const vouched = isVouchedFor({ email, emailVerified: person.emailVerified }, trust.emailDomain);
  const account = await findUserByEmail(db, email);
  if (account === undefined) {
    const joined = vouched ? await join({ ...person, email }, trust, deps) : null;
    return joined ?? { kind: "no-account", email };
  }
  // Providers reassign addresses: an account that has an identity there already needs more than its address.
  const sure = vouched && account.emailVerifiedAt !== null && !(await hasIdentity(db, account.id, provider));
  return sure ? link(account, person.subject, deps) : { kind: "ask-password", email };
}

export async function enterByPassword(
  person: { subject: string; email: string },
  password: string,
  deps: Deps & { clientIp: string },
): Promise<EnterOutcome | Unconfirmed> {
  const account = await findUserByEmail(deps.db, person.email);
  if (account === undefined) return { kind: "no-account", email: person.email };
  const identity = await confirmIdentity(account, password, deps);
  if (identity.kind !== "confirmed") return identity;
  // Somebody may have registered with another's address.
  return account.emailVerifiedAt === null ? open(account, [], deps) : link(account, person.subject, deps);
}

async function link(account: User, subject: string, deps: Deps): Promise<EnterOutcome> {
  const { db, now, provider } = deps;
  const payload = signInLinked(account.email, {
    name: account.firstName,
    provider: provider.name,
    publicOrigin: deps.publicOrigin,
  });
  const to = { userId: account.id, companyId: account.companyId };
  // A button pressed twice links once, and sends one mail.
  const isNew = sql`not exists (select 1 from ${identities} where provider = ${provider.issuer}
    and subject = ${subject} and user_id = ${account.id})`;
  const notice = enqueueWhen(db, { topic: "mail", payload }, to, now, { id: newId(now), when: isNew });
  const identity = linkIdentity(db, { provider: provider.issuer, subject, userId: account.id }, now);
  const outcome = await open(account, [notice.statement, identity], deps);
  if (outcome.kind !== "disabled") await deps.jobs.wake({ kind: "outbox", ids: [notice.id] });
  return outcome;
}

async function open(account: User, alongside: BatchItem<"sqlite">[], deps: Deps): Promise<EnterOutcome> {
  if (account.disabledAt !== null) return { kind: "disabled" };
  const { db, now, userAgent, old } = deps;
  if (hasSecondFactor(account)) {
    const [first, ...more] = alongside;
    if (first !== undefined) await db.batch([first, ...more]);
    const passwordMark = await markOfPassword(account.passwordHash);
    const step = { userId: account.id, email: account.email, remembered: false, passwordMark };
    return { kind: "second-step", step };
  }
  const session = await newSession(db, account.id, { remembered: false, userAgent, now });
  const farewell = old === null ? [] : [endSession(db, old.id, old.sessionId)];
  await db.batch([session.statement, ...alongside, ...farewell]);
  return { kind: "signed-in", userId: account.id, cookie: session.cookie };
}

async function join(
  person: ProvidedPerson & { email: string },
  { companyId, role }: { companyId: string | null; role: Role },
  deps: JoinDeps,
): Promise<EnterOutcome | null> {
  const { db, now, userAgent, old, provider, requestId } = deps;
  const company = companyId && (await db.select().from(companies).where(eq(companies.id, companyId)).get());
  if (!company) return null;
  const personName = oneLine(person.name ?? "").slice(0, 120) || (person.email.split("@")[0] ?? "");
  const user = {
    id: newId(now),
    email: person.email,
    emailVerifiedAt: now,
    // A password of their own comes by "Forgot password".
    passwordHash: await hashPassword(randomSecret(32)),
    type: "buyer" as const,
    recruiter: true,
    companyId: company.id,
    personName,
    ...splitName(personName),
    createdAt: now,
    updatedAt: now,
  };
  const session = await newSession(db, user.id, { remembered: false, userAgent, now });
  const actor = { id: user.id, personName, companyId: company.id, role, requestId };
  await db.batch([
    db.insert(users).values(user),
    // A company's first one has become its owner by this.
    db
      .update(members)
      .set({ role })
      .where(and(eq(members.userId, user.id), ne(members.role, "owner"))),
    recordActivity(
      db,
      actor,
      { verb: "member.joined", object: provider.name, after: sql`m.role` },
      now,
      sql`from members m where m.user_id = ${user.id}`,
    ),
    linkIdentity(db, { provider: provider.issuer, subject: person.subject, userId: user.id }, now),
    session.statement,
    ...(old === null ? [] : [endSession(db, old.id, old.sessionId)]),
  ]);
  return { kind: "signed-in", userId: user.id, cookie: session.cookie };
}
