import type { SourceLine } from "~/features/jobs/sources";

const LINE = 40;
const WORDS = 16;
const WIDTH = 320;
const BAR = 8;

export function SourceBars({ sources }: { sources: SourceLine[] }) {
  const most = Math.max(1, ...sources.flatMap(({ views, applicants }) => [views, applicants]));
  const height = sources.length * LINE;
  const length = (count: number) => Math.round((count / most) * WIDTH);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} width={WIDTH} aria-hidden="true">
      {sources.map(({ source, views, applicants }, index) => (
        <g key={source} fill="currentColor" transform={`translate(0 ${index * LINE})`}>
          <text y={WORDS - 4} fontSize="12">
            {source}
          </text>
          <rect y={WORDS} width={length(views)} height={BAR} opacity="0.3" />
          <rect y={WORDS + BAR} width={length(applicants)} height={BAR} />
        </g>
      ))}
    </svg>
  );
}
