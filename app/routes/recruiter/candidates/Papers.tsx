import type { CandidateQuery } from "~/features/candidates/list-query";
import { candidateSearch } from "~/features/candidates/list-query";
import type { CandidateView, CvView, DocumentView } from "~/features/candidates/view";
import { paths } from "~/paths";

type Props = { candidate: CandidateView; query: CandidateQuery };

/** The CV: the text that was read, with the sentences marked, or the file's own pages. */
export function Papers({ candidate, query }: Props) {
  const { documents, cv } = candidate;
  const file = documents.find(({ kind }) => kind === "cv");
  if (file === undefined) return <p className="desk-papers-none muted">No CV came with this application.</p>;
  const asPages = file.pages && (query.show === "pages" || cv === null);
  return (
    <>
      <div className="desk-papers-head">
        <nav aria-label="CV as">
          {cv !== null && (
            <Way query={query} show="text" current={!asPages}>
              Marked text
            </Way>
          )}
          {file.pages && (
            <Way query={query} show="pages" current={asPages}>
              Pages
            </Way>
          )}
        </nav>
        {file.scan === "infected" ? (
          <span className="file-state">Malware found</span>
        ) : (
          file.id !== "" && (
            <a href={paths.document(file.id)} download title={file.fileName}>
              Download<span className="visually-hidden"> {file.fileName}</span>
            </a>
          )
        )}
      </div>
      {asPages ? (
        <>
          {file.state !== null && <p className="desk-papers-none muted">{file.state}</p>}
          <iframe
            className="desk-pages"
            src={paths.documentPages(file.id)}
            title={`The CV of ${candidate.name}`}
          />
        </>
      ) : (
        <Text cv={cv} file={file} />
      )}
    </>
  );
}

type WayProps = { query: CandidateQuery; show: "text" | "pages" | null; current: boolean; children: string };

export const Way = ({ query, show, current, children }: WayProps) => (
  <a href={candidateSearch({ ...query, show }) || "?"} aria-current={current ? "page" : undefined}>
    {children}
  </a>
);

function Text({ cv, file }: { cv: CvView | null; file: DocumentView }) {
  if (cv === null)
    return <p className="desk-papers-none muted">{file.state ?? "There is no text in this file."}</p>;
  return (
    <div className="desk-sheet">
      {cv.corrected && <p className="muted">As the applicant corrected it.</p>}
      <p className="desk-cv" dir="auto">
        {cv.parts.map(({ text, quote }, index) =>
          quote === null ? (
            text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
            <span key={index}>
              <mark id={`quote-${quote}`}>{text}</mark>
              <sup>{quote}</sup>
            </span>
          ),
        )}
      </p>
      {cv.more && (
        <p>
          <a href={paths.documentText(file.id)}>Read the whole text</a>
        </p>
      )}
    </div>
  );
}
