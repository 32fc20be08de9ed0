/** Applies to the local database in STATE_DIR the migrations that it lacks. */
import { applyMigrations } from "./apply-migrations.ts";
import { openLocal } from "./local.ts";

const { env, dispose } = await openLocal(process.env.STATE_DIR);
try {
  await applyMigrations(env.DB as never);
} finally {
  await dispose();
}
