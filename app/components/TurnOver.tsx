type At = number | null;
type Props = { to: (page: { before?: At; after?: At }) => string; newer: At; older: At };

export const TurnOver = ({ to, newer, older }: Props) =>
  (newer !== null || older !== null) && (
    <nav className="paging" aria-label="Pages">
      {newer === null ? <span /> : <a href={to({ after: newer })}>Newer jobs</a>}
      {newer !== null && <a href={to({})}>Newest</a>}
      {older === null ? <span /> : <a href={to({ before: older })}>Older jobs</a>}
    </nav>
  );
