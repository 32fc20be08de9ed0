import { Form } from "@remix-run/react";

export const UndoButton = ({ action }: { action: string }) => (
  <Form method="post" action={action} className="undo">
    <button type="submit" className="btn ghost small">
      Undo
    </button>
  </Form>
);
