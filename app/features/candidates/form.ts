import * as v from "valibot";
import { oneOf } from "~/lib/fields";
import { CANDIDATE_STATUSES } from "~/vocabulary/applications";

export const MoveForm = v.object({
  status: oneOf(CANDIDATE_STATUSES, "Please choose what to do with this candidate"),
  from: v.optional(v.picklist(CANDIDATE_STATUSES)),
  list: v.optional(v.pipe(v.string(), v.maxLength(500)), ""),
});
