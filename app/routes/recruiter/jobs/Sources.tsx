import type { SourceLine } from "~/features/jobs/sources";
import { asFigure, counted } from "~/lib/words";
import { SourceBars } from "./SourceBars";

type Props = { sources: SourceLine[]; views: number };

export function Sources({ sources, views }: Props) {
  if (sources.length === 0)
    return (
      <p>
        {views === 0
          ? "Nobody has looked at this job yet."
          : `Nobody knows what led the first ${counted(views, "view")} here: it is written down from now on.`}{" "}
        Visits are counted once a day for each visitor.
      </p>
    );
  return (
    <>
      <SourceBars sources={sources} />
      <p className="small muted">Of each pair of bars the upper one is views, the lower one applicants.</p>
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
