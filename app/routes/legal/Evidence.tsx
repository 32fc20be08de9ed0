import { EVIDENCE_EXTENSIONS } from "~/features/notices/evidence";
import { asSize } from "~/lib/words";

type Attached = { id: string; fileName: string; size: number };

export function Evidence(props: { files: Attached[]; errors?: string[]; formId: string }) {
  const { files, errors, formId } = props;
  const id = `${formId}-evidence`;
  return (
    <div className="field">
      <label htmlFor={id}>
        Supporting evidence <span className="optional">(optional)</span>
      </label>
      <p className="hint" id={`${id}-hint`}>
        PDF, JPG or PNG files, up to 10 MB together.
      </p>
      {errors !== undefined && (
        <ul className="error" id={`${id}-error`}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul className="stack">
          {files.map((file) => (
            <li key={file.id}>
              <strong>{file.fileName}</strong>{" "}
              <span className="muted small">{asSize(file.size)}, received</span>
              <label className="tick-box">
                <input type="checkbox" name="remove" value={file.id} />
                <span>Remove {file.fileName}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <input
        type="file"
        id={id}
        name="evidence"
        multiple
        accept={EVIDENCE_EXTENSIONS}
        aria-describedby={errors === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
        aria-invalid={errors !== undefined || undefined}
      />
    </div>
  );
}
