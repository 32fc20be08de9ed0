import * as v from "valibot";
import { START } from "./rules";

/** Where the part before ended; without it, from the first link. */
export const VerifyForm = v.object({
  seq: v.pipe(v.optional(v.string(), "0"), v.regex(/^\d{1,9}$/), v.transform(Number)),
  hash: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), START),
});
