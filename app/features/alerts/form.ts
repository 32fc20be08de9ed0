import * as v from "valibot";
import { emailAddress, oneOf } from "~/lib/fields";
import { ALERT_RHYTHMS } from "~/vocabulary/alerts";

export const AlertForm = v.object({
  email: emailAddress("Email address is required", "Please enter a valid email address"),
  rhythm: oneOf(ALERT_RHYTHMS, "Please choose how often"),
  website: v.optional(v.string(), ""),
});

export const ChangeForm = v.object({ change: v.picklist(["confirm", "keep", "stop"]) });
