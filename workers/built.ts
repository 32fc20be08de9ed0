import type * as background from "~/background";
import * as build from "../build/server/index.js";

/** The product's own code, out of the build that also answers requests. */
export const built = build.entry.module.background as typeof background;
