import { FINDING_WORDS, FINDINGS } from "~/vocabulary/findings";

export const FindingWords = () => (
  <details className="unfold small">
    <summary>What “Found”, “Mentioned” and the other words mean</summary>
    <dl className="finding-words">
      {FINDINGS.map((finding) => (
        <div key={finding}>
          <dt>
            <span aria-hidden="true">{FINDING_WORDS[finding].sign}</span> {FINDING_WORDS[finding].label}
          </dt>
          <dd>{FINDING_WORDS[finding].means}</dd>
        </div>
      ))}
    </dl>
  </details>
);
