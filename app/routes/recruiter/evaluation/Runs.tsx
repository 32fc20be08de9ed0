import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Moment } from "~/components/Moment";
import type { RunsView } from "~/features/candidates/runs-view";
import { paths } from "~/paths";

export function Runs({ applicationId, history }: { applicationId: string; history: RunsView }) {
  const { state, runs, more, difference } = history;
  const again = state === "done" || state === "failed";
  if (!again && runs.length === 0) return null;
  return (
    <section className="folded" id="runs" aria-labelledby="runs-title">
      <h2 id="runs-title">Evaluations so far</h2>
      {state === "waiting" && <p className="notice">Being evaluated. Reload this page in a moment.</p>}
      {state === "failed" && (
        <p className="notice warn">The last try failed. What stands here is from before it.</p>
      )}
      {runs.length > 0 && (
        <ol className="runs">
          {runs.map((run) => (
            <li key={run.id}>
              <span>
                <strong>{run.score}</strong> <Moment of={run.when} />
                {run.counts && " (shown on this page)"}
              </span>
              <span className="muted tiny">{[run.cause, run.evaluator].filter(Boolean).join(" · ")}</span>
            </li>
          ))}
        </ol>
      )}
      {more && <p className="muted small">Older evaluations are kept, and not listed.</p>}
      {difference !== null && <Difference difference={difference} />}
      {again && (
        <Form method="post" action={paths.evaluateAgain(applicationId)}>
          <Button look="ghost" small busy="Asking...">
            Evaluate again
          </Button>
        </Form>
      )}
    </section>
  );
}

function Difference({ difference }: { difference: NonNullable<RunsView["difference"]> }) {
  const { scores, items, hidden } = difference;
  const lines = [...scores, ...items];
  return (
    <div className="stack-tight">
      <h3>What changed with the newest</h3>
      {lines.length === 0 ? (
        <p className="small">No score and no requirement.</p>
      ) : (
        <ul className="runs">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two dimensions may use one word; none moves.
            <li key={index}>
              <span>{line.text}</span>
              <span className="muted tiny">{line.change}</span>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <p className="muted small">And {hidden} more.</p>}
    </div>
  );
}
