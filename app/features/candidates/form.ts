import * as v from "valibot";
import { oneOf } from "~/lib/fields";
import { CANDIDATE_STATUSES } from "~/vocabulary/applications";

/** A decision about a candidate: where to, and where the person who decided saw the candidate stand. */
export const MoveForm = v.object({
  status: oneOf(CANDIDATE_STATUSES, "Please choose what to do with this candidate"),
  from: v.optional(v.picklist(CANDIDATE_STATUSES)),
  /** The list's search, filter and order, to come back to. */
  list: v.optional(v.pipe(v.string(), v.maxLength(500)), ""),
});
