import type { DimensionResult, EvidenceItem, Quote } from "~/evaluator/evaluation";
import type { DimensionName } from "~/vocabulary/dimensions";
import { FINDINGS, type Finding } from "~/vocabulary/findings";
import { saidOfFound } from "../evaluations/stands-out";

/** `mark` is the sentence's number in the CV beside it. */
export type QuoteView = {
  text: string;
  place: string;
  href: string | null;
  mark: number | null;
  said?: string;
};
/** `said`: of sentences that do not stand there. `finding`: with the model's word, if it is another. */
export type ByModel = { said: string; finding: Finding | null; quotes: QuoteView[] };
export type Shown = { quotes: QuoteView[]; byModel: ByModel | null };
export type Link = (quote: Quote) => QuoteView;

export type EvidenceView = {
  /** What was done, in words, or the posting's own line where the sentence says it all. */
  text: string;
  /** The posting's line, where `text` says it in other words. */
  asked: string | null;
  note: string | null;
  finding: Finding;
  must: boolean;
  quotes: QuoteView[];
  byModel: ByModel | null;
};

export type Evidence = {
  carry: EvidenceView[];
  rest: EvidenceView[];
  /** `4 more, 1 partly, 2 not found`; `2 more, not found`; empty when there is no more. */
  more: string;
  toJudge: string[];
  compared: string[];
};

export const NO_EVIDENCE: Evidence = { carry: [], rest: [], more: "", toJudge: [], compared: [] };

/** Null where nothing on the page shows the sentence yet, else the line under which it stands. */
export type ShownUnder = (quote: Quote, line: string) => string | null;

export function firstTimes(): ShownUnder {
  const lines = new Map<string, string>();
  return ({ source, questionId, start, end }, line) => {
    const key = `${source} ${questionId} ${start} ${end}`;
    const under = lines.get(key) ?? null;
    if (under === null) lines.set(key, line);
    return under;
  };
}

const CARRIERS: Readonly<Record<DimensionName, number>> = {
  technical_competency: 2,
  cultural_alignment: 1,
  communication_skills: 1,
  adaptability_learning: 1,
  role_specific_fit: 2,
};
const RANK: readonly Finding[] = ["found", "partly", "says otherwise", "mentioned", "not found"];

/** `onTop`: lines of the posting that the page has said something of already, with its sentence. */
export function evidenceOf(
  dimension: DimensionResult,
  shown: (item: EvidenceItem, quotes: readonly Quote[]) => Shown,
  shownUnder: ShownUnder,
  onTop: ReadonlySet<string>,
): Evidence {
  const looked = dimension.items.filter(({ kind }) => kind !== "similarity");
  const ranked = [...looked].sort(
    (a, b) => RANK.indexOf(a.verdict) - RANK.indexOf(b.verdict) || b.points - a.points,
  );
  const carry: EvidenceView[] = [];
  const rest: EvidenceItem[] = [];
  const freshOf = ({ label, quotes }: EvidenceItem) =>
    quotes.filter((quote) => shownUnder(quote, label) === null);
  for (const item of ranked) {
    const fresh = carry.length < CARRIERS[dimension.name] && !onTop.has(item.label) ? freshOf(item) : [];
    if (fresh.length > 0) carry.push(itemView(item, shown(item, fresh)));
    else rest.push(item);
  }
  return {
    carry,
    rest: rest.map((item) => {
      const fresh = freshOf(item);
      const view = itemView(item, shown(item, fresh));
      const first = fresh.length === 0 ? item.quotes[0] : undefined;
      if (first === undefined) return view;
      return { ...view, note: view.note ?? shownElsewhere(shownUnder(first, item.label) ?? item.label) };
    }),
    more: moreOf(rest, carry.length > 0),
    toJudge: toJudge(dimension),
    compared: dimension.items
      .filter(({ kind }) => kind === "similarity")
      .map(({ label, verdict }) => `${label} – ${HOW_FAR[verdict]}`),
  };
}

const HOW_FAR: Readonly<Record<Finding, string>> = {
  found: "largely",
  partly: "in part",
  "says otherwise": "hardly",
  mentioned: "hardly",
  "not found": "hardly",
};

const shownElsewhere = (line: string) => `Its sentence stands on this page, under “${line}”.`;

const itemView = (item: EvidenceItem, shown: Shown): EvidenceView => ({
  ...toldOf(item),
  finding: item.verdict,
  must: item.must === true,
  ...shown,
});

/** What is said of an answer is a remark on it; of a requirement it is what the sentence comes to. */
function toldOf(item: EvidenceItem): Pick<EvidenceView, "text" | "asked" | "note"> {
  if (item.says === "") return { text: item.label, asked: null, note: null };
  if (item.kind === "rubric") return { text: item.label, asked: null, note: item.says };
  return { text: inWords(item).replace(/ \(asked: [^()]*\)$/, ""), asked: item.label, note: null };
}

const inWords = ({ says, verdict }: EvidenceItem) => (verdict === "found" ? saidOfFound(says) : says);

function moreOf(rest: readonly EvidenceItem[], isMore: boolean): string {
  if (rest.length === 0) return "";
  if (!isMore) return tallyOf(rest);
  const open = rest.filter(({ verdict }) => verdict !== "found");
  if (open.length === 0) return `${rest.length} more`;
  const alike = open.length === rest.length && open.every(({ verdict }) => verdict === open[0]?.verdict);
  return `${rest.length} more, ${alike ? open[0]?.verdict : tallyOf(open)}`;
}

/** `7 found, 2 partly, 3 not found`. Likeness of fields is no finding. */
function tallyOf(items: readonly EvidenceItem[]): string {
  return FINDINGS.map((finding) => ({
    finding,
    count: items.filter(({ kind, verdict }) => kind !== "similarity" && verdict === finding).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ finding, count }) => `${count} ${finding}`)
    .join(", ");
}

const ALL_OF = new Intl.ListFormat("en-GB");

/** Whether a technical answer is right, and what sort of person somebody is, no rule can read. */
function toJudge({ name, items }: DimensionResult): string[] {
  const titles = items.flatMap(({ kind, label }) =>
    kind === "rubric" && name === "technical_competency" ? (/“(.+)”$/.exec(label)?.[1] ?? []) : [],
  );
  const qualities = items.some(({ kind, outOf }) => kind === "requirement" && outOf === 0);
  const asked = [...new Set(titles)].map((title) => `“${title}”`);
  const several = asked.length > 1;
  return [
    ...(asked.length === 0
      ? []
      : [
          `Whether the answer${several ? "s" : ""} to ${ALL_OF.format(asked)} ` +
            `${several ? "are" : "is"} right, a person has to judge.`,
        ]),
    ...(qualities ? ["Personal qualities weigh nothing here: a person has to judge them."] : []),
  ];
}

/** Of the item that earned most; `once` leaves out what was shown before. */
export function bestQuote(
  dimension: DimensionResult,
  once: (quote: Quote) => boolean = () => true,
): Quote | null {
  if (dimension.score === null) return null;
  const quoted = dimension.items.filter((item) => item.kind !== "similarity" && item.points > 0);
  const best = quoted.sort((a, b) => b.points - a.points).flatMap(({ quotes }) => quotes.slice(0, 1));
  return best.find(once) ?? null;
}
