import { UndoButton } from "./UndoButton";

export function FlashMessage({ text, undo }: { text: string; undo: string | null }) {
  return (
    <div className="flash row">
      <p role="status">{text}</p>
      {undo !== null && <UndoButton action={undo} />}
    </div>
  );
}
