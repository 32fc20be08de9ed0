import type * as schema from "../schema.ts";
import { hoursBefore } from "./times.ts";

type Line = typeof schema.activity.$inferInsert;
type Deed = Pick<Line, "verb"> & Partial<Line> & { hoursAgo: number };

type Actor = { id: string; name: string; role: string; companyId: string };

export const activityRow = (actor: Actor, { hoursAgo, ...deed }: Deed, now: Date, number: number): Line => {
  const at = hoursBefore(now, hoursAgo);
  return {
    ...deed,
    // As the product numbers its lines, with room for those of the same millisecond.
    seq: at.getTime() * 2048 + 1024 + number,
    companyId: actor.companyId,
    actorId: actor.id,
    actorName: actor.name,
    role: actor.role,
    at,
    via: "page",
  };
};
