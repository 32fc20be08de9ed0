import { Fragment } from "react";

type Listed = { name: string; line: string; score: number; band: string; strokes: number };
const LIST: Listed[] = [
  { name: "Magdalena Kowalczyk-Hughes", line: "Led a team of 22 for seven years", ...band(91) },
  { name: "Denise Abernathy-Clarke", line: "Night shift lead, cold store; 18 people", ...band(90) },
  { name: "Ibrahim Sesay", line: "Fifteen people, four years, cold store", ...band(87) },
  { name: "Gareth Pugh", line: "Two years on days, none on nights", ...band(76) },
  { name: "Nguyễn Thị Hồng Nhung", line: "Packing line lead; no licence shown", ...band(64) },
];

const SHOWN = [
  ["✓", "ok", "Led a team of 22 for seven years", "asked: 15 people, two years"],
  ["✓", "ok", "Counterbalance licence to March 2028", "asked: in date"],
  ["–", "warn", "Reach truck: trained, no licence named", "nice to have"],
] as const;
const QUOTES = [
  ["Managed ", "22 people on the night shift", " in a chilled store of 9,000 pallets."],
  ["", "Counterbalance (B1), valid to March 2028.", ""],
];

export function ReadingDesk() {
  return (
    <section className="night">
      <div className="wrap">
        <div className="night-head">
          <h2 className="t6">Forty people before lunch.</h2>
          <p>
            One list, one person open, the decision always within reach. Decide, and the next name is there.
          </p>
        </div>
        <figure className="desk" aria-label="A list of candidates, and one of them open">
          <div className="desk-list">
            <p className="desk-top">
              <span>Warehouse shift lead, nights</span> <span>40 people</span>
            </p>
            {LIST.map(({ name, line, score, band, strokes }) => (
              <p key={name} className="desk-row">
                <strong>{name}</strong>
                <span className="fig">{score}</span>
                <span className={`strokes ${band}`}>{STROKES.slice(0, strokes)}</span>
                <span className="desk-line">{line}</span>
              </p>
            ))}
          </div>
          <Person />
        </figure>
      </div>
    </section>
  );
}

const Person = () => (
  <div className="desk-person">
    <p className="desk-name">Magdalena Kowalczyk-Hughes</p>
    <p className="desk-line">May work in the UK · can begin within a month</p>
    <dl>
      {SHOWN.map(([sign, tone, found, asked], index) => (
        <Fragment key={found}>
          <dt>
            <b className={tone}>{sign}</b> {found} <span className="desk-line">{asked}</span>
          </dt>
          {QUOTES[index] !== undefined && (
            <dd>
              “{QUOTES[index][0]}
              <mark>{QUOTES[index][1]}</mark>
              {QUOTES[index][2]}”
            </dd>
          )}
        </Fragment>
      ))}
    </dl>
    <p className="desk-bar">
      <span className="btn">Approve for Interview</span> <span className="btn ghost">Pass</span>{" "}
      <span className="btn ghost">Next</span>
    </p>
  </div>
);

const STROKES = [1, 2, 3].map((stroke) => <i key={stroke} />);

function band(score: number): Pick<Listed, "score" | "band" | "strokes"> {
  if (score >= 90) return { score, band: "ok", strokes: 3 };
  if (score >= 80) return { score, band: "info", strokes: 2 };
  return { score, band: score >= 70 ? "warn" : "bad", strokes: 1 };
}
