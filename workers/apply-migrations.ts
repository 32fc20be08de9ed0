import { execFileSync } from "node:child_process";
import { readConfigurations } from "./shared-settings.ts";

for (const { database_name } of readConfigurations().app.d1_databases) {
  const words = ["d1", "migrations", "apply", String(database_name), "--remote"];
  execFileSync("wrangler", words, { stdio: "inherit" });
}
