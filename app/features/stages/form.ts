import * as v from "valibot";
import { oneOf, optionalLine } from "~/lib/fields";
import { STAGE_KINDS, type StageFacts } from "~/vocabulary/stages";
import { inKindsOrder, stagesProblem } from "./rules";

const LONGEST_PROMISE = 60;
const PROMISE = `Please give whole days, ${LONGEST_PROMISE} at most`;

const TypedStage = v.object({
  id: optionalLine(40),
  name: optionalLine(40),
  kind: oneOf(STAGE_KINDS, "Please choose what kind of step it is"),
  shownAs: optionalLine(60),
  promiseDays: v.pipe(
    optionalLine(10),
    v.check((text) => /^\d*$/.test(text) && Number(text) <= LONGEST_PROMISE, PROMISE),
    v.transform((text) => (text === "" ? null : Number(text))),
  ),
  mailTemplate: optionalLine(26),
  moveTo: optionalLine(40),
});

export type TypedStage = Required<StageFacts> & { id: string; moveTo: string };

/** A line left empty is none. `press`: what was pressed, and for which line: `up 3`. */
export const StagesForm = v.object({
  seen: v.optional(v.string(), ""),
  press: v.pipe(v.optional(v.string(), "save"), v.regex(/^(save|(up|down|delete) \d{1,2})$/)),
  stages: v.pipe(
    v.optional(v.array(TypedStage), []),
    v.transform((lines) => lines.filter(({ id, name }) => id !== "" || name !== "")),
  ),
});

/** What the press makes of the lines; a text says what is wrong. */
export function pressed({ press, stages }: v.InferOutput<typeof StagesForm>): TypedStage[] | string {
  const [what, which] = press.split(" ");
  const at = Number(which);
  const lines = inKindsOrder(arranged(stages, what, at));
  if (lines.some(({ name }) => name === "")) return "Please name each stage, or delete it";
  return stagesProblem(lines) ?? lines;
}

function arranged(stages: readonly TypedStage[], what: string | undefined, at: number): TypedStage[] {
  if (what === "delete") return stages.filter((_, index) => index !== at);
  const upper = what === "up" ? at - 1 : at;
  const [above, below] = [stages[upper], stages[upper + 1]];
  if (what === "save" || above === undefined || below === undefined) return [...stages];
  return stages.map((stage, index) => (index === upper ? below : index === upper + 1 ? above : stage));
}
