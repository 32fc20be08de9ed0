import { and, isNotNull, ne, sql } from "drizzle-orm";
import { applications } from "../../../db/schema";
import type { Act } from "../members/rules";
import { type Reader, withinReach } from "../members/scope";

/** Of these candidates those to whom somebody may do it, which is never oneself. */
export const reached = (by: Reader, act: Act, ids: readonly string[]) =>
  and(
    sql`${applications.id} in (select value from json_each(${JSON.stringify(ids)}))`,
    sql`+${applications.companyId} = ${by.companyId}`,
    isNotNull(applications.receivedAt),
    ne(applications.userId, by.id),
    withinReach(by, act),
  );
