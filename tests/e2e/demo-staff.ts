import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What the browser of the demo's member of staff holds: a code of theirs opens one journey alone. */
export const STAFF_TOKEN = "staff".repeat(8);

export function signInDemoStaff(stateDir: string): void {
  const folder = join(stateDir, "v3", "d1", "miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => name.endsWith(".sqlite") && !name.startsWith("metadata"));
  const database = new DatabaseSync(join(folder, file ?? ""));
  const hash = createHash("sha256").update(STAFF_TOKEN).digest("hex");
  const now = Date.now();
  database
    .prepare(`insert into sessions (id, user_id, expires_at, created_at, user_agent)
      select ?, id, ?, ?, 'test' from users where staff_since is not null`)
    .run(hash, Math.floor(now / 1000) + 36_000, now);
  database.close();
}
