import { seconds } from "~/lib/time";

export const PATIENCE = seconds(20);
/** Bytes. */
export const LARGEST_REPLY = 1_000_000;
/** In the model's own tokens. */
export const MOST_TOKENS = 3000;
