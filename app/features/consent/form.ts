import * as v from "valibot";
import { oneLine } from "~/lib/plain-text";

export const ConsentForm = v.object({
  decision: v.picklist(["accept", "reject", "forget"]),
  back: v.pipe(v.optional(v.string(), ""), v.transform(oneLine)),
  tab: v.optional(v.literal("new")),
});
