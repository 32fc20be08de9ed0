import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import type { Jobs } from "~/services/jobs/jobs";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { companies, users } from "../../../db/schema";
import { enqueue } from "../outbox/store";
import { splitName } from "./rules";
import type { Viewer } from "./stored-sessions";

type Switch = "on" | "off" | undefined;
type Profile = {
  personName: string;
  companyName: string;
  evaluates?: Switch;
  seenCompanyName?: string;
  seenEvaluates?: Switch;
};

/** Writes only what differs from what the page showed: an old page does not undo a colleague's change. */
export async function changeProfile(
  viewer: Pick<Viewer, "id" | "companyId" | "evaluates">,
  profile: Profile,
  { db, jobs, by, now }: { db: Db; jobs: Jobs; by: Actor | null; now: Date },
): Promise<"changed" | "renamed-since"> {
  const { personName } = profile;
  const user = db
    .update(users)
    .set({ personName, ...splitName(personName), updatedAt: now })
    .where(eq(users.id, viewer.id));
  const { companyId } = viewer;
  const changes = by === null ? {} : companyChanges(profile);
  if (by === null || companyId === null || Object.keys(changes).length === 0) {
    await user;
    return "changed";
  }
  const { seenCompanyName = "" } = profile;
  const standing =
    changes.companyName === undefined || seenCompanyName === ""
      ? undefined
      : inArray(companies.companyName, [seenCompanyName, changes.companyName]);
  const own = and(eq(companies.id, companyId), standing);
  const recorded = recordChanges(db, by, changes, now, own);
  const company = db.update(companies).set(changes).where(own);
  const announced =
    changes.companyName === undefined
      ? []
      : [enqueue(db, { topic: "announce", payload: {} }, { companyId }, now)];
  const missed =
    changes.evaluates && !viewer.evaluates
      ? [enqueue(db, { topic: "evaluate-missed", payload: { companyId } }, { companyId }, now)]
      : [];
  const enqueued = [...announced, ...missed].map(({ statement }) => statement);
  const done = await db.batch([user, ...recorded, company, ...enqueued]);
  if (missed.length > 0) await jobs.wake({ kind: "outbox", ids: missed.map(({ id }) => id) });
  return done[1 + recorded.length]?.meta.changes === 0 ? "renamed-since" : "changed";
}

function companyChanges(profile: Profile): { companyName?: string; evaluates?: boolean } {
  const { companyName, evaluates } = profile;
  return {
    ...(companyName !== "" && companyName !== profile.seenCompanyName && { companyName }),
    ...(evaluates !== undefined && evaluates !== profile.seenEvaluates && { evaluates: evaluates === "on" }),
  };
}

function recordChanges(db: Db, by: Actor, changes: ReturnType<typeof companyChanges>, now: Date, own?: SQL) {
  const { companyName, evaluates } = changes;
  const ofCompany = sql`from ${companies} where ${own}`;
  const named = { verb: "company.named", before: companies.companyName, after: companyName ?? "" } as const;
  const switched = { verb: "ai.switched", after: evaluates ? "on" : "off" } as const;
  return [
    ...(companyName === undefined
      ? []
      : [
          recordActivity(
            db,
            by,
            named,
            now,
            sql`${ofCompany} and ${companies.companyName} <> ${companyName}`,
          ),
        ]),
    ...(evaluates === undefined
      ? []
      : [
          recordActivity(
            db,
            by,
            switched,
            now,
            sql`${ofCompany} and ${companies.evaluates} <> ${evaluates ? 1 : 0}`,
          ),
        ]),
  ];
}
