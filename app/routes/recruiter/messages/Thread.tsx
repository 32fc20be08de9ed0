import { Form } from "@remix-run/react";
import { Moment } from "~/components/Moment";
import type { MailLine } from "~/features/messages/mail-desk";
import { paths } from "~/paths";

type Props = { id: string; thread: MailLine[] };

const STATES = { sent: "sent", cancelled: "taken back", failed: "could not be delivered" };

export const Thread = ({ id, thread }: Props) =>
  thread.length > 0 && (
    <ul className="register">
      {thread.map(({ subject, state, personName, leavesAt, html, version, ...line }) => (
        <li key={line.id} className="row">
          <details>
            <summary>
              <strong>{subject}</strong>{" "}
              <span className="small muted">
                {personName}, {state === "waiting" ? "leaves" : STATES[state]} <Moment of={leavesAt} />
              </span>
            </summary>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: from Markdown, no writer's own HTML. */}
            <div className="posting" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
          </details>
          {line.mayChange && <a href={paths.messages(id, { edit: line.id })}>Change</a>}
          {line.mayCancel && (
            <Form method="post" action={paths.messages(id)}>
              <input type="hidden" name="message" value={line.id} />
              <input type="hidden" name="version" value={version} />
              <button type="submit" name="intent" value="cancel" className="btn ghost small">
                Take it back
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
