import { and, eq, or, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import { enqueueWhen } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import { pick } from "~/lib/pick";
import type { Actor } from "~/vocabulary/activity";
import { type Db, isTaken } from "../../../db/client";
import { companies } from "../../../db/schema";

const NAMES = [
  "slug",
  "website",
  "about",
  "colour",
  "privacyEmail",
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

/** What a colleague has set since to something else than is wanted now; nothing was written. */
type Collision = { kind: "collided"; theirs: { [Name in keyof CompanySettings]?: string | null } };

/** Writes only what differs from what the page showed: an old page does not undo a colleague's change. */
export async function changeCompany(
  db: Db,
  by: Actor,
  { wanted, seen }: { wanted: CompanySettings; seen: Partial<CompanySettings> },
  now: Date,
): Promise<{ kind: "changed" | "slug-taken" } | Collision> {
  const { companyId } = by;
  const names = NAMES.filter((name) => seen[name] !== wanted[name]);
  if (names.length === 0) return { kind: "changed" };
  const own = eq(companies.id, companyId);
  const known = names.filter((name) => seen[name] !== undefined);
  const standing = known.map(
    (name) => sql`ifnull(${companies[name]}, '') in (${seen[name]}, ${wanted[name]})`,
  );
  const differs = or(...names.map((name) => sql`${companies[name]} is not ${wanted[name]}`));
  const entry = { verb: "company.changed", object: names.join(", ") } as const;
  const announcement = { id: newId(now), when: sql`changes() > 0` };
  try {
    const [, changed, , stands] = await db.batch([
      recordActivity(db, by, entry, now, sql`from ${companies} where ${and(own, differs, ...standing)}`),
      db
        .update(companies)
        .set(pick(wanted, names))
        .where(and(own, ...standing)),
      enqueueWhen(db, { topic: "announce", payload: {} }, { companyId }, now, announcement).statement,
      db.select().from(companies).where(own),
    ]);
    if (changed.meta.changes > 0) return { kind: "changed" };
    const theirs = known.filter((name) => ![seen[name], wanted[name]].includes(stands[0]?.[name] ?? ""));
    return { kind: "collided", theirs: stands[0] ? pick(stands[0], theirs) : {} };
  } catch (error) {
    if (isTaken(error, "slug")) return { kind: "slug-taken" };
    throw error;
  }
}
