import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field, PasswordField } from "~/components/Field";
import { findStanding } from "~/features/accounts/store";
import { OwnerForm } from "~/features/members/form";
import { offerOwnership } from "~/features/members/offer-ownership";
import { findMember } from "~/features/members/store";
import { registrationDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { failed, invalid, notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { unconfirmed } from "~/http/unconfirmed";
import type { FormInput } from "~/lib/fields";
import { idIn } from "~/lib/ids";
import { inShort } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Make somebody an owner – ${brand.name}` }];

const FAILED = "That could not be done. Please try again.";
const REFUSED = {
  yourself: { email: ["You are an owner already"] },
  member: { email: ["They are an owner already"] },
  "invited-before": { email: ["Invited already: withdraw that first, among the members"] },
  "too-many-open": { form: ["20 invitations are open. Withdraw one, or wait until somebody has accepted."] },
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, companyId, companyName } = await requireRight(request, context, "members.owners");
  const { db } = context.services;
  const { linked } = await findStanding(db, id, context.now);
  const asked = idIn(new URL(request.url).searchParams, "member");
  if (asked === null) return { companyName, linked, name: null, email: "" };
  const [found] = await findMember(db, companyId, asked);
  if (found === undefined) throw notFound();
  return { companyName, linked, name: found.name, email: found.email };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const owner = await requireRight(request, context, "members.owners");
  const form = await readForm(request, OwnerForm, { secrets: ["currentPassword"] });
  if (!form.ok) return invalid(form);
  const tried = await attempt(context, "owner.not-asked", () =>
    offerOwnership(owner, form.value, registrationDeps(request, context)),
  );
  if (!tried.ok) return failed(form, FAILED, tried.error);
  const { value } = tried;
  if (value.kind === "wrong-password" || value.kind === "too-many") return unconfirmed(form, value);
  if (value.kind !== "invited") return invalid({ reply: form.reply(REFUSED[value.kind]) });
  context.log("owner.asked", { userId: owner.id });
  const said = `${inShort(form.value.email)} is asked. Nothing changes until they accept.`;
  return seeOther(paths.members(), { "Set-Cookie": await flash(said) });
}

export default function OfferOwnership() {
  const { companyName, linked, name, email } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof OwnerForm>>({
    id: "owner",
    lastResult,
    defaultValue: { email },
  });
  return (
    <div className="narrow stack">
      <h1>Make {name ?? "somebody"} an owner</h1>
      <p>
        An owner sees everything of {companyName}, its settings and members included, and can remove anybody.
        They are asked by mail and have 7 days to accept; until then nothing changes. You stay an owner, and
        may leave or change your own role afterwards.
      </p>
      <ErrorSummary form={form} />
      <Form method="post" className="card form" noValidate>
        <Field
          meta={fields.email}
          label="Email Address"
          type="email"
          hint="A member’s, or that of somebody who joins as an owner."
          autoComplete="off"
          required
        />
        <PasswordField
          meta={fields.currentPassword}
          label="Current password"
          hint={linked ? "Your own, not your company’s. Forgot password gives you one." : undefined}
          autoComplete="current-password"
          required
        />
        <div className="row">
          <Button busy="Sending...">Ask them</Button>
          <a href={paths.members()}>Cancel</a>
        </div>
      </Form>
    </div>
  );
}
