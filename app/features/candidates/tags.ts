import { and, sql } from "drizzle-orm";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { applications, companyTags } from "../../../db/schema";
import { recordEach } from "../activity/record-activity";
import { inBatches } from "../members/in-batches";
import type { Reader } from "../members/scope";
import { reached } from "./reached";
import { MOST_COMPANY_TAGS, MOST_TAGS, sameTag } from "./rules";

type Tagger = Reader & Actor;
type Deps = { db: Db; now: Date };

/** Of a company: the names of its tags, and how many people its talent pool has. */
type CompanyTags = { names: string[]; pool: number };

export const noTags = sql`''`.mapWith((): CompanyTags => ({ names: [], pool: 0 })).as("company_tags");
export const tagsOf = (companyId: string) =>
  sql`ifnull((select json_object('people', json(people), 'pool', pool) from ${companyTags}
    where ${companyTags.companyId} = ${companyId}), '{}')`
    .mapWith((text: string): CompanyTags => {
      const { people = {}, pool = 0 } = JSON.parse(text);
      return { names: Object.keys(people).sort((a, b) => a.localeCompare(b, "en")), pool };
    })
    .as("company_tags");

export const selectTags = (db: Db, companyId: string) =>
  db.select({ company: tagsOf(companyId) }).from(sql`(select 1)`);

/** Null where nobody of that id is within reach. */
export async function openTags(by: Reader, id: string, db: Db) {
  const [[found], [known]] = await db.batch([
    db
      .select({ name: applications.name, tags: applications.tags })
      .from(applications)
      .where(reached(by, "candidates.tag", [id])),
    selectTags(db, by.companyId),
  ]);
  return found === undefined ? null : { id, ...found, known: known?.company.names ?? [] };
}

/** `missed`: by id, who has as many as anybody may, or is out of reach. */
export type Tagged = { kind: "tagged"; tag: string; missed: string[] } | { kind: "company-full" };

/** Case aside it is the tag that the company has. */
export async function tagCandidates(
  by: Tagger,
  ids: readonly string[],
  typed: string,
  deps: Deps,
): Promise<Tagged> {
  const { db, now } = deps;
  const [standing] = await selectTags(db, by.companyId);
  const known = standing?.company.names ?? [];
  const tag = known.find((one) => sameTag(one, typed)) ?? typed;
  if (!known.includes(tag) && known.length >= MOST_COMPANY_TAGS) return { kind: "company-full" };
  await inBatches(by, "candidates.tag", ids, deps, (some) => {
    const those = and(
      reached(by, "candidates.tag", some),
      sql`json_array_length(tags) < ${MOST_TAGS} and not ${has(tag)}`,
      // Somebody may have spelt the same one otherwise a moment ago.
      sql`not exists (select 1 from company_tags t, json_each(t.people) j
        where t.company_id = ${by.companyId} and lower(j.key) = lower(${tag}) and j.key <> ${tag})`,
    );
    const line = {
      verb: "candidate.tagged",
      applicationId: applications.id,
      jobId: applications.jobId,
    } as const;
    return db.batch([
      recordEach(db, by, line, now, sql`from ${applications} where ${those}`),
      db
        .update(applications)
        .set({ tags: sql`json_insert(tags, '$[#]', ${tag})` })
        .where(those),
    ]);
  });
  const done = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(reached(by, "candidates.tag", ids), has(tag)));
  const tagged = new Set(done.map(({ id }) => id));
  const missed = ids.filter((id) => !tagged.has(id));
  const [meanwhile] = missed.length > 0 ? await selectTags(db, by.companyId) : [];
  const other = meanwhile?.company.names.find((one) => one !== tag && sameTag(one, tag));
  return other === undefined ? { kind: "tagged", tag, missed } : tagCandidates(by, ids, other, deps);
}

export async function untag(by: Tagger, id: string, tag: string, { db, now }: Deps): Promise<void> {
  const tagged = and(reached(by, "candidates.tag", [id]), has(tag));
  const line = {
    verb: "candidate.untagged",
    applicationId: applications.id,
    jobId: applications.jobId,
  } as const;
  await db.batch([
    recordEach(db, by, line, now, sql`from ${applications} where ${tagged}`),
    db
      .update(applications)
      .set({ tags: sql`(select json_group_array(value) from json_each(tags) where value <> ${tag})` })
      .where(tagged),
  ]);
}

const has = (tag: string) => sql`exists (select 1 from json_each(tags) where value = ${tag})`;
