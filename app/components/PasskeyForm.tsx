import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PasskeyAsked } from "~/lib/passkey-asked";

type Props = {
  asks: PasskeyAsked;
  button: string;
  className: string;
  /** From an answer that could not be saved for another reason. */
  credential?: string;
  children: ReactNode;
};

/** Only a script can ask for a passkey: without one the page says so, and has its other ways. */
export const PasskeyForm = ({ asks, button, className, credential = "", children }: Props) => (
  <passkey-form class={className} data-asks={JSON.stringify(asks)}>
    <noscript>
      <p>A passkey needs JavaScript, which is off in this browser. A code works without it.</p>
    </noscript>
    <div hidden>
      <Form method="post" className="form" noValidate>
        {children}
        <input type="hidden" name="credential" value={credential} />
        <p data-status role="status" className="small" />
        <button type="submit" className="btn">
          {button}
        </button>
      </Form>
    </div>
  </passkey-form>
);
