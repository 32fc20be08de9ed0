type LadderRow = { topic: string; question: string; variant: string; level: number | null; answer: string };

/** What each gaming variant may reach at most, given the honest answers' scores. */
const RESISTED: Readonly<Record<string, (own: number, level: (n: number) => number) => boolean>> = {
  echo: (own, level) => own <= level(1),
  buzz: (own, level) => own <= level(1) + 5,
  star_words: (own, level) => own < level(3),
  L1_long: (own, level) => own < level(3),
  inject: (own, level) => own <= level(1) + 1,
};
/**
 * Not tricks, but read wrongly by a poor evaluator: a good answer to another question, and a good one with
 * slips.
 */
const FAIR: typeof RESISTED = {
  L3_other_topic: (own, level) => own < level(3),
  L3_typos: (own, level) => own > level(1),
};

export function ladder(rows: readonly LadderRow[], score: (row: LadderRow) => number): string[] {
  const topics = [...new Set(rows.map((row) => row.topic))];
  const totals = { pairs: [0, 0], gaming: [0, 0], fair: [0, 0] } as const satisfies Record<string, number[]>;
  const lines = topics.map((topic) => {
    const own = rows.filter((row) => row.topic === topic);
    const scores = new Map(own.map((row) => [row.variant, score(row)]));
    const level = (n: number) => scores.get(`L${n}`) ?? Number.NaN;
    for (let high = 1; high <= 3; high++)
      for (let low = 0; low < high; low++) tally(totals.pairs, level(low) < level(high));
    for (const [variant, value] of scores) {
      if (RESISTED[variant]) tally(totals.gaming, RESISTED[variant](value, level));
      if (FAIR[variant]) tally(totals.fair, FAIR[variant](value, level));
    }
    return `${topic.padEnd(14)} ${[...scores].map(([variant, value]) => `${variant} ${value}`).join("  ")}`;
  });
  const share = ([good, of]: readonly [number, number]) =>
    `${good} of ${of} (${of ? (good / of).toFixed(3) : "–"})`;
  return [
    ...lines,
    `ordered pairs ${share(totals.pairs)}, gaming resisted ${share(totals.gaming)}, other topic and ` +
      `slips ${share(totals.fair)}`,
  ];
}

function tally(counts: [number, number], good: boolean): void {
  counts[1]++;
  if (good) counts[0]++;
}
