import { Badge } from "~/components/Badge";
import type { OwnReading } from "~/features/applications/application-page";
import { quoted } from "~/lib/words";

/** Where the text goes on to what was not found, which begins a paragraph. */
const NOT_FOUND = / (?=We did not find: )/;

export function Findings({ plain }: { plain: NonNullable<OwnReading["plain"]> }) {
  return (
    <>
      <p className="small">{plain.introduction}</p>
      <ul className="stack">
        {plain.dimensions.map((dimension) => (
          <li className="card stack-tight" key={dimension.name}>
            <div className="answer-head">
              <h3 className="tips-title">{dimension.name}</h3>
              <Badge>{dimension.level}</Badge>
            </div>
            {dimension.text.split(NOT_FOUND).map((part) => (
              <p className="small" key={part}>
                {part}
              </p>
            ))}
            {dimension.quotes.length > 0 && (
              <details className="unfold small">
                <summary>
                  Your sentences<span className="visually-hidden"> about {dimension.name}</span>
                </summary>
                <ul className="dotted">
                  {dimension.quotes.map((quote) => (
                    <li key={quote.place + quote.text}>
                      {quoted(quote.text.trim())} <span className="muted">({quote.place})</span>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
      {plain.remarks.map((remark) => (
        <p className="notice small" key={remark}>
          {remark}
        </p>
      ))}
    </>
  );
}
