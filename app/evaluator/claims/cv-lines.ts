import { remembered } from "../text/remembered";
import type { Application, Statement } from "./claim";

/** What the CV says on these lines, in their order; nothing where they are blank. */
export const onLines = (application: Application, lines: readonly number[]): Statement[] => {
  const known = byLine(application);
  return [...new Set(lines)].sort((a, b) => a - b).flatMap((line) => known.get(line) ?? []);
};

const byLine = remembered(({ statements }: Application) => {
  const cv = statements.filter(({ source }) => source === "cv");
  return Map.groupBy(cv, ({ sentence }) => sentence.line);
});
