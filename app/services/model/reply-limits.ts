import { seconds } from "~/lib/time";

export const PATIENCE = seconds(20);
export const LARGEST_REPLY = 1_000_000;
export const MOST_TOKENS = 3000;
