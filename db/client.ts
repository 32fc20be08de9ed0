import { drizzle } from "drizzle-orm/d1";
import * as schema from "./schema";

/** Opens D1 with the product's tables. */
export const openDatabase = (database: D1Database) => drizzle(database, { schema });

export type Db = ReturnType<typeof openDatabase>;
