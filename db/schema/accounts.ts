import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ACCOUNT_TYPES } from "../../app/vocabulary/accounts.ts";
import { instant } from "./instant.ts";

/** `hash`: SHA-256 of the bytes as uploaded, in hex; they lie in R2 under it. Sides in pixels. */
export type StoredPicture = {
  hash: string;
  type: "image/png" | "image/jpeg" | "image/webp";
  width: number;
  height: number;
};

export const companies = sqliteTable(
  "companies",
  {
    id: text("id").primaryKey(),
    companyName: text("company_name").notNull(),
    /** Off: no application is evaluated, no score is shown, and the applicants know it. */
    evaluates: integer("evaluates", { mode: "boolean" }).notNull().default(true),
    createdAt: instant("created_at").notNull(),
    slug: text("slug"),
    website: text("website").notNull().default(""),
    /** Markdown. */
    about: text("about").notNull().default(""),
    logo: text("logo", { mode: "json" }).$type<StoredPicture>(),
    colour: text("colour").notNull().default(""),
    sharePicture: text("share_picture", { mode: "json" }).$type<StoredPicture>(),
    defaultCountry: text("default_country").notNull().default(""),
    defaultCurrency: text("default_currency").notNull().default("USD"),
    defaultLanguage: text("default_language").notNull().default("en"),
    defaultTimeZone: text("default_time_zone").notNull().default("UTC"),
    /** Who answers there about people's data; empty: the product. */
    privacyEmail: text("privacy_email").notNull().default(""),
    linkedinId: text("linkedin_id").notNull().default(""),
    /** Origins that may frame the list of jobs, one a line; none means all. */
    embedSites: text("embed_sites").notNull().default(""),
    /** Its people can do nothing before they have a second factor. */
    needsSecondFactor: integer("needs_second_factor", { mode: "boolean" }).notNull().default(false),
    /** When all of it goes; null while nobody asked for that. */
    eraseAt: instant("erase_at"),
  },
  (table) => [uniqueIndex("companies_slug").on(table.slug)],
);

/** Every slug that a company has or had, by triggers; none is ever given to another. */
export const companySlugs = sqliteTable("company_slugs", {
  slug: text("slug").primaryKey(),
  companyId: text("company_id").notNull(),
});

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    /** Lower-cased. One address, one account. */
    email: text("email").notNull(),
    emailVerifiedAt: instant("email_verified_at"),
    /** SHA-256 of the verification link's secret, behind `used ` once it was used. */
    verifyHash: text("verify_hash"),
    verifyExpiresAt: instant("verify_expires_at"),
    /** The link leads on to this job, whatever device it is opened on. */
    verifyJobId: text("verify_job_id"),
    passwordHash: text("password_hash").notNull(),
    type: text("type", { enum: ACCOUNT_TYPES }).notNull(),
    recruiter: integer("recruiter", { mode: "boolean" }).notNull().default(false),
    companyId: text("company_id").references(() => companies.id),
    personName: text("person_name").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    disabledAt: instant("disabled_at"),
    eraseAt: instant("erase_at"),
    unreadNotifications: integer("unread_notifications").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Put right before it was proved: the verification link is for this address then. */
    wantedEmail: text("wanted_email"),
    /** The secret of one-time codes, locked with the signing secret; null without a second factor. */
    secondFactor: text("second_factor"),
    /** The last step of time of which a code was taken. */
    secondFactorStep: integer("second_factor_step").notNull().default(0),
    /** Hashes of those that are left, one after the other. */
    recoveryHashes: text("recovery_hashes").notNull().default(""),
    /** How many there are, by triggers. */
    passkeys: integer("passkeys").notNull().default(0),
    /** Of the team that runs the product: opens `/pass`, and needs a second factor. Null for all others. */
    staffSince: instant("staff_since"),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    index("users_company").on(table.companyId).where(sql`company_id is not null`),
    index("users_erase").on(table.eraseAt).where(sql`erase_at is not null`),
  ],
);

export type PlainPerson = { email: string; personName: string; firstName: string; lastName: string };

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, in hex. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The idle limit, in seconds since 1970 (the session adapter's form). */
    expiresAt: integer("expires_at").notNull(),
    remembered: integer("remembered", { mode: "boolean" }).notNull().default(false),
    createdAt: instant("created_at").notNull(),
    /** Cut to 200 characters. */
    userAgent: text("user_agent").notNull().default(""),
    /** SHA-256 of what a renewal has added to the cookie's token; null before the first. */
    renewal: text("renewal"),
    /** Who it is, as long as that is no more than a name at a proved address; a trigger ends it. */
    person: text("person", { mode: "json" }).$type<PlainPerson>(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_end").on(table.expiresAt)],
);

export const identities = sqliteTable(
  "identities",
  {
    provider: text("provider").notNull(),
    /** The provider's own name for the person (`sub`), which it never gives to another. */
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex("identities_user").on(table.userId, table.provider),
  ],
);

export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The authenticator's own name for it, in base64url. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SubjectPublicKeyInfo, in base64url. */
    publicKey: text("public_key").notNull(),
    /** As COSE numbers it: -7, -8 or -257. */
    algorithm: integer("algorithm").notNull(),
    /** Of signatures, by the authenticator; 0 where it counts none. */
    counter: integer("counter").notNull(),
    name: text("name").notNull(),
    /** How a browser reaches it, such as `usb`, with commas. */
    transports: text("transports").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** The hash of a mailed link; once used, `expires_at` is 0 and `created_at` the moment of use. */
export const tokens = sqliteTable(
  "tokens",
  {
    hash: text("hash").primaryKey(),
    purpose: text("purpose", {
      enum: ["verify", "reset", "change-email", "keep-email", "passkey"],
    }).notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    jobId: text("job_id"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("tokens_user").on(table.userId, table.purpose), index("tokens_end").on(table.expiresAt)],
);

/** Counts of tries within a window. */
export const attempts = sqliteTable("attempts", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  resetsAt: instant("resets_at").notNull(),
});

/** What staff did at `/pass`. The name stays when its account goes. */
export const passLog = sqliteTable(
  "pass_log",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    userId: text("user_id").notNull(),
    personName: text("person_name").notNull(),
    did: text("did").notNull(),
    /** The address of what it was done to. */
    place: text("place").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("pass_log_age").on(table.at)],
);

export const passSessions = sqliteTable(
  "pass_sessions",
  {
    /** SHA-256 of the cookie's secret, in hex. */
    id: text("id").primaryKey(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("pass_sessions_expires").on(table.expiresAt)],
);
