import { days } from "~/lib/time";

export const KEPT_FOR = days(90);
