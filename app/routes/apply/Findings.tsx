import { Badge } from "~/components/Badge";
import type { OwnReading } from "~/features/applications/application-page";
import { asOneLine, quoted } from "~/lib/words";

type Plain = NonNullable<OwnReading["plain"]>;
type Props = { plain: Plain; compared: boolean; settled: boolean };

export function Findings({ plain, compared, settled }: Props) {
  const { dimensions } = plain;
  return (
    <>
      <p className="small">{plain.introduction}</p>
      {compared && settled && (
        <p className="small">
          Now that this is settled, only what speaks for you is shown here
          {dimensions.length === 0
            ? ", and the program picked out no sentence. That says nothing about your work: a program " +
              "finds less than a person does."
            : "."}
        </p>
      )}
      {dimensions.some(({ level }) => level !== null) && (
        <p className="small">
          “Not found” speaks of the text and not of you: no sentence of it says so. If you have it, a comment
          below is the place to say it.
        </p>
      )}
      {dimensions.length > 0 && (
        <ul className="stack">
          {dimensions.map((dimension) => (
            <li className="card stack-tight" key={dimension.name}>
              <div className="answer-head">
                <h3 className="tips-title">{dimension.name}</h3>
                {dimension.level !== null && <Badge>{dimension.level}</Badge>}
              </div>
              {dimension.lines.map((line) => (
                <Line key={line.said} {...line} />
              ))}
              {dimension.quotes.length > 0 && (
                <details className="unfold small">
                  <summary>
                    Your sentences<span className="visually-hidden"> about {dimension.name}</span>
                  </summary>
                  <ul className="dotted">
                    {dimension.quotes.map((quote) => (
                      <li key={quote.place + quote.text}>
                        {quoted(asOneLine(quote.text))} <span className="muted">({quote.place})</span>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
      {plain.remarks.map((remark) => (
        <p className="notice small" key={remark}>
          {remark}
        </p>
      ))}
    </>
  );
}

const AT_FIRST = 4;

function Line({ said, named }: Plain["dimensions"][number]["lines"][number]) {
  if (named.length === 0) return <p className="small">{said}</p>;
  const rest = named.length > AT_FIRST + 1 ? named.slice(AT_FIRST) : [];
  return (
    <>
      <p className="small">{`${said}:`}</p>
      <List of={named.slice(0, named.length - rest.length)} />
      {rest.length > 0 && (
        <details className="unfold small">
          <summary>
            {`${rest.length} more`}
            <span className="visually-hidden">: {said}</span>
          </summary>
          <List of={rest} />
        </details>
      )}
    </>
  );
}

const List = ({ of }: { of: string[] }) => (
  <ul className="dotted small">
    {of.map((named) => (
      <li key={named}>{named}</li>
    ))}
  </ul>
);
