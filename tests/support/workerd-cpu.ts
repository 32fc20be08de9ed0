import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Linux counts a process's CPU in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds so far of every workerd below this process. */
export function workerdCpu(): number {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,comm="], { encoding: "utf8" }).trim().split("\n");
  const parents = new Map(lines.map((line) => line.trim().split(/\s+/) as [string, string]));
  const isOurs = (pid: string): boolean => {
    const parent = parents.get(pid);
    return parent === String(process.pid) || (parent !== undefined && parent !== "0" && isOurs(parent));
  };
  const own = lines
    .filter((line) => line.includes("workerd"))
    .map((line) => line.trim().split(/\s+/)[0] ?? "");
  return own.filter(isOurs).reduce((sum, pid) => sum + ticksOf(pid) * TICK_MS, 0);
}

function ticksOf(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return Number(fields[11]) + Number(fields[12]);
}
