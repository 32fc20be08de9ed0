import * as v from "valibot";
import { requiredLine } from "~/lib/fields";
import { SOURCE } from "~/lib/visit-source";

export const ShortLinkForm = v.object({
  source: v.pipe(
    requiredLine("Please name the source, such as Uni Leeds fair", 64),
    v.normalize("NFC"),
    v.regex(SOURCE, "Please use letters, figures, spaces, dots, hyphens and underscores"),
  ),
});
