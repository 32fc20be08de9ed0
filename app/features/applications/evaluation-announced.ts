import { sql } from "drizzle-orm";
import { applications } from "../../../db/schema";

/** A column of a query over `applications`, without reading the company again. */
export const evaluationAnnounced = sql<boolean>`${applications.evaluationState} <> 'off'`
  .mapWith(Boolean)
  .as("evaluates");
