import { DrizzleSQLiteAdapter } from "@lucia-auth/adapter-drizzle";
import { eq } from "drizzle-orm";
import { type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from "lucia";
import { sha256 } from "~/lib/secrets";
import type { AccountType } from "~/vocabulary/accounts";
import type { Db } from "../../../db/client";
import { companies, sessions, users } from "../../../db/schema";
import { IDLE, IDLE_REMEMBERED } from "./rules";

/** The signed-in person, as every request reads them anew from D1. */
export type Viewer = {
  id: string;
  email: string;
  emailVerified: boolean;
  type: AccountType;
  recruiter: boolean;
  companyId: string | null;
  companyName: string | null;
  /** Whether the company has applications evaluated; true where there is no company. */
  evaluates: boolean;
  personName: string;
  firstName: string;
  lastName: string;
  unreadNotifications: number;
  /** The hash under which this session stands in D1. */
  sessionId: string;
  /** Whether this session was started with "Remember me". */
  remembered: boolean;
};

/** The cookie that holds a session's token. */
export const COOKIE = "__Host-session";

declare module "lucia" {
  interface Register {
    Lucia: Lucia;
    DatabaseSessionAttributes: SessionFacts;
    DatabaseUserAttributes: Omit<Viewer, "id" | "sessionId" | "remembered">;
  }
}
type SessionFacts = { remembered: boolean; createdAt: Date; userAgent: string };

/** Lucia over such an adapter, with the idle limit and the cookie of a session that is remembered or not. */
export function luciaFor(adapter: HashedSessions, remembered: boolean): Lucia {
  const idle = new TimeSpan((remembered ? IDLE_REMEMBERED : IDLE) / 1000, "s");
  return new Lucia(adapter, {
    sessionExpiresIn: idle,
    sessionCookie: { name: COOKIE, attributes: { secure: true, sameSite: "lax", path: "/" } },
    getUserAttributes: (attributes) => attributes,
  });
}

type Read = [session: DatabaseSession | null, user: DatabaseUser | null];

/** Lucia's Drizzle adapter, storing hashes for tokens, and reading session, user and company in one query. */
export class HashedSessions extends DrizzleSQLiteAdapter {
  disabled = false;
  private read: { token: string; result: Read } | null = null;

  constructor(private readonly database: Db) {
    super(database, sessions, users);
  }

  override async getSessionAndUser(token: string): Promise<Read> {
    if (this.read?.token === token) return this.read.result;
    const result = await this.look(await sha256(token));
    this.read = { token, result: result[0] === null ? result : [{ ...result[0], id: token }, result[1]] };
    return this.read.result;
  }

  override async updateSessionExpiration(token: string, expiresAt: Date): Promise<void> {
    await super.updateSessionExpiration(await sha256(token), expiresAt);
  }

  override async deleteSession(token: string): Promise<void> {
    await super.deleteSession(await sha256(token));
  }

  private async look(hash: string): Promise<Read> {
    const [row] = await this.database
      .select({
        session: sessions,
        user: users,
        companyName: companies.companyName,
        evaluates: companies.evaluates,
      })
      .from(sessions)
      .innerJoin(users, eq(sessions.userId, users.id))
      .leftJoin(companies, eq(users.companyId, companies.id))
      .where(eq(sessions.id, hash));
    if (row === undefined) return [null, null];
    const { id, userId, expiresAt, ...facts } = row.session;
    this.disabled = row.user.disabledAt !== null;
    const { email, type, recruiter, companyId, personName, firstName, lastName, unreadNotifications } =
      row.user;
    return [
      { id, userId, expiresAt: new Date(expiresAt * 1000), attributes: facts },
      {
        id: row.user.id,
        attributes: {
          email,
          type,
          recruiter,
          companyId,
          personName,
          firstName,
          lastName,
          unreadNotifications,
          emailVerified: row.user.emailVerifiedAt !== null,
          companyName: row.companyName,
          evaluates: row.evaluates ?? true,
        },
      },
    ];
  }
}
