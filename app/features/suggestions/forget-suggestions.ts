import { eq, lt } from "drizzle-orm";
import { after } from "~/lib/time";
import type { Db } from "../../../db/client";
import { jobSuggestions } from "../../../db/schema";
import { KEPT_AFTER_ANSWER } from "./rules";

export const forgetSuggestionsOf = (db: Db, userId: string) =>
  db.delete(jobSuggestions).where(eq(jobSuggestions.userId, userId));

export const sweepSuggestions = ({ db, now }: { db: Db; now: Date }) =>
  db.delete(jobSuggestions).where(lt(jobSuggestions.answeredAt, after(now, -KEPT_AFTER_ANSWER)));
