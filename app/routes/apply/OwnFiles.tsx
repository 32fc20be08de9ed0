import type { ApplicationPage } from "~/features/applications/application-page";
import { asSize } from "~/lib/words";
import { paths } from "~/paths";
import { FileState } from "./FileState";

type Props = Pick<ApplicationPage, "cv" | "coverLetter"> & {
  jobId: string;
  submitted: boolean;
  mayReplace: boolean;
};

export function OwnFiles({ jobId, cv, coverLetter, submitted, mayReplace }: Props) {
  const files = [cv, coverLetter].filter((file) => file !== null);
  if (files.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="files">
      <h2 id="files" className="card-title">
        Your files
      </h2>
      {files.map((file) => (
        <div className="card" key={file.id}>
          <p>
            {file.scan === "infected" ? file.fileName : <a href={paths.document(file.id)}>{file.fileName}</a>}
          </p>
          <p className="small muted">
            {file.kind === "cv" ? "CV" : "Cover letter"} · {asSize(file.size)}
          </p>
          {file.scan === "infected" && (
            <p className="small file-warning">
              We found malware in this file, so nobody is handed it. What was read from it is kept as text.
            </p>
          )}
          <FileState state={file.textState} submitted={submitted} advises={mayReplace} />
        </div>
      ))}
      {mayReplace && (
        <p>
          <a href={paths.upload(jobId)}>Replace or remove a file</a>
        </p>
      )}
    </section>
  );
}
