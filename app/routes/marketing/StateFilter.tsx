type Props<State extends string> = {
  show: State | null;
  states: readonly { show: State; text: string }[];
  to: (show: State | null) => string;
};

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
