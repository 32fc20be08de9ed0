import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field, PasswordField, Select } from "~/components/Field";
import { Moment } from "~/components/Moment";
import { PasskeyForm } from "~/components/PasskeyForm";
import { PasskeysForm } from "~/features/accounts/form";
import { addPasskey, allowed, listPasskeys, offerPasskey, removePasskey } from "~/features/accounts/passkeys";
import { MOST_PASSKEYS } from "~/features/accounts/rules";
import { secondFactorDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { codesCookie } from "~/http/codes-cookie";
import { flash, flashRefusal } from "~/http/flash";
import { type FormReply, readForm } from "~/http/read-form";
import { failed, notFound, seeOther } from "~/http/replies";
import { actorOf, requireVerified } from "~/http/session";
import { signing } from "~/http/signing";
import { unconfirmed } from "~/http/unconfirmed";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Passkeys – ${brand.name}` }];

const FAILED = "That could not be saved. Please try again.";
const NOT_TAKEN = "That passkey could not be read. Please add it once more.";
const RUN_OUT = "This page was open for too long. Please add the passkey once more.";
const NEEDED = "Your company asks for a second step, and this is your last: add another one first.";
const DONE = { add: "Your passkey was added.", remove: "The passkey was removed." };

async function requireMember(request: Request, context: AppLoadContext) {
  const viewer = await requireVerified(request, context);
  const by = actorOf(viewer, context);
  if (by === null) throw notFound();
  return { viewer, by };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer } = await requireMember(request, context);
  const { db, advice } = context.services;
  const own = await listPasskeys(db, viewer.id);
  const { offer, challenge } = await offerPasskey(viewer, signing(context));
  const named = await advice.browserNames([request.headers.get("User-Agent") ?? ""]);
  const { id, email: name, personName: displayName } = viewer;
  const known = own.map(allowed);
  return {
    own,
    offer,
    browser: (named.kind === "answered" ? named.value[0] : undefined) ?? "",
    asks: { create: { challenge, known, site: brand.name, user: { id, name, displayName } } },
    lacks: viewer.lacksSecondFactor,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, by } = await requireMember(request, context);
  const form = await readForm(request, PasskeysForm, { secrets: ["currentPassword"] });
  if (!form.ok) return data(form.reply, 422);
  const typed = form.value;
  const deps = { ...secondFactorDeps(request, context), by };
  const tried = await attempt(context, "passkey.not-changed", () =>
    typed.intent === "add" ? addPasskey(viewer, typed, deps) : removePasskey(viewer, typed, deps),
  );
  if (!tried.ok) return failed(form, FAILED, tried.error);
  const outcome = tried.value;
  const refused = async (text: string) =>
    seeOther(paths.passkeys(), { "Set-Cookie": await flashRefusal(text) });
  switch (outcome.kind) {
    case "wrong-password":
    case "too-many":
      return unconfirmed(form, outcome);
    case "wrong-code":
      return refused(NOT_TAKEN);
    case "run-out":
    case "own-first":
      return refused(RUN_OUT);
    case "needed":
      return refused(NEEDED);
    case "done": {
      context.log("auth.passkey", { userId: viewer.id, what: typed.intent });
      const said = await flash(DONE[typed.intent]);
      if (outcome.codes.length === 0) return seeOther(paths.passkeys(), { "Set-Cookie": said });
      return seeOther(paths.secondFactor(), [
        ["Set-Cookie", said],
        ["Set-Cookie", await codesCookie(outcome.codes, viewer.id, context)],
      ]);
    }
  }
}

export default function Passkeys() {
  const { own, lacks } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack">
      <h1>Passkeys</h1>
      <p>
        After your password, signing in then asks for your fingerprint, your face, the lock of your device or
        a security key. A passkey works on this site alone, so nobody can lure it out of you elsewhere.
      </p>
      {own.length > 0 && (
        <ul className="stack">
          {own.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className="card">
              <strong>{name}</strong>
              <p className="small muted">
                Added <Moment of={createdAt} />
                {lastUsedAt === null ? ", not used yet" : ", last used "}
                {lastUsedAt !== null && <Moment of={lastUsedAt} />}
              </p>
            </li>
          ))}
        </ul>
      )}
      {own.length < MOST_PASSKEYS ? <Add /> : <p>Ten passkeys are as many as an account can have.</p>}
      {own.length > 0 && <Remove />}
      <p className="small">
        <a href={paths.secondFactor()}>
          {lacks ? "Take the code of an app instead" : "Codes of an app, and recovery codes"}
        </a>
      </p>
    </div>
  );
}

type Typed = {
  name?: string;
  credential?: string;
  offer?: string;
  passkey?: string;
  currentPassword?: string;
};

function useOwnForm(intent: string, defaultValue: Typed = {}) {
  const reply = useActionData<FormReply>();
  const lastResult = reply?.initialValue?.intent === intent ? reply : undefined;
  const [form, fields] = drawnForm<Typed>({ id: intent, lastResult, defaultValue });
  return { form, fields };
}

/** A passkey that was made already is kept with its offer: a mistyped password asks for no second one. */
function Add() {
  const { asks, offer, browser } = useLoaderData<typeof loader>();
  const { form, fields } = useOwnForm("add", { name: browser });
  const made = fields.credential.initialValue;
  return (
    <>
      <ErrorSummary form={form} />
      <PasskeyForm className="card" button="Add a passkey" asks={asks} credential={made}>
        <h2 className="card-title">Add a passkey</h2>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="offer" value={made ? (fields.offer.initialValue ?? offer) : offer} />
        <Field
          meta={fields.name}
          label="Name"
          hint="How you know it again, such as the name of your device."
          maxLength={60}
          required
        />
        <PasswordField
          meta={fields.currentPassword}
          label="Current password"
          autoComplete="current-password"
          required
        />
      </PasskeyForm>
    </>
  );
}

function Remove() {
  const { own } = useLoaderData<typeof loader>();
  const { form, fields } = useOwnForm("remove");
  return (
    <Form method="post" className="card form" noValidate>
      <ErrorSummary form={form} />
      <h2 className="card-title">Remove a passkey</h2>
      <input type="hidden" name="intent" value="remove" />
      <Select
        meta={fields.passkey}
        label="Passkey"
        options={own.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <PasswordField
        meta={fields.currentPassword}
        label="Current password"
        autoComplete="current-password"
        required
      />
      <Button look="danger" busy="Removing...">
        Remove it
      </Button>
    </Form>
  );
}
