import { LABELS } from "~/features/candidates/band-words";
import type { ScoreBand } from "~/features/candidates/rules";

const STROKES = { green: 3, blue: 2, orange: 1, red: 1 } as const;

type Props = { band: ScoreBand; besideLabel?: boolean };

/** Tally strokes: three, two, one, or one that lies. The band is read without its colour. */
export const BandMark = ({ band, besideLabel }: Props) => (
  <span className={`tally ${band}`} title={LABELS[band]} aria-hidden={besideLabel}>
    {Array.from({ length: STROKES[band] }, (_, stroke) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: strokes are alike, and none ever moves.
      <i key={stroke} />
    ))}
    {!besideLabel && <span className="visually-hidden">{LABELS[band]}</span>}
  </span>
);
