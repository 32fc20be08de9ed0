import type { SourceLine } from "~/features/jobs/sources";
import { asFigure } from "~/lib/words";
import { SourceBars } from "./SourceBars";

export function Sources({ sources }: { sources: SourceLine[] }) {
  if (sources.length === 0)
    return <p>Nobody has looked at this job yet. Visits are counted once a day for each visitor.</p>;
  return (
    <>
      <SourceBars sources={sources} />
      <table>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Views</th>
            <th scope="col">Applicants</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, views, applicants }) => (
            <tr key={source}>
              <th scope="row">{source}</th>
              <td>{asFigure(views)}</td>
              <td>{asFigure(applicants)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">
        The first source counts: what the link says, such as ?src=fair, else the site that somebody came from.
        No cookie is set for it.
      </p>
    </>
  );
}
