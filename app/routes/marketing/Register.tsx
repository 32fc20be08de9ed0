import { Badge, type Tone } from "~/components/Badge";

type Name = { name: string; quote: string; verdict: string; tone: Tone; called: boolean };
const NAMES: Name[] = [
  {
    name: "Sarah Chen",
    quote: "cut our bundle from 1.9 MB to 310 kB",
    verdict: "94 Strong Hire",
    tone: "ok",
    called: true,
  },
  {
    name: "Marcus Johnson",
    quote: "wrote the runbook the night team still uses",
    verdict: "87 Hire",
    tone: "info",
    called: true,
  },
  {
    name: "Emily Rodriguez",
    quote: "I asked the two customers who had complained",
    verdict: "82 Hire",
    tone: "info",
    called: true,
  },
  {
    name: "David Kim",
    quote: "we measured first, and I was wrong",
    verdict: "76 Consider",
    tone: "warn",
    called: true,
  },
];

export function Register() {
  return (
    <figure className="card register">
      <figcaption className="row between">
        <strong>Senior Frontend Engineer</strong>
        <span className="tiny muted">An example</span>
      </figcaption>
      <ul>
        {NAMES.map((entry) => (
          <li key={entry.name}>
            <Mark called={entry.called} />
            <span>
              <strong>{entry.name}</strong>
              <span className="muted small">“{entry.quote}”</span>
            </span>
            <Badge tone={entry.tone}>{entry.verdict}</Badge>
          </li>
        ))}
        <li>
          <Mark called={false} />
          <span>
            <strong>Amara Okafor</strong>
            <span className="muted small">answers have arrived</span>
          </span>
          <Badge>Reading…</Badge>
        </li>
      </ul>
    </figure>
  );
}

function Mark({ called }: { called: boolean }) {
  return (
    <svg
      viewBox="0 0 26 26"
      width="22"
      height="22"
      aria-hidden="true"
      className={called ? "mark called" : "mark"}
    >
      <rect x="1.5" y="1.5" width="23" height="23" rx="5.5" />
      {called && <path d="M7 13.5l4 4 8-9" className="brand-tick" />}
    </svg>
  );
}
