import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

/** With fresh secrets. A file that exists keeps its lines, and gets those it lacks. */
export function ensureDevVars(): void {
  const example = readFileSync(".dev.vars.example", "utf8");
  const filled = example.replaceAll("<random>", () => randomBytes(32).toString("base64url"));
  if (!existsSync(".dev.vars")) {
    writeFileSync(".dev.vars", filled, { mode: 0o600, flag: "wx" });
    return;
  }
  const known = new Set(namesIn(readFileSync(".dev.vars", "utf8")));
  const missing = filled.split("\n").filter((line) => namesIn(line).some((name) => !known.has(name)));
  if (missing.length > 0) appendFileSync(".dev.vars", `\n${missing.join("\n")}\n`);
}

const namesIn = (text: string): string[] => [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
