import type { ReactNode } from "react";
import { Badge } from "./Badge";
import { Day } from "./Day";

type Facts = {
  label: string;
  createdAt: Date;
  answeredAt: Date | null;
};

export function MessageFacts({ label, createdAt, answeredAt }: Facts) {
  return (
    <p className="row small muted">
      <Badge>{label}</Badge>
      <Day of={createdAt} />
      <Badge tone={answeredAt === null ? "warn" : "ok"}>{answeredAt === null ? "Open" : "Answered"}</Badge>
    </p>
  );
}

export function MessageAnswer({ answer, answeredAt, children }: Answer) {
  if (answer === null || answeredAt === null) return children;
  return (
    <section className="card stack-tight" aria-labelledby="answer-title">
      <h2 id="answer-title">Answer</h2>
      <p className="as-written reading">{answer}</p>
      <p className="small muted">
        Answered on <Day of={answeredAt} />
      </p>
    </section>
  );
}

type Answer = { answer: string | null; answeredAt: Date | null; children: ReactNode };

export function MessagePages({ newest, older }: { newest: string | null; older: string | null }) {
  if (newest === null && older === null) return null;
  return (
    <nav className="row" aria-label="Pages">
      {newest !== null && <a href={newest}>Newest</a>}
      {older !== null && <a href={older}>Older</a>}
    </nav>
  );
}
