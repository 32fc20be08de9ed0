import { existsSync, readFileSync } from "node:fs";
import { evaluate } from "~/evaluator/evaluate";
import { hardRequirements, hardRequirementsByList } from "./hard-requirements";
import { ladder } from "./ladder";
import { inputFor, score } from "./scorer";

type RobustRow = { id: string; job_id: string; resume: string; rule: string; variant: string };

/** Whole applications, for whoever measures what one costs. */
export type Applications = Parameters<typeof evaluate>[0][];

/** Prints the tables that the benchmark's own runner does not, and returns the applications that it timed. */
export async function report(data: string, split: string): Promise<Applications> {
  const rows = <T>(name: string): T[] => {
    const file = `${data}/${split}_${name}.jsonl`;
    return existsSync(file)
      ? readFileSync(file, "utf8")
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line) as T)
      : [];
  };
  const jobs = new Map(rows<{ id: string; text: string }>("jobs").map((job) => [job.id, job.text]));
  const robust = rows<RobustRow>("robust");
  print("Flags", flags(robust, jobs));
  print(
    "Answer ladder",
    ladder(rows("answer_ladder"), (row) => score({ task: "ladder", ...row })),
  );
  print(
    "Answer ladder by word count",
    ladder(rows("answer_ladder"), (row) => row.answer.split(/\s+/).length),
  );
  print("Hard requirements, token F1", hardRequirements(rows("skillspan")));
  print("Hard requirements by word list alone", hardRequirementsByList(rows("skillspan")));
  const applications = wholeApplications(robust, jobs, rows("answer_ladder"));
  print("Same input twice, time", twice(applications));
  return applications;
}

function print(title: string, lines: string[]): void {
  console.log(`\n== ${title}`);
  for (const line of lines) console.log(line);
}

function flags(robust: readonly RobustRow[], jobs: ReadonlyMap<string, string>): string[] {
  const counts = new Map<string, { flagged: number; of: number }>();
  for (const row of robust) {
    const { flags: found } = evaluate(
      inputFor({ task: "robust", job: jobs.get(row.job_id) ?? "", cv: row.resume }),
    );
    const known = counts.get(row.variant) ?? { flagged: 0, of: 0 };
    counts.set(row.variant, { flagged: known.flagged + (found.length > 0 ? 1 : 0), of: known.of + 1 });
  }
  return [...counts].map(([variant, { flagged, of }]) => `${variant.padEnd(16)} ${flagged} of ${of} flagged`);
}

type LadderRow = { topic: string; question: string; level: number | null; answer: string };

/** Each a real CV and the five best answers of the ladder. */
function wholeApplications(
  robust: readonly RobustRow[],
  jobs: ReadonlyMap<string, string>,
  answers: readonly LadderRow[],
): Applications {
  const best = answers.filter((row) => row.level === 3);
  const questions = best.map((each, id) => ({
    id,
    type: each.topic,
    title: each.topic,
    question: each.question,
  }));
  return robust
    .filter((row) => row.variant === "orig")
    .map((row) => ({
      ...inputFor({ task: "robust", job: jobs.get(row.job_id) ?? "", cv: row.resume }),
      questions,
      answers: best.map((each, questionId) => ({ questionId, text: each.answer })),
    }));
}

function twice(applications: Applications): string[] {
  const times: number[] = [];
  let same = 0;
  for (const input of applications) {
    const first = JSON.stringify(evaluate(input));
    const start = process.cpuUsage();
    const second = JSON.stringify(evaluate(input));
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    if (first === second) same++;
  }
  times.sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)]?.toFixed(1);
  return [
    `${same} of ${applications.length} the same bytes`,
    `CPU for one CV and ${applications[0]?.answers.length} answers, in Node: median ${middle} ms, ` +
      `longest ${times.at(-1)?.toFixed(1)} ms`,
  ];
}
