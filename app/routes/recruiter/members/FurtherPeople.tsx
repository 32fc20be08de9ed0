type Props = { next: string | null; to: (after: string) => string; words?: string };

export const FurtherPeople = ({ next, to, words = "Further people" }: Props) =>
  next !== null && (
    <nav className="paging" aria-label={words}>
      <span />
      <a href={to(next)}>{words}</a>
    </nav>
  );
