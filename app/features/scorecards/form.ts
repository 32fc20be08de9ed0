import * as v from "valibot";
import { oneOf, optionalText } from "~/lib/fields";
import { isId } from "~/lib/ids";
import { CARD_ANSWERS } from "~/vocabulary/scorecards";
import { LONGEST_WORDS, SHORTEST_WORDS } from "./rules";

const WHY = `Please say what speaks for or against, in at least ${SHORTEST_WORDS} characters`;

/** `seen`: the own card that stood in the page; null for none. */
export const ScorecardForm = v.pipe(
  v.object({
    recommendation: oneOf(CARD_ANSWERS, "Please choose one of the four"),
    pros: optionalText(LONGEST_WORDS),
    cons: optionalText(LONGEST_WORDS),
    seen: v.pipe(
      v.optional(v.string(), ""),
      v.transform((text) => (isId(text) ? text : null)),
    ),
  }),
  v.forward(
    v.partialCheck(
      [["pros"], ["cons"]],
      ({ pros, cons }) => Math.max(pros.length, cons.length) >= SHORTEST_WORDS,
      WHY,
    ),
    ["pros"],
  ),
);
