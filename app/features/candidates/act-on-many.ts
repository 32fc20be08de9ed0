import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { applications, interviewers } from "../../../db/schema";
import { asSeen, type Seen } from "../applications/seen-people";
import { assignMany } from "../assignments/assign";
import { selectSettings } from "../decisions/settings";
import { inBatches } from "../members/in-batches";
import { type Reader, withinReach } from "../members/scope";
import { type Person, selectPeople } from "./decide-many";
import { snoozeDays, snoozeMany } from "./snooze";
import { selectTags } from "./tags";

type Deps = { db: Db; now: Date };
type Reading = Pick<Actor, "id" | "companyId">;

const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id);

const shown = ({ id, name, status, stage }: Person): Person => ({ id, name, status, stage });

export async function planSnooze(by: Reading, seen: readonly Seen[], { db, now }: Deps) {
  const [people, [company]] = await db.batch([
    selectPeople(db, by, idsOf(seen)),
    selectSettings(db, by.companyId),
  ]);
  if (company === undefined) throw new Error("a recruiter has a company");
  const { timeZone } = company;
  const { meant, left } = asSeen(people, seen, ({ status }) => status === "pending");
  return { people: meant.map(shown), left: left.map(shown), timeZone, days: snoozeDays(timeZone, now) };
}

type Sleep = Parameters<typeof snoozeMany>[2];

/** Returns by id who was decided on meanwhile. */
export async function snoozeCandidates(by: Actor, people: readonly Person[], sleep: Sleep, deps: Deps) {
  await snoozeMany(by, idsOf(people), sleep, deps);
  const now = await selectPeople(deps.db, by, idsOf(people));
  return idsOf(now.filter(({ status }) => status !== "pending"));
}

export async function planTags(by: Reader, seen: readonly Seen[], { db }: Deps) {
  const [people, [known]] = await db.batch([
    selectPeople(db, by, idsOf(seen), withinReach(by, "candidates.tag")),
    selectTags(db, by.companyId),
  ]);
  return { people: people.map(shown), known: known?.company.names ?? [] };
}

export async function planPool(by: Reader, seen: readonly Seen[], { db }: Deps) {
  const people = await selectPeople(db, by, idsOf(seen), withinReach(by, "candidates.pool"));
  const { meant, left } = asSeen(people, seen, ({ status }) => status === "passed");
  return { people: meant.map(shown), left: left.map(shown) };
}

export async function planInterviews(by: Reading, seen: readonly Seen[], { db }: Deps) {
  const { meant, left } = asSeen(await selectPeople(db, by, idsOf(seen)), seen);
  return { people: meant.map(shown), left: left.map(shown) };
}

/** Returns by id whom that interviewer is not to meet, having been moved meanwhile, or being themselves. */
export async function assignInterviews(
  by: Actor,
  people: readonly Person[],
  interviewer: string,
  { db, now }: Deps,
): Promise<string[]> {
  const seen = people.map(({ id, status }) => ({ id, from: status }));
  await inBatches(by, "candidates.interviewers", seen, { db, now }, (some) =>
    assignMany(db, by, some, interviewer, now),
  );
  const met = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(interviewers, eq(interviewers.seq, applications.seq))
    .where(
      and(
        sql`${applications.id} in (select value from json_each(${JSON.stringify(idsOf(people))}))`,
        eq(applications.companyId, by.companyId),
        eq(interviewers.userId, interviewer),
      ),
    );
  const done = new Set(idsOf(met));
  return idsOf(people).filter((id) => !done.has(id));
}
