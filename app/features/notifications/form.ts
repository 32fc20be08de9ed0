import * as v from "valibot";
import { FREQUENCIES, NEWS_KINDS } from "~/vocabulary/notifications";

/** Without one, all are marked as read. */
export const NotificationsForm = v.object({
  open: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});

const frequency = v.optional(v.picklist(FREQUENCIES));

export const ChoicesForm = v.object({
  ...v.entriesFromList(
    NEWS_KINDS.map((kind) => `${kind}Page` as const),
    frequency,
  ),
  ...v.entriesFromList(
    NEWS_KINDS.map((kind) => `${kind}Mail` as const),
    frequency,
  ),
});
