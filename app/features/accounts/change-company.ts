import { and, eq, or, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import { enqueue } from "~/features/outbox/store";
import { pick } from "~/lib/pick";
import type { Actor } from "~/vocabulary/activity";
import { type Db, isTaken } from "../../../db/client";
import { companies } from "../../../db/schema";

const NAMES = [
  "slug",
  "website",
  "about",
  "colour",
  "linkedinId",
  "embedSites",
  "defaultCountry",
  "defaultCurrency",
  "defaultLanguage",
  "defaultTimeZone",
] as const;

export type CompanySettings = Record<(typeof NAMES)[number], string>;

export async function findCompany(db: Db, companyId: string) {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  if (company === undefined) return null;
  const settings: CompanySettings = { ...pick(company, NAMES), slug: company.slug ?? "" };
  return { settings, logo: company.logo, sharePicture: company.sharePicture, name: company.companyName };
}

/** Writes only what differs from what the page showed: an old page does not undo a colleague's change. */
export async function changeCompany(
  db: Db,
  by: Actor,
  { wanted, seen }: { wanted: CompanySettings; seen: Partial<CompanySettings> },
  now: Date,
): Promise<"changed" | "slug-taken"> {
  const { companyId } = by;
  const names = NAMES.filter((name) => seen[name] !== wanted[name]);
  if (names.length === 0) return "changed";
  const differs = or(...names.map((name) => sql`${companies[name]} is not ${wanted[name]}`));
  const deed = { verb: "company.changed", object: names.join(", ") } as const;
  try {
    await db.batch([
      recordActivity(
        db,
        by,
        deed,
        now,
        sql`from ${companies} where ${and(eq(companies.id, companyId), differs)}`,
      ),
      db.update(companies).set(pick(wanted, names)).where(eq(companies.id, companyId)),
      enqueue(db, { topic: "announce", payload: {} }, { companyId }, now).statement,
    ]);
    return "changed";
  } catch (error) {
    // By somebody who has it, or once had it.
    if (isTaken(error, "slug")) return "slug-taken";
    throw error;
  }
}
