import { Badge } from "~/components/Badge";
import type { OwnReading } from "~/features/applications/application-page";
import { paths } from "~/paths";

type Props = { reading: OwnReading; jobId: string; waiting: boolean };

/** What the evaluation found, in plain words, with the applicant's own sentences. No total, and no rank. */
export function Reading({ reading, jobId, waiting }: Props) {
  const { plain, corrected } = reading;
  return (
    <section className="stack" aria-labelledby="reading">
      <h2 id="reading" className="card-title">
        How your application was read
      </h2>
      {waiting && (
        <p className="notice" role="status">
          {plain === null
            ? "Your application is being read. What was found will stand here."
            : "Your application is being read again, with what you corrected. Below is what was found before."}
        </p>
      )}
      {plain === null && !waiting && (
        <p className="small">No program has evaluated your application. A person reads it and decides.</p>
      )}
      {plain !== null && (
        <>
          <p className="small">{plain.introduction}</p>
          <ul className="stack">
            {plain.dimensions.map((dimension) => (
              <li className="card stack-tight" key={dimension.name}>
                <div className="answer-head">
                  <h3 className="tips-title">{dimension.name}</h3>
                  <Badge>{dimension.level}</Badge>
                </div>
                <p className="small">{dimension.text}</p>
                {dimension.quotes.length > 0 && (
                  <details className="unfold small">
                    <summary>
                      Your sentences<span className="visually-hidden"> about {dimension.name}</span>
                    </summary>
                    <ul className="dotted">
                      {dimension.quotes.map((quote) => (
                        <li key={quote.place + quote.text}>
                          “{quote.text.trim()}” <span className="muted">({quote.place})</span>
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
      )}
      <p className="small">
        {corrected === null
          ? "Read wrongly? "
          : `You corrected the text of your CV on ${corrected}; that text is what is read. `}
        <a href={paths.ownText(jobId)}>
          {corrected === null
            ? "Correct the text that was read from your CV"
            : "Look at it, or correct it again"}
        </a>
        .
      </p>
    </section>
  );
}
