import { createHash, randomBytes, scryptSync } from "node:crypto";
import { ulid } from "ulid";
import type { Role } from "~/vocabulary/members";
import { plainPersonOf } from "./plain-person";
import type { Product } from "./product";

/** The password of everybody made here, hashed with little work: to confirm it is cheap. */
export const PASSWORD = "correct horse battery 9";
const HASH = (() => {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(PASSWORD, salt, 32, { N: 1024, r: 8, p: 1 });
  return `scrypt$1024$8$1$${salt.toString("base64url")}$${key.toString("base64url")}`;
})();

export type TestPerson = {
  id: string;
  email: string;
  name: string;
  companyId: string | null;
  cookie: string;
};

type Recruiting = Partial<{
  email: string;
  name: string;
  companyName: string;
  companyId: string;
  verified: boolean;
  role: Role;
}>;

/** Verified and signed in: the owner of a new company, or a recruiter of one that is there. */
export async function aRecruiter(
  product: Pick<Product, "db">,
  facts: Recruiting = {},
): Promise<TestPerson & { companyId: string }> {
  const companyId = facts.companyId ?? ulid();
  const company = product.db
    .prepare("insert into companies (id, company_name, default_country, created_at) values (?, ?, 'GB', ?)")
    .bind(companyId, facts.companyName ?? "Northwind Analytics", Date.now());
  const first = facts.companyId === undefined ? [company] : [];
  const person = await aPerson(product, { ...facts, type: "buyer", companyId }, first);
  const role = facts.role ?? (facts.companyId === undefined ? "owner" : "recruiter");
  if (role !== "owner" || facts.companyId !== undefined)
    await product.db.prepare("update members set role = ? where user_id = ?").bind(role, person.id).run();
  return { ...person, companyId };
}

/** A verified applicant, signed in. */
export const anApplicant = (
  product: Pick<Product, "db">,
  facts: { email?: string; name?: string; verified?: boolean } = {},
): Promise<TestPerson> => aPerson(product, { ...facts, type: "applicant", companyId: null });

type Facts = {
  email?: string;
  name?: string;
  verified?: boolean;
  type: "buyer" | "applicant";
  companyId: string | null;
};

async function aPerson(
  product: Pick<Product, "db">,
  facts: Facts,
  first: D1PreparedStatement[] = [],
): Promise<TestPerson> {
  const id = ulid();
  const email = facts.email ?? `${id.toLowerCase()}@example.org`;
  const name = facts.name ?? (facts.type === "buyer" ? "Priya Nair" : "Amara Okafor");
  const [firstName = "", lastName = ""] = name.split(" ");
  const user = product.db
    .prepare(
      "insert into users (id, email, email_verified_at, password_hash, type, recruiter, company_id, " +
        "person_name, first_name, last_name, created_at, updated_at) values (?1, ?2, ?3, ?4, ?5, ?6, " +
        "?7, ?8, ?9, ?10, ?11, ?11)",
    )
    .bind(
      id,
      email,
      facts.verified === false ? null : Date.now(),
      HASH,
      facts.type,
      facts.type === "buyer" ? 1 : 0,
      facts.companyId,
      name,
      firstName,
      lastName,
      Date.now(),
    );
  const session = sessionOf(product, id);
  await product.db.batch([...first, user, session.statement]);
  return { id, email, name, companyId: facts.companyId, cookie: session.cookie };
}

type SessionFacts = { expiresAt?: number; createdAt?: number; remembered?: boolean };

/** A session for somebody, as a Cookie header. `expiresAt` in milliseconds since 1970. */
export async function aSession(
  product: Pick<Product, "db">,
  userId: string,
  facts: SessionFacts = {},
): Promise<string> {
  const { statement, cookie } = sessionOf(product, userId, facts);
  await statement.run();
  return cookie;
}

function sessionOf(product: Pick<Product, "db">, userId: string, facts: SessionFacts = {}) {
  const token = Array.from(randomBytes(40), (byte) => "abcdefghijklmnopqrstuvwxyz234567"[byte % 32]).join("");
  const statement = product.db
    .prepare(
      "insert into sessions (id, user_id, expires_at, remembered, created_at, user_agent, person) values " +
        `(?1, ?2, ?3, ?4, ?5, 'test', ${plainPersonOf("?2")})`,
    )
    .bind(
      createHash("sha256").update(token).digest("hex"),
      userId,
      Math.floor((facts.expiresAt ?? Date.now() + 12 * 3_600_000) / 1000),
      facts.remembered ? 1 : 0,
      facts.createdAt ?? Date.now(),
    );
  return { statement, cookie: `__Host-session=${token}` };
}
