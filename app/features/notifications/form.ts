import * as v from "valibot";

/** Without one, all are marked as read. */
export const NotificationsForm = v.object({
  open: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});
