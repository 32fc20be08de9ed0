import { eq } from "drizzle-orm";
import { enqueue } from "~/features/outbox/store";
import { pick } from "~/lib/pick";
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
  companyId: string,
  { wanted, seen }: { wanted: CompanySettings; seen: Partial<CompanySettings> },
  now: Date,
): Promise<"changed" | "slug-taken"> {
  const changes = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => seen[name as keyof CompanySettings] !== value),
  );
  if (Object.keys(changes).length === 0) return "changed";
  try {
    await db.batch([
      db.update(companies).set(changes).where(eq(companies.id, companyId)),
      enqueue(db, { topic: "announce", payload: {} }, { companyId }, now).statement,
    ]);
    return "changed";
  } catch (error) {
    // By somebody who has it, or once had it.
    if (isTaken(error, "slug")) return "slug-taken";
    throw error;
  }
}
