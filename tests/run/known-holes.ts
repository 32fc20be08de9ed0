import { type Bench, type Counts, NOTHING, PASSED } from "./stage.ts";

type Audit = { metadata?: { vulnerabilities?: Record<string, number> } };
const MINUTE_MS = 60_000;

/**
 * Asks the registry about the packages of production. What it knows is a warning; a registry that does not
 * answer is one too.
 */
export async function knownHoles(bench: Bench): Promise<Counts> {
  const timer = setTimeout(() => void bench.processes.stopAll(), MINUTE_MS);
  await bench.run("npm", ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=20000"]);
  clearTimeout(timer);
  const found = counted(bench.output);
  if (found === null) {
    bench.warn("The registry could not be asked: run npm audit --omit=dev where it can be.");
    return { ...NOTHING, skipped: 1 };
  }
  if (found.total) bench.warn(`${sentence(found)}. Run npm audit --omit=dev to read about them.`);
  return PASSED;
}

/** Holes by severity; null when there is no answer to read. */
function counted(output: string): Record<string, number> | null {
  try {
    const { metadata }: Audit = JSON.parse(output.slice(output.indexOf("{")));
    return metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

function sentence({ total, ...bySeverity }: Record<string, number>): string {
  const parts = Object.entries(bySeverity).filter(([, count]) => count > 0);
  return `${total} known: ${parts.map(([severity, count]) => `${count} ${severity}`).join(", ")}`;
}
