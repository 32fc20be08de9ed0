import { type MouseEventHandler, useEffect, useRef } from "react";
import { type Question, tidy } from "~/features/questionnaires/rules";

type Props = { questions: readonly Question[]; press: MouseEventHandler<HTMLButtonElement> };

export function ExportPanel({ questions, press }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.removeAttribute("open");
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      open
      ref={dialog}
      className="export"
      aria-labelledby="export-title"
      onCancel={(event) => {
        event.preventDefault();
        closer.current?.click();
      }}
    >
      <h2 id="export-title">Export</h2>
      <copy-text data-label="Copy to Clipboard" data-done="Questions JSON copied to clipboard!">
        <textarea
          readOnly
          rows={14}
          aria-label="Questions as JSON"
          value={JSON.stringify(tidy(questions), null, 2)}
        />
      </copy-text>
      <button
        type="submit"
        name="intent"
        value="edit"
        className="btn ghost"
        ref={closer}
        onClick={(event) => {
          dialog.current?.close();
          // Pressed before the page listened, Export never had the focus that closing gives back.
          closer.current?.form?.querySelector<HTMLElement>("[value=export]")?.focus();
          press(event);
        }}
      >
        Close
      </button>
    </dialog>
  );
}
