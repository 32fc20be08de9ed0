type Props<State extends string> = {
  /** What is shown; null for all. */
  show: State | null;
  states: readonly { show: State; text: string }[];
  to: (show: State | null) => string;
};

/** Links from all of a list to what of it is in one state. */
export function StateFilter<State extends string>({ show, states, to }: Props<State>) {
  return (
    <nav className="row" aria-label="Show">
      {[{ show: null, text: "All" }, ...states].map((one) => (
        <a key={one.text} href={to(one.show)} aria-current={one.show === show ? "page" : undefined}>
          {one.text}
        </a>
      ))}
    </nav>
  );
}
