import { seconds } from "~/lib/time";

/** How long a model may take for its whole reply. */
export const PATIENCE = seconds(20);
/** More than this is not read. In bytes. */
export const LARGEST_REPLY = 1_000_000;
/** Longest reply asked for, in the model's own tokens. */
export const MOST_TOKENS = 3000;
