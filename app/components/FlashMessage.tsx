import { UndoButton } from "./UndoButton";

type Said = { text: string; undo: string | null; refused: boolean };

export function FlashMessage({ text, undo, refused }: Said) {
  return (
    <div className={refused ? "flash bad row" : "flash row"}>
      <p role={refused ? "alert" : "status"}>{text}</p>
      {undo !== null && <UndoButton action={undo} />}
    </div>
  );
}
