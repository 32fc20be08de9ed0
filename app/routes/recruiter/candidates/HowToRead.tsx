import { paths } from "~/paths";
import { DIMENSION_LABELS, WEIGHTS } from "~/vocabulary/dimensions";

const BANDS = [
  ["green", "90 and up", "Strong Hire"],
  ["blue", "80 and up", "Hire"],
  ["orange", "70 and up", "Consider"],
  ["red", "Below 70", "Consider"],
] as const;

const DIMENSIONS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

/** What stands beside the list while nobody is open: how the scores are made, and who decides. */
export function HowToRead({ evaluates }: { evaluates: boolean }) {
  if (!evaluates) return <WithoutScores />;
  return (
    <section className="how-to-read" aria-labelledby="how-to-read">
      <h2 id="how-to-read">Choose a name to read on</h2>
      <p>
        Each score is made of five, and each of those rests on sentences from the CV and the answers. You see
        the sentence, and where it stands. What nobody wrote about is “not shown” and counts neither way.
      </p>
      <div className="points">
        <dl>
          {DIMENSIONS.map((name) => (
            <div key={name}>
              <dt>{DIMENSION_LABELS[name]}</dt>
              <dd>{WEIGHTS[name]}%</dd>
            </div>
          ))}
        </dl>
        <dl>
          {BANDS.map(([band, from, label]) => (
            <div key={band}>
              <dt className={`score ${band}`}>{from}</dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="muted small">A score is advice. No status changes without you.</p>
    </section>
  );
}

const WithoutScores = () => (
  <section className="how-to-read" aria-labelledby="how-to-read">
    <h2 id="how-to-read">Choose a name to read on</h2>
    <p>
      AI evaluation is switched off for your company: there are no scores, and candidates are listed newest
      first. You can switch it on in the <a href={paths.settings()}>settings</a>.
    </p>
  </section>
);
