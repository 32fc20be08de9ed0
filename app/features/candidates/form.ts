import * as v from "valibot";
import { oneOf } from "~/lib/fields";
import { CANDIDATE_STATUSES, OFFER_ENDS } from "~/vocabulary/applications";

const Pressed = {
  from: v.optional(v.picklist(CANDIDATE_STATUSES)),
  list: v.optional(v.pipe(v.string(), v.maxLength(500)), ""),
};

/** Each button sends one of both: where the candidate goes, or how the offer ended, which passes them. */
export const MoveForm = v.union([
  v.pipe(
    v.object({ ...Pressed, offer: v.picklist(OFFER_ENDS) }),
    v.transform((pressed) => ({ ...pressed, status: "passed" as const })),
  ),
  v.object({
    ...Pressed,
    status: oneOf(CANDIDATE_STATUSES, "Please choose what to do with this candidate"),
    offer: v.optional(v.undefined()),
  }),
]);
