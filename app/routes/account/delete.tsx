import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { PasswordField } from "~/components/Field";
import { erasureWords, UNTIL_ERASED } from "~/features/accounts/erasure-words";
import { DeleteAccountForm } from "~/features/accounts/form";
import { askForErasure, keepAccount } from "~/features/accounts/plan-erasure";
import { findStanding } from "~/features/accounts/store";
import { registrationDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, failed, invalid, NOT_TAKEN_IN, seeOther } from "~/http/replies";
import { requireVerified } from "~/http/session";
import { unconfirmed } from "~/http/unconfirmed";
import type { FormInput } from "~/lib/fields";
import { asDay } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { PasswordNeeded } from "./PasswordNeeded";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Delete my account – ${brand.name}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const { eraseAt, linked } = await findStanding(context.services.db, viewer.id, context.now);
  return { linked, ...erasureWords(viewer), goesOn: eraseAt === null ? null : asDay(eraseAt) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const form = await readForm(request, DeleteAccountForm, { secrets: ["currentPassword"] });
  if (!form.ok) return invalid(form);
  const deps = registrationDeps(request, context);
  if (form.value.intent === "keep") {
    const kept = await attempt(context, "erasure.not-stopped", async () =>
      keepAccount(deps.db, viewer.id, deps.now),
    );
    if (!kept.ok) return broken(form.reply({ form: [NOT_TAKEN_IN] }));
    return seeOther(paths.settings(), { "Set-Cookie": await flash("Your account stays.") });
  }
  const { currentPassword } = form.value;
  if (currentPassword === "") {
    return invalid({ reply: form.reply({ currentPassword: ["Current password is required"] }) });
  }
  const done = await attempt(context, "erasure.not-planned", () =>
    askForErasure(viewer, currentPassword, deps),
  );
  if (!done.ok) return failed(form, NOT_TAKEN_IN, done.error);
  switch (done.value.kind) {
    case "wrong-password":
    case "too-many":
      return unconfirmed(form, done.value);
    case "last-owner":
      return invalid({ reply: form.reply({ form: ["Make somebody else owner first."] }) });
    case "planned":
      context.log("account.erasure-planned", { userId: viewer.id });
      return seeOther(paths.deleteAccount());
  }
}

export default function DeleteAccount() {
  const { goes, stays, goesOn, linked } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof DeleteAccountForm>>({ id: "delete", lastResult });
  return (
    <div className="narrow stack">
      <h1>{goesOn === null ? "Delete my account" : `Your account will be erased on ${goesOn}`}</h1>
      <ErrorSummary form={form} />
      {goesOn !== null && <p>{UNTIL_ERASED}</p>}
      <p>
        <strong>What goes:</strong> {goes}
      </p>
      <p>
        <strong>What stays:</strong> {stays}
      </p>
      {goesOn === null && linked && <PasswordNeeded />}
      {goesOn === null ? (
        <Form method="post" className="card form" noValidate>
          <PasswordField
            meta={fields.currentPassword}
            label="Current password"
            hint="You then have 14 days to change your mind. Until then everything stays as it is."
            autoComplete="current-password"
            required
          />
          <Button look="danger" busy="Saving...">
            Delete my account
          </Button>
        </Form>
      ) : (
        <Form method="post">
          <Button name="intent" value="keep">
            Keep my account
          </Button>
        </Form>
      )}
      <p className="small">
        <a href={paths.exportAccount()} download>
          Export my data
        </a>{" "}
        first, or go <a href={paths.settings()}>back to the settings</a>.
      </p>
    </div>
  );
}
