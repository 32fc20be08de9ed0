import { csvFile } from "~/lib/csv-file";
import type { Advice } from "~/services/advice/advice";
import type { Db } from "../../../db/client";
import type { ActivityQuery } from "./activity-query";
import { type ActivityLine, type Log, selectActivity } from "./list-activity";
import { activityWords } from "./words";

const LINES_AT_ONCE = 500;

const NAMES = ["When", "Who", "Role", "What", "About", "More", "Change", "By", "Request"];

export function exportActivity(of: Log, query: ActivityQuery, { db, advice }: { db: Db; advice: Advice }) {
  let before = query.before;
  let ended = of.jobs?.length === 0;
  const next = async () => {
    if (ended) return null;
    const lines = await selectActivity(db, of, { ...query, before }, LINES_AT_ONCE);
    before = lines.at(-1)?.seq ?? null;
    ended = lines.length < LINES_AT_ONCE;
    return lines.map(cellsOf);
  };
  return csvFile(NAMES, next, advice.csvOf);
}

function cellsOf(line: ActivityLine): string[] {
  const { who, what, about, more, change } = activityWords(line);
  return [line.at.toISOString(), who, line.role, what, about, more, change, line.via, line.requestId ?? ""];
}
