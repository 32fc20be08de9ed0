import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { type Reader, withinReach } from "../members/scope";
import { cardsOf } from "./cards-of";

export const judgedBy = (reader: Reader, applicationId: string) =>
  and(
    eq(applications.id, applicationId),
    eq(applications.companyId, reader.companyId),
    isNotNull(applications.receivedAt),
    withinReach(reader, "scorecards"),
  );

export const findCards = (db: Db, reader: Reader, applicationId: string) =>
  db
    .select({ name: applications.name, jobId: applications.jobId, cards: cardsOf(reader) })
    .from(applications)
    .where(judgedBy(reader, applicationId));
