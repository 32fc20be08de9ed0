import type { Statement } from "../claims/claim";
import { remembered } from "../text/remembered";
import { isBesideWork } from "./beside-work";
import { isOfLongAgo } from "./long-ago";
import { counts, type Reading } from "./reading";

const SCALE = 5;

const USUAL = 0.75;

/**
 * How somebody tells of work, whatever is asked: the share of sentences with an indirect deed ("advised on",
 * "sold") and of wishes, five times each; how well the answers answer, and the share that says nothing, 0–1.
 */
export const tellingOf = remembered((reading: Reading): readonly number[] => {
  const statements = reading.application.statements.filter(
    (each) => counts(each) && !isBesideWork(each) && !isOfLongAgo(each, reading.application),
  );
  const share = (tells: (statement: Statement) => boolean) =>
    statements.filter(tells).length / Math.max(1, statements.length);
  const read = reading.answers.filter(({ state }) => state === "read");
  return [
    SCALE * share(({ claims }) => claims.some(({ indirect }) => indirect >= 0)),
    SCALE * share(({ claims }) => claims.some(({ polarity }) => polarity === "wishes")),
    reading.answers.length === 0
      ? USUAL
      : read.reduce((sum, { level }) => sum + level, 0) / (read.length || 1),
    reading.answers.filter(({ state }) => state === "idle").length / Math.max(1, reading.answers.length),
  ];
});
