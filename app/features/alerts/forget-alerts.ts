import { and, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { after } from "~/lib/time";
import type { Db } from "../../../db/client";
import { jobAlerts, jobAlertsTold } from "../../../db/schema";
import { ANSWER_WITHIN, CONFIRM_WITHIN, TOLD_KEPT_FOR } from "./rules";

/** Statements: of an account that ends, or of addresses that no mail reaches or whose owner complained. */
export const forgetAlertsOf = (db: Db, emails: string[]) =>
  [
    db.delete(jobAlerts).where(inArray(jobAlerts.email, emails)),
    db.delete(jobAlertsTold).where(inArray(jobAlertsTold.email, emails)),
  ] as const;

/** Statements: those that nobody confirmed in time or wanted any longer, and what was told long since. */
export const sweepAlerts = ({ db, now }: { db: Db; now: Date }) =>
  [
    db
      .delete(jobAlerts)
      .where(and(isNull(jobAlerts.confirmedAt), lte(jobAlerts.createdAt, after(now, -CONFIRM_WITHIN)))),
    db
      .delete(jobAlerts)
      .where(and(isNotNull(jobAlerts.askedAt), lte(jobAlerts.askedAt, after(now, -ANSWER_WITHIN)))),
    db.delete(jobAlertsTold).where(lte(jobAlertsTold.toldAt, after(now, -TOLD_KEPT_FOR))),
  ] as const;
