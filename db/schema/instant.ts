import { integer } from "drizzle-orm/sqlite-core";

/** Milliseconds since 1970. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });
