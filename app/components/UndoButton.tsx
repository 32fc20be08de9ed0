import { useLocation } from "@remix-run/react";

export const UndoButton = ({ action }: { action: string }) => (
  <form method="post" action={action} className="undo">
    <input type="hidden" name="list" value={useLocation().search} />
    <button type="submit" className="btn ghost small">
      Undo
    </button>
  </form>
);
