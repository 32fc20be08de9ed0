import { integer } from "drizzle-orm/sqlite-core";

/** A column that holds an instant: milliseconds since 1970. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });
