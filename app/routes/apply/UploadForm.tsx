import { Button } from "~/components/Button";
import type { FileProblems } from "~/features/documents/receive-files";
import { standing } from "~/features/documents/refused";
import {
  ACCEPTED_EXTENSIONS,
  EVEN_SO,
  isHeldBack,
  keptElsewhere,
  UPLOAD_LIMIT,
} from "~/features/documents/rules";
import type { ShownFile } from "~/features/documents/upload-page";
import { asDay, asSize } from "~/lib/words";
import { paths } from "~/paths";
import { isUnread } from "~/vocabulary/documents";
import { FileState } from "./FileState";

type Props = {
  jobId: string;
  problems: FileProblems;
  cv: ShownFile | null;
  coverLetter: ShownFile | null;
  existing: ShownFile[];
};

export function UploadForm({ jobId, problems, cv, coverLetter, existing }: Props) {
  return (
    <>
      <upload-form>
        <form method="post" encType="multipart/form-data" className="form" aria-label="Documents">
          <input type="hidden" name="of" value={standing({ cv, coverLetter })} />
          <section className="card form" aria-labelledby="cv-title">
            <h2 id="cv-title" className="card-title">
              CV
            </h2>
            {cv !== null && <KeptFile file={cv} purpose="cv" problem={problems.cv} />}
            {cv === null ? (
              <ChooseCv existing={existing} problem={problems.cv} />
            ) : (
              <details className="replace-file" open={problems.cv !== undefined || isUnread(cv.textState)}>
                <summary>Replace it</summary>
                <div className="form replace">
                  <ChooseCv existing={existing} problem={problems.cv} />
                </div>
              </details>
            )}
          </section>
          <section className="card form" aria-labelledby="letter-title">
            <h2 id="letter-title" className="card-title">
              Cover letter <span className="optional small">(optional)</span>
            </h2>
            {coverLetter !== null && (
              <KeptFile file={coverLetter} purpose="coverLetter" problem={problems.coverLetter} />
            )}
            <FileField
              name="coverLetter"
              what="Cover letter"
              label={coverLetter === null ? "Choose a file" : "Replace it with another file"}
              problem={problems.coverLetter}
            />
          </section>
          <p data-progress hidden>
            <progress max={100} value={0} aria-label="Upload progress" />
            <span className="small muted" role="status" />
          </p>
          <div className="onward">
            <a className="btn ghost" href={paths.application(jobId)}>
              Back to Application
            </a>
            <Button data-busy="Uploading..." className="full">
              Continue
            </Button>
          </div>
        </form>
      </upload-form>
      <form method="post" id="remove">
        <input type="hidden" name="of" value={standing({ cv, coverLetter })} />
      </form>
    </>
  );
}

type KeptFileProps = { file: ShownFile; purpose: "cv" | "coverLetter"; problem: string | undefined };

function KeptFile({ file, purpose, problem }: KeptFileProps) {
  return (
    <div className="kept-file">
      <div>
        <p>
          <strong>{file.fileName}</strong>
        </p>
        <p className="small muted">
          {asSize(file.size)} · received {asDay(file.createdAt)}
        </p>
        <FileState state={file.textState} advises={problem === undefined} />
      </div>
      <button
        className="btn ghost small"
        form="remove"
        name="intent"
        value={`remove-${purpose}`}
        type="submit"
      >
        Remove<span className="visually-hidden"> {file.fileName}</span>
      </button>
    </div>
  );
}

function ChooseCv({ existing, problem }: { existing: ShownFile[]; problem: string | undefined }) {
  return (
    <>
      {existing.length > 0 && (
        <fieldset className="field choices">
          <legend>Choose one that you have sent before</legend>
          {existing.map((file) => (
            <label className="choice" key={file.id}>
              <input type="radio" name="existingCv" value={file.id} />
              <span>
                {file.fileName}
                <br />
                <span className="small muted regular">
                  {asSize(file.size)} · {asDay(file.createdAt)}
                  {isUnread(file.textState) && " · its text could not be read"}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <FileField
        name="cv"
        what="CV"
        label={existing.length > 0 ? "Or choose a new file" : "Choose a file"}
        problem={problem}
      />
      <details className="unfold small">
        <summary>Only a photo of your CV?</summary>
        <p>
          Make a PDF of it first: on a phone, open the photo, choose Share or Print, and save it as PDF; on a
          computer, print it and choose “Save as PDF”. A person reads it. The evaluation cannot, so it gives
          no score, which does not count against you.
        </p>
      </details>
    </>
  );
}

type FileFieldProps = {
  name: "cv" | "coverLetter";
  what: string;
  label: string;
  problem: string | undefined;
};

function FileField({ name, what, label, problem }: FileFieldProps) {
  const id = `upload-${name}`;
  const again = isHeldBack(problem) || problem === keptElsewhere(name);
  const described = [`${id}-hint`, problem === undefined ? "" : `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p className="hint" id={`${id}-hint`}>
        PDF, DOC or DOCX, under 5 MB
      </p>
      <p className="error" id={`${id}-error`} hidden={problem === undefined}>
        {problem}
      </p>
      <div className="drop" data-what={what} data-limit={UPLOAD_LIMIT}>
        <input
          type="file"
          data-again={again || undefined}
          id={id}
          name={name}
          accept={ACCEPTED_EXTENSIONS}
          aria-describedby={described}
          aria-invalid={problem === undefined ? undefined : true}
        />
        <span className="small muted with-mouse">or drop it here</span>
        <button type="button" className="btn ghost small" data-clear hidden>
          Remove the chosen file
        </button>
      </div>
      {isHeldBack(problem) && (
        <label className="tick-box">
          <input type="checkbox" name={`unread-${name}`} />
          <span>{EVEN_SO}</span>
        </label>
      )}
    </div>
  );
}
