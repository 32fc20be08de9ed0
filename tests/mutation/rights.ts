// Breaks cells of the table of rights in the built product, and counts those that the walk through every
// route by every role does not see:
//   npm test -- rights, or ACTS="candidates.tag candidates.export" npm test -- rights
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { ROLES, type Role } from "../../app/vocabulary/members.ts";

type Cell = { act: string; role: Role; reach: string; broken: string };

const RULES = readFileSync("app/features/members/rules.ts", "utf8");
const ROW = /^ {2}"?([\w.-]+)"?: \[("[^\]]+)\],$/gm;
const build = "build/server/worker.js";
const built = readFileSync(build, "utf8");

/** By act: what each role reaches, in the order of the roles. */
const table = new Map<string, string[]>(
  [...RULES.matchAll(ROW)].map(([, act = "", row = ""]) => [act, JSON.parse(`[${row}]`)]),
);
const guarding = new Map([...table.keys()].map((act) => [act, filesGuardedBy(act)]));
/** What no route asks for before anything else is held by a test of its own. */
const acts = [...table.keys()].filter(
  (act) => (guarding.get(act)?.length ?? 0) > 0 && (process.env.ACTS?.split(" ").includes(act) ?? true),
);

function filesGuardedBy(act: string): string[] {
  const asks = new RegExp(`(?:requireRight|openCandidate)\\([^;]*"${act.replaceAll(".", "\\.")}"`);
  return globSync("app/routes/recruiter/*.ts*")
    .filter((file) => asks.test(readFileSync(file, "utf8")))
    .map((file) => file.replace("app/routes/", ""));
}

/** One of each role, so that whose cells go wrong says which was seen. */
const together = (first: number): Cell[] =>
  ROLES.map((role, place) => {
    const act = acts[(first + place * 5) % acts.length] ?? "";
    const reach = table.get(act)?.[place] ?? "";
    return { act, role, reach, broken: reach === "all" ? "none" : "all" };
  });

function broken(cells: Cell[]): string {
  return cells.reduce((text, { act, role, reach, broken }) => {
    const row = new RegExp(`((?:"${act.replaceAll(".", "\\.")}"|\\b${act}):)(\\[(?:"[a-z ]+",?){4}\\])`);
    if (!row.test(text)) throw new Error(`the build has no row ${act}`);
    return text.replace(row, (_, name: string, list: string) => {
      const reaches = JSON.parse(list) as string[];
      if (reaches[ROLES.indexOf(role)] !== reach && acts.length > ROLES.length * 5)
        throw new Error(`${act} is broken twice`);
      return name + JSON.stringify(reaches.map((one, place) => (ROLES[place] === role ? broken : one)));
    });
  }, built);
}

function wrongCells(cells: Cell[]): string[] {
  const routes = cells.flatMap(({ act }) => guarding.get(act) ?? []).join(" ");
  const run = "run --config tests/vitest.config.ts --project workers tests/http/rights.test.ts".split(" ");
  const { stdout, stderr } = spawnSync("vitest", [...run, "-t", "^each role"], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", BROKEN_ROUTES: routes },
  });
  return [...`${stdout}${stderr}`.matchAll(/"((?:GET|POST) [\w/.-]+ as [\w-]+, \w+: \d+)"/g)].map(
    ([, cell = ""]) => cell,
  );
}

const alive: string[] = [];
let tried = 0;
try {
  for (const [first] of acts.entries()) {
    const cells = together(first);
    writeFileSync(build, broken(cells));
    const wrong = wrongCells(cells);
    for (const { act, role, reach, broken } of cells) {
      tried += 1;
      const files = guarding.get(act) ?? [];
      const seen = wrong.some((cell) => files.some((file) => cell.includes(` ${file} as ${role},`)));
      console.log(`${seen ? "seen " : "LIVES"} ${act}: ${role} ${broken} for ${reach}`);
      if (!seen) alive.push(`${act}, ${role}`);
    }
  }
} finally {
  writeFileSync(build, built);
}
console.log(`${tried - alive.length} of ${tried} broken cells were seen.`);
if (alive.length > 0) process.exitCode = 1;
