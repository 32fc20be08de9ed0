import { type MouseEventHandler, useEffect, useRef, useState } from "react";
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
      <Copied text={JSON.stringify(tidy(questions), null, 2)} />
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

/** As the island of pages that React does not touch. */
function Copied({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const [said, say] = useState("");
  const copy = async () => {
    field.current?.select();
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    say(copied ? "Questions JSON copied to clipboard!" : "Press Ctrl+C to copy");
  };
  return (
    <>
      <textarea ref={field} readOnly rows={14} aria-label="Questions as JSON" value={text} />
      {scripted && (
        <button type="button" className="btn ghost small" onClick={copy}>
          Copy to Clipboard
        </button>
      )}
      <span role="status">{said}</span>
    </>
  );
}
