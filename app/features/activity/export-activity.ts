import type { Advice } from "~/services/advice/advice";
import type { Db } from "../../../db/client";
import type { ActivityQuery } from "./activity-query";
import { type ActivityLine, type Log, selectActivity } from "./list-activity";
import { activityWords } from "./words";

const LINES_AT_ONCE = 500;

const NAMES = ["When", "Who", "Role", "What", "About", "More", "Change", "By", "Request"];

export function exportActivity(of: Log, query: ActivityQuery, deps: { db: Db; advice: Advice }) {
  const encoder = new TextEncoder();
  let before = query.before;
  let head: string[][] = [NAMES];
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const lines =
        of.jobs?.length === 0 ? [] : await selectActivity(deps.db, of, { ...query, before }, LINES_AT_ONCE);
      const text = await deps.advice.csvOf([...head, ...lines.map(cellsOf)]);
      if (text.kind === "silent") return controller.error(new Error("no file was made"));
      // Spreadsheets take a file for UTF-8 by its mark.
      controller.enqueue(encoder.encode((head.length > 0 ? "\uFEFF" : "") + text.value));
      head = [];
      before = lines.at(-1)?.seq ?? null;
      if (lines.length < LINES_AT_ONCE) controller.close();
    },
  });
}

function cellsOf(line: ActivityLine): string[] {
  const { who, what, about, more, change } = activityWords(line);
  return [line.at.toISOString(), who, line.role, what, about, more, change, line.via, line.requestId ?? ""];
}
