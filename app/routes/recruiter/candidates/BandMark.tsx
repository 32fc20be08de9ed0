import { LABELS } from "~/features/candidates/band-words";
import type { ScoreBand } from "~/features/candidates/rules";

const STROKES = { green: 3, blue: 2, orange: 1, red: 1 } as const;

/** Tally strokes: three, two, one, or one that lies. The band is read without its colour. */
export const BandMark = ({ band }: { band: ScoreBand }) => (
  <span className={`tally ${band}`} title={LABELS[band]}>
    {Array.from({ length: STROKES[band] }, (_, stroke) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: strokes are alike, and none ever moves.
      <i key={stroke} />
    ))}
    <span className="visually-hidden">{LABELS[band]}</span>
  </span>
);
