import { paths } from "~/paths";
import { DIMENSION_LABELS, WEIGHTS } from "~/vocabulary/dimensions";
import { FINDING_WORDS } from "~/vocabulary/findings";
import { BandMark } from "./BandMark";

const BANDS = [
  ["green", "90 and up", "Strong Hire"],
  ["blue", "80 and up", "Hire"],
  ["orange", "70 and up", "Consider"],
  ["red", "Below 70", "Consider"],
] as const;

const DIMENSIONS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

/** Folded under the list: how the scores are made, and who decides. */
export function HowToRead({ evaluates }: { evaluates: boolean }) {
  if (!evaluates) return <WithoutScores />;
  return (
    <details className="how-to-read">
      <summary>How the scores are made</summary>
      <p>
        Each score is made of five, and each of those rests on sentences from the CV and the answers. You see
        the sentence, and where it stands. What is asked for and “{FINDING_WORDS["not found"].label}” earns
        nothing; one of the five of which nothing is asked is left out. A score can stand below what its five
        come to: 80 and more takes a job of this kind and enough of what must be there, stated outright.
      </p>
      <div>
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
              <dt>
                <BandMark band={band} /> {from}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="muted small">A score is advice. No status changes without you.</p>
    </details>
  );
}

const WithoutScores = () => (
  <div className="how-to-read">
    <p>
      AI evaluation is switched off for your company: there are no scores, and candidates are listed newest
      first. You can switch it on in the <a href={paths.settings()}>settings</a>.
    </p>
  </div>
);
