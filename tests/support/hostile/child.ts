import { readFileSync } from "node:fs";
import { judgeFile } from "~/features/documents/rules";
import { sniffDocument } from "~/features/documents/sniff";
import type { DocumentType } from "~/services/cv-text/cv-text";
import { readDocument } from "../../../workers/cv-text/read";

/** Judges and reads one file in a process of its own, and prints what came of it and what it cost. */
const [path = "", type = "pdf"] = process.argv.slice(2);
const bytes = new Uint8Array(readFileSync(path));
const verdict = judgeFile({ name: `cv.${type}`, size: bytes.length, content: await sniffDocument(bytes) });
const started = performance.now();
const outcome = await readDocument(bytes, type as DocumentType);
console.log(
  JSON.stringify({
    verdict: verdict.kind,
    kind: outcome.kind,
    detail:
      outcome.kind === "unreadable" ? outcome.reason : outcome.kind === "text" ? outcome.text.length : "",
    milliseconds: Math.round(performance.now() - started),
    megabytes: peakMegabytes(),
  }),
);

/** Of this process alone; the system's own count of a child begins with its parent's. */
function peakMegabytes(): number {
  if (process.platform !== "linux") return Math.round(process.resourceUsage().maxRSS / 1024);
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
  return Math.round(Number(peak) / 1024);
}
