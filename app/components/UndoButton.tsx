export const UndoButton = ({ action }: { action: string }) => (
  <form method="post" action={action} className="undo">
    <button type="submit" className="btn ghost small">
      Undo
    </button>
  </form>
);
