import { checkEvaluation } from "~/evaluator/check-evaluation";
import { evaluate, evaluateWith } from "~/evaluator/evaluate";
import type { Evaluation, EvaluationInput, EvidenceItem } from "~/evaluator/evaluation";
import {
  inputOf,
  type Label,
  lineFor,
  overlaps,
  type Person,
  type Profession,
  professionsIn,
  shows,
  sourceOf,
} from "./evidence-set";
import { standIn } from "./stand-in";

const CLOSED = new Set(["licence", "education", "years", "language", "tool", "condition"]);
const ROWS = {
  read: "lines of the posting read as requirements",
  isRequirement: "items that are requirements",
  true: '"found" or "partly" that is true',
  closed: "  of them, closed requirements",
  open: "  of them, open requirements",
  otherwise: '"says otherwise" that is true',
  quotes: "quotes under found or partly that show it",
  mentioned: "mentioned: sentences that show it",
  shown: "requirements met for which a right sentence is shown",
  claimed: "requirements met that are found or partly",
  idle: "credit for empty, off-topic, copied or stuffed answers",
  order: "pairs of people in the right order",
  unsuitable: "unsuitable people at 80 or more",
  suitable: "suitable people at 70 or more",
  unread: "languages that are not read and got a total all the same",
} as const;
type Row = keyof typeof ROWS;

export type Counts = { rows: Map<Row, [number, number]>; against: number; traps: number; faults: string[] };

/** Counts what is said of a folder. `accuracy` is the stand-in verifier's share of right answers. */
export async function evidenceReport(
  folder: string,
  accuracy: number | null,
  list: boolean,
): Promise<string[]> {
  const counts = noCounts();
  for (const set of professionsIn(folder)) await countProfession(set, accuracy, counts);
  const table = tableOf(counts).map(([row, figure]) => `${row.padEnd(62)} ${figure}`);
  return [...(list ? counts.faults : []), ...table];
}

export const noCounts = (): Counts => ({ rows: new Map(), against: 0, traps: 0, faults: [] });

/** Each row's name and its figure. */
export function tableOf(counts: Counts): [string, string][] {
  const rows = (Object.keys(ROWS) as Row[]).map((row): [string, string] => {
    const [hit, of] = counts.rows.get(row) ?? [0, 0];
    return [ROWS[row], of === 0 ? "–" : `${(hit / of).toFixed(3)} (${hit} of ${of})`];
  });
  return [
    ...rows,
    ["found or partly though the person says the opposite", String(counts.against)],
    ["quotes on a labelled trap", String(counts.traps)],
  ];
}

function add({ rows }: Counts, row: Row, hit: boolean): void {
  const known = rows.get(row) ?? [0, 0];
  rows.set(row, [known[0] + (hit ? 1 : 0), known[1] + 1]);
}

export async function countProfession(
  set: Profession,
  accuracy: number | null,
  counts: Counts,
): Promise<void> {
  const totals: { person: Person; total: number | null }[] = [];
  for (const person of set.candidates) {
    const result = await resultFor(set, person, accuracy);
    if ((person.language ?? set.language ?? "en") !== "en") {
      add(counts, "unread", result.overall_score !== null);
      continue;
    }
    totals.push({ person, total: result.overall_score });
    countPerson(set, person, result, counts);
  }
  countTotals(set, totals, counts);
}

function resultFor(
  set: Profession,
  person: Person,
  accuracy: number | null,
): Promise<Evaluation> | Evaluation {
  const input = inputOf(set, person);
  if (accuracy === null) return asShown(evaluate(input), input);
  const checked = evaluateWith(input, standIn(set, person, accuracy));
  return asShown(checked, input);
}

/** What the product keeps of it, and people read. */
function asShown(evaluation: Evaluation, input: EvaluationInput): Evaluation {
  const shown = checkEvaluation(evaluation, input);
  if (shown === null) throw new Error("The evaluator's own word does not pass its check.");
  return shown;
}

function countPerson(set: Profession, person: Person, result: Evaluation, counts: Counts): void {
  const where = `${set.id} ${person.id}`;
  const seen = new Set<string>();
  const shown = new Set<string>();
  const claimed = new Set<string>();
  for (const item of result.dimensions.flatMap(({ items }) => items)) {
    if (item.kind === "rubric") countAnswer(item, set, person, counts, where);
    if (item.kind !== "requirement") continue;
    const line = lineFor(item.label, set.requirements);
    add(counts, "isRequirement", line !== null);
    if (!line) counts.faults.push(`not a requirement · ${where} · ${item.label}`);
    else {
      seen.add(line.id);
      countItem(item, line, { set, person, counts, where, shown, claimed });
    }
  }
  for (const line of set.requirements) {
    add(counts, "read", seen.has(line.id));
    if (!seen.has(line.id)) counts.faults.push(`requirement not read · ${where} · ${line.line}`);
    if (person.labels.find(({ req }) => req === line.id)?.verdict !== "met") continue;
    add(counts, "shown", shown.has(line.id));
    add(counts, "claimed", claimed.has(line.id));
    if (!shown.has(line.id)) counts.faults.push(`missed · ${where} · ${line.line}`);
  }
}

type Seen = {
  set: Profession;
  person: Person;
  counts: Counts;
  where: string;
  shown: Set<string>;
  claimed: Set<string>;
};

function countItem(item: EvidenceItem, line: Profession["requirements"][number], seen: Seen): void {
  const { set, person, counts, where, shown } = seen;
  const label = person.labels.find(({ req }) => req === line.id);
  if (!label) return;
  const right = (quote: EvidenceItem["quotes"][number]) => shows(quote, label, sourceOf(quote, set, person));
  if (item.quotes.some(right)) shown.add(line.id);
  if (item.verdict === "says otherwise") {
    add(counts, "otherwise", label.verdict === "not_met");
    if (label.verdict !== "not_met")
      counts.faults.push(`says otherwise though ${label.verdict} · ${where} · ${line.line}`);
  }
  if (item.verdict === "mentioned")
    for (const quote of item.quotes) {
      add(counts, "mentioned", right(quote));
      if (!right(quote))
        counts.faults.push(`mention that shows nothing · ${where} · ${line.line} ← ${quote.text}`);
    }
  if (item.verdict === "found" || item.verdict === "partly") countClaim(item, line, label, seen);
}

function countClaim(
  item: EvidenceItem,
  line: Profession["requirements"][number],
  label: Label,
  seen: Seen,
): void {
  const { set, person, counts, where, claimed } = seen;
  claimed.add(line.id);
  const truly = label.verdict === "met" || label.verdict === "partly";
  add(counts, "true", truly);
  add(counts, CLOSED.has(line.type) ? "closed" : "open", truly);
  if (label.verdict === "not_met") counts.against++;
  const isRight = (quote: EvidenceItem["quotes"][number]) =>
    shows(quote, label, sourceOf(quote, set, person));
  const told = item.quotes.map(({ text }) => text).join(" | ");
  if (!truly)
    counts.faults.push(`${item.verdict} though ${label.verdict} · ${where} · ${line.line} ← ${told}`);
  for (const quote of item.quotes) {
    add(counts, "quotes", isRight(quote));
    if (isRight(quote)) continue;
    if (label.traps.some((text) => overlaps(quote, sourceOf(quote, set, person), text))) counts.traps++;
    counts.faults.push(`wrong quote · ${where} · ${line.line} ← ${quote.text}`);
  }
}

function countAnswer(
  item: EvidenceItem,
  set: Profession,
  person: Person,
  counts: Counts,
  where: string,
): void {
  if (item.verdict === "not found") return;
  for (const quote of item.quotes.filter(({ source }) => source === "answer")) {
    const id = set.questions[(quote.questionId ?? 0) - 1]?.id;
    const verdict = person.answer_labels.find(({ q }) => q === id)?.verdict ?? "";
    const idle = ["empty", "off_topic", "copied", "stuffed"].includes(verdict);
    add(counts, "idle", idle);
    if (idle)
      counts.faults.push(
        `credit for an answer that is ${verdict} · ${where} · ${item.label} ← ${quote.text}`,
      );
  }
}

function countTotals(
  set: Profession,
  totals: readonly { person: Person; total: number | null }[],
  counts: Counts,
): void {
  for (const a of totals)
    for (const b of totals) {
      if (a.person.tier <= b.person.tier) continue;
      const ordered = (a.total ?? -1) > (b.total ?? -1);
      add(counts, "order", ordered);
      if (!ordered)
        counts.faults.push(
          `order · ${set.id} · ${a.person.id} (tier ${a.person.tier}) ${a.total} not above ` +
            `${b.person.id} (tier ${b.person.tier}) ${b.total}`,
        );
    }
  for (const { person, total } of totals) {
    if (person.tier <= 1) add(counts, "unsuitable", (total ?? 0) >= 80);
    if (person.tier >= 3) add(counts, "suitable", (total ?? 0) >= 70);
  }
}
