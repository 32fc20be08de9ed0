import { type SQL, sql } from "drizzle-orm";
import { slugOf } from "~/lib/slug";
import { companySlugs } from "../../../db/schema";
import { isReserved, SLUG } from "./rules";

/** A new company's place under `/careers`: its name's letters, and some of its id where that is taken. */
export function newSlug(company: { id: string; companyName: string }): SQL<string> {
  const name = slugOf(company.companyName)
    .slice(0, SLUG.longest - ID_PART - 1)
    .replace(/-+$/, "");
  const own = `${name || "company"}-${company.id.slice(-ID_PART).toLowerCase()}`;
  if (name.length < SLUG.shortest || isReserved(name)) return sql`${own}`;
  return sql`case when exists (select 1 from ${companySlugs} where slug = ${name})
    then ${own} else ${name} end`;
}

const ID_PART = 8;
