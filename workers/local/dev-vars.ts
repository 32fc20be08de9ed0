import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Writes `.dev.vars` from its example, with a fresh secret in each place that asks for one, unless it exists. */
export function ensureDevVars(): void {
  if (existsSync(".dev.vars")) return;
  const example = readFileSync(".dev.vars.example", "utf8");
  const filled = example.replaceAll("<random>", () => randomBytes(32).toString("base64url"));
  writeFileSync(".dev.vars", filled, { mode: 0o600, flag: "wx" });
}
