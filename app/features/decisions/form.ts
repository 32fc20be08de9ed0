import * as v from "valibot";
import { oneOf } from "~/lib/fields";
import { UNDO_WINDOWS } from "~/vocabulary/decisions";

export const DecisionSettingsForm = v.object({
  undoWindow: oneOf(UNDO_WINDOWS, "Please choose when applicants are told"),
});
