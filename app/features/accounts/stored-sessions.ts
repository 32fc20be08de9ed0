import { DrizzleSQLiteAdapter } from "@lucia-auth/adapter-drizzle";
import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from "lucia";
import type { AccountType } from "~/vocabulary/accounts";
import type { Role } from "~/vocabulary/members";
import type { Db } from "../../../db/client";
import { rowOf } from "../../../db/row-of";
import { companies, members, type PlainPerson, sessions, users } from "../../../db/schema";
import { emailToProve } from "./links";
import { IDLE, IDLE_REMEMBERED } from "./rules";

export type Viewer = {
  id: string;
  email: string;
  emailToProve: string;
  emailVerified: boolean;
  type: AccountType;
  recruiter: boolean;
  companyId: string | null;
  companyName: string | null;
  /** In the company; null without one. */
  role: Role | null;
  evaluates: boolean;
  /** What the company's new jobs begin with. */
  defaultCountry: string;
  defaultCurrency: string;
  defaultLanguage: string;
  defaultTimeZone: string;
  personName: string;
  firstName: string;
  lastName: string;
  unreadNotifications: number;
  /** Null while nobody asked for the account to go. */
  eraseAt: Date | null;
  /** Likewise of the company. */
  companyEraseAt: Date | null;
  staff: boolean;
  /** The company or `/pass` asks for a second factor, and this account has none. */
  lacksSecondFactor: boolean;
  sessionId: string;
  remembered: boolean;
};

export const COOKIE = "__Host-session";

declare module "lucia" {
  interface Register {
    Lucia: Lucia;
    DatabaseSessionAttributes: SessionFacts;
    DatabaseUserAttributes: PersonFacts;
  }
}
type PersonFacts = Omit<Viewer, "id" | "sessionId" | "remembered">;
type SessionFacts = Omit<typeof sessions.$inferSelect, "id" | "userId" | "expiresAt">;

/** Ids are hashes of the tokens: `validateSession` takes a hash, a cookie is made of the token itself. */
export function luciaFor(adapter: StoredSessions, remembered: boolean): Lucia {
  const idle = new TimeSpan((remembered ? IDLE_REMEMBERED : IDLE) / 1000, "s");
  return new Lucia(adapter, {
    sessionExpiresIn: idle,
    sessionCookie: { name: COOKIE, attributes: { secure: true, sameSite: "lax", path: "/" } },
    getUserAttributes: (attributes) => attributes,
  });
}

type Read = [session: DatabaseSession | null, user: DatabaseUser | null];

/** Session, account and company in one query, and `row`, what is asked of the person. */
export const findSession = (db: Db, id: string, row: SQL = sql`null`) =>
  db
    .select({ session: sessions, account: ACCOUNT.as("account"), row: row.as("row") })
    .from(sessions)
    .where(eq(sessions.id, id));

type Found = Awaited<ReturnType<typeof findSession>>[number];

/** Lucia's Drizzle adapter, over what has been read of a session already. */
export class StoredSessions extends DrizzleSQLiteAdapter {
  constructor(
    db: Db,
    private readonly found?: Found,
  ) {
    super(db, sessions, users);
  }

  override async getSessionAndUser(): Promise<Read> {
    const person = this.found && personOf(this.found);
    if (this.found === undefined || person === null || person === undefined) return [null, null];
    const { id, userId, expiresAt, ...attributes } = this.found.session;
    return [
      { id, userId, expiresAt: new Date(expiresAt * 1000), attributes },
      { id: userId, attributes: person },
    ];
  }
}

function personOf({ session, account }: Found): PersonFacts | null {
  if (session.person !== null) return { ...PLAIN, ...session.person, emailToProve: session.person.email };
  return account === null || account.disabledAt !== null ? null : account;
}

/** `PlainPerson` as SQL, of whoever is all that `PLAIN` says of them, and enabled; else null. */
export const plainPerson = (userId: SQLWrapper): SQL<PlainPerson> => sql`(select json_object('email', email,
  'personName', person_name, 'firstName', first_name, 'lastName', last_name) from users where id = ${userId}
  and email_verified_at is not null and wanted_email is null and type = 'applicant' and recruiter = 0
  and company_id is null and disabled_at is null and erase_at is null and unread_notifications = 0
  and staff_since is null)`;

const PLAIN = {
  emailVerified: true,
  type: "applicant",
  recruiter: false,
  companyId: null,
  companyName: null,
  role: null,
  evaluates: true,
  defaultCountry: "",
  defaultCurrency: "USD",
  defaultLanguage: "en",
  defaultTimeZone: "UTC",
  unreadNotifications: 0,
  eraseAt: null,
  companyEraseAt: null,
  staff: false,
  lacksSecondFactor: false,
} satisfies Omit<PersonFacts, keyof PlainPerson | "emailToProve">;

const PERSON = {
  email: users.email,
  emailToProve: emailToProve.as("email_to_prove"),
  emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`.mapWith(Boolean),
  type: users.type,
  recruiter: users.recruiter,
  companyId: users.companyId,
  companyName: companies.companyName,
  role: members.role,
  evaluates: sql<boolean>`coalesce(${companies.evaluates}, 1)`.mapWith(Boolean),
  defaultCountry: sql<string>`coalesce(${companies.defaultCountry}, '')`,
  defaultCurrency: sql<string>`coalesce(${companies.defaultCurrency}, 'USD')`,
  defaultLanguage: sql<string>`coalesce(${companies.defaultLanguage}, 'en')`,
  defaultTimeZone: sql<string>`coalesce(${companies.defaultTimeZone}, 'UTC')`,
  personName: users.personName,
  firstName: users.firstName,
  lastName: users.lastName,
  unreadNotifications: users.unreadNotifications,
  eraseAt: users.eraseAt,
  companyEraseAt: sql<Date | null>`${companies.eraseAt}`.mapWith(companies.eraseAt).as("company_erase_at"),
  staff: sql<boolean>`${users.staffSince} is not null`.mapWith(Boolean),
  lacksSecondFactor:
    sql<boolean>`(coalesce(${companies.needsSecondFactor}, 0) or ${users.staffSince} is not null)
      and ${users.secondFactor} is null and ${users.passkeys} = 0`.mapWith(Boolean),
};

const ACCOUNT = rowOf(
  { ...PERSON, disabledAt: users.disabledAt },
  sql`from ${users} left join ${companies} on ${eq(users.companyId, companies.id)} left join ${members} on
    ${and(eq(members.userId, users.id), eq(members.companyId, users.companyId))}
    where ${users.id} = iif(${sessions.person} is null, ${sessions.userId}, null)`,
);
