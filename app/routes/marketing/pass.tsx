import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { redirect } from "@remix-run/server-runtime";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { PasswordField } from "~/components/Field";
import { PassForm } from "~/features/beta/form";
import { unlockPass } from "~/features/beta/pass";
import { pageOfContacts } from "~/features/beta/review-contacts";
import { countPutAside } from "~/features/outbox/put-aside";
import { attempt } from "~/http/attempt";
import { everywhere } from "~/http/everywhere";
import { readForm } from "~/http/read-form";
import { failed, invalid, seeOther, TOO_MANY_TRIES, tooMany } from "~/http/replies";
import type { FormInput } from "~/lib/fields";
import { idIn } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { ByName } from "./ByName";
import { gateMeta } from "./gate-page";
import { askedFor, doorsOf, passHashOf } from "./pass-guard";
import { SecureContent } from "./SecureContent";

export { headers, links } from "./gate-page";
export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => gateMeta("Beta feedback");

const WRONG = "Incorrect password. Please try again.";
const FAILED = "We could not look at the password. Please try again.";

/** Nothing of the contacts leaves the database before the password has been given. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { unlocked, viewer, staff } = await doorsOf(request, context);
  const asked = askedFor(request);
  if (!unlocked) return { door: "password" } as const;
  if (staff === null) {
    if (viewer?.staff) throw redirect(viewer.emailVerified ? paths.secondFactor() : paths.verifyEmail());
    return { door: "name", email: viewer?.email ?? null, to: asked ?? paths.pass() } as const;
  }
  if (asked !== null) throw redirect(asked);
  const before = idIn(new URL(request.url).searchParams, "before");
  const { db } = context.services;
  const read = await attempt(context, "beta.unread", async () => {
    const [page, putAside] = await Promise.all([
      pageOfContacts(db, before),
      countPutAside(everywhere(context)),
    ]);
    return { ...page, putAside };
  });
  return { door: null, before, failed: !read.ok, ...(read.ok ? read.value : NOTHING) } as const;
}

const NOTHING = { contacts: [], next: null, putAside: 0 };

export async function action({ request, context }: ActionFunctionArgs) {
  const passHash = passHashOf(context);
  const form = await readForm(request, PassForm, { secrets: ["password"] });
  if (!form.ok) return invalid(form);
  const { services, clientIp, now } = context;
  const deps = { db: services.db, passHash, clientIp, now };
  const tried = await attempt(context, "pass.failed", () => unlockPass(form.value.password, deps));
  if (!tried.ok) return failed(form, FAILED, tried.error);
  const outcome = tried.value;
  context.log(`pass.${outcome.kind}`, {});
  switch (outcome.kind) {
    case "wrong":
      return invalid({ reply: form.reply({ password: [WRONG] }) });
    case "too-many":
      return tooMany(form.reply({ form: [TOO_MANY_TRIES] }), outcome.seconds);
    case "unlocked":
      return seeOther(askedFor(request) ?? paths.pass(), { "Set-Cookie": outcome.cookie });
  }
}

export default function Pass() {
  const page = useLoaderData<typeof loader>();
  if (page.door === "name") return <ByName {...page} />;
  return page.door === null ? <SecureContent {...page} /> : <Gate />;
}

function Gate() {
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof PassForm>>({ id: "pass", lastResult });
  const wrong = fields.password.errors?.includes(WRONG) ?? false;
  return (
    <div className="narrow stack pass-gate">
      <h1>Protected page</h1>
      <p>What people have sent us, for the team to read and answer. The team has the password.</p>
      <ErrorSummary form={form} />
      <pass-gate>
        <Form method="post" className={wrong ? "card form shake" : "card form"} noValidate>
          <PasswordField meta={fields.password} label="Password" autoComplete="current-password" required />
          <button type="submit" className="btn" data-busy="Verifying...">
            Unlock
          </button>
        </Form>
      </pass-gate>
    </div>
  );
}
