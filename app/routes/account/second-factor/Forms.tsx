import { Form, useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field, PasswordField } from "~/components/Field";
import type { FormReply } from "~/http/read-form";

/** `picture` is SVG; null where it could not be drawn. */
export type Shown = { locked: string; key: string; picture: string | null };

type Typed = { code?: string; currentPassword?: string };

/** What came back belongs to the one of the page's forms that was sent. */
function useOwnForm(intent: string) {
  const answer = useActionData<{ reply: FormReply; shown: Shown | null }>();
  const own = answer?.reply.initialValue?.intent === intent ? answer : undefined;
  const [form, fields] = drawnForm<Typed>({ id: intent, lastResult: own?.reply });
  return { form, fields, shown: own?.shown ?? null };
}

export function SetUp({ offered }: { offered: Shown }) {
  const { form, fields, shown } = useOwnForm("on");
  const { locked, key, picture } = shown ?? offered;
  return (
    <Form method="post" className="card form" noValidate>
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="on" />
      <input type="hidden" name="offer" value={locked} />
      <h2 className="card-title">Set it up</h2>
      <p>
        1. Open an authenticator app on your phone, and let it read this picture. No camera? Type the key
        below it into the app.
      </p>
      {picture !== null && (
        <div
          className="qr-code"
          role="img"
          aria-label="QR code of the key below"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: uqr draws squares and writes no words.
          dangerouslySetInnerHTML={{ __html: picture }}
        />
      )}
      <p>
        Key: <code>{key}</code>
      </p>
      <p>2. Type the code that the app shows now, and your password.</p>
      <Field
        meta={fields.code}
        label="Code"
        hint="Six digits."
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <PasswordField
        meta={fields.currentPassword}
        label="Current password"
        autoComplete="current-password"
        required
      />
      <Button busy="Saving...">Switch it on</Button>
    </Form>
  );
}

type Props = { intent: string; offer?: string; title: string; button: ReactNode; children: ReactNode };

/** A step that the password alone takes. */
export function ByPassword({ intent, offer, title, button, children }: Props) {
  const { form, fields } = useOwnForm(intent);
  return (
    <Form method="post" className="card form" noValidate>
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value={intent} />
      {offer !== undefined && <input type="hidden" name="offer" value={offer} />}
      <h2 className="card-title">{title}</h2>
      {children}
      <PasswordField
        meta={fields.currentPassword}
        label="Current password"
        autoComplete="current-password"
        required
      />
      {button}
    </Form>
  );
}
