import { days } from "~/lib/time";

/** How long news is kept. What it told of stays where it is. */
export const KEPT_FOR = days(90);
