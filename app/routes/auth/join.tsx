import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { AcceptTerms } from "~/components/AcceptTerms";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { NewPassword } from "~/components/NewPassword";
import { JoinForm } from "~/features/members/form";
import {
  accept,
  again,
  type Invitation,
  joinAsNew,
  type Opened,
  openInvitation,
} from "~/features/members/join";
import { acceptOwnership } from "~/features/members/offer-ownership";
import { maskedAddress, may } from "~/features/members/rules";
import { registrationDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { type FormReply, readForm } from "~/http/read-form";
import { broken, failed, invalid, seeOther } from "~/http/replies";
import { readViewer } from "~/http/session";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { ROLE_NOUNS, ROLE_WORDS } from "~/vocabulary/members";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [
  { title: `Invitation – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

const FAILED = "You could not join. Please try again.";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context);
  const opened = await openInvitation(context.services.db, params.token ?? "", viewer, context.now);
  return data(shown(opened), opened.kind === "over" ? 410 : 200);
}

/** Without the company's name where the link is over, or is not this reader's. */
function shown(opened: Opened) {
  if (opened.kind === "over") return { kind: opened.kind, inviter: opened.inviter };
  if (opened.kind === "joined") return opened;
  const { kind, invitation } = opened;
  const { companyName, inviterName, role, email } = invitation;
  if (kind === "another-account") return { kind, email: maskedAddress(email) };
  return { kind, companyName, inviterName, role, email };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const viewer = await readViewer(request, context);
  const { db } = context.services;
  const opened = await openInvitation(db, token, viewer, context.now);
  const here = () => seeOther(paths.join(token));
  switch (opened.kind) {
    case "joined":
      return seeOther(paths.dashboard());
    case "accept": {
      const deps = { db, now: context.now, requestId: context.requestId };
      const joined = viewer !== null && (await accept(opened.invitation, viewer, deps));
      if (!joined) return here();
      context.log("member.joined", { userId: viewer.id });
      return seeOther(home(opened.invitation), { "Set-Cookie": await welcome(opened.invitation) });
    }
    case "own": {
      const { companyName } = opened.invitation;
      const deps = { ...registrationDeps(request, context), requestId: context.requestId };
      const owns = viewer !== null && (await acceptOwnership(opened.invitation, viewer, deps));
      if (!owns) return here();
      context.log("owner.accepted", { userId: viewer.id });
      return seeOther(paths.dashboard(), { "Set-Cookie": await flash(`You own ${companyName} now.`) });
    }
    case "register":
      return joinByForm(request, opened.invitation, context);
    case "over":
      return opened.joined === null ? here() : enterAgain(request, opened.joined, here, context);
    default:
      return here();
  }
}

type Context = ActionFunctionArgs["context"];
const SECRETS = { secrets: ["password", "confirmPassword"] };

async function joinByForm(request: Request, invitation: Invitation, context: Context) {
  const form = await readForm(request, JoinForm, SECRETS);
  if (!form.ok) return invalid(form);
  const deps = { ...registrationDeps(request, context), requestId: context.requestId };
  const done = await attempt(context, "member.not-joined", () => joinAsNew(invitation, form.value, deps));
  if (!done.ok) return failed(form, FAILED, done.error);
  const outcome = done.value;
  if (outcome.kind === "over") return broken(form.reply({ form: [FAILED] }));
  if (outcome.kind === "unfit-password")
    return invalid({ reply: form.reply({ password: [outcome.message] }) });
  context.log("member.joined", { userId: outcome.userId });
  return seeOther(home(invitation), [
    ["Set-Cookie", outcome.cookie],
    ["Set-Cookie", await welcome(invitation)],
  ]);
}

/** The second press of the button that made the account. */
async function enterAgain(request: Request, email: string, here: () => Response, context: Context) {
  const form = await readForm(request, JoinForm, SECRETS);
  if (!form.ok) return here();
  const outcome = await again(email, form.value.password, registrationDeps(request, context));
  return outcome.kind === "joined" ? seeOther(paths.dashboard(), { "Set-Cookie": outcome.cookie }) : here();
}

/** Where the dashboard would lead: on that way the welcome is lost. */
const home = ({ role }: Invitation) => (may(role, "jobs.create") ? paths.dashboard() : paths.candidates());

const welcome = ({ companyName }: Invitation) => flash(`You work with ${companyName} now.`);

export default function Join() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.kind === "over") return <Over inviter={loaded.inviter} />;
  if (loaded.kind === "joined") return <Joined />;
  if (loaded.kind === "another-account") return <AnotherAccount email={loaded.email} />;
  const { kind, companyName, inviterName, role, email } = loaded;
  return (
    <div className="narrow stack">
      <h1>{role === "owner" ? `Be an owner of ${companyName}` : `Join ${companyName}`}</h1>
      <p>
        {inviterName} invites {email} to hire together, as {ROLE_NOUNS[role]}: you see {ROLE_WORDS[role]}.
      </p>
      {kind === "own" && (
        <Form method="post">
          <Button busy="Saving...">Accept</Button>
        </Form>
      )}
      {kind === "accept" && (
        <Form method="post">
          <Button busy="Joining...">Join {companyName}</Button>
        </Form>
      )}
      {kind === "sign-in" && <SignInFirst />}
      {kind === "elsewhere" && (
        <p className="notice">
          Your account belongs to a company already, and one account has one company. Leave the other one in
          your settings first, or ask {inviterName} to invite another address of yours.
        </p>
      )}
      {kind === "register" && <NewAccount email={email} />}
    </div>
  );
}

function SignInFirst() {
  const here = useLocation().pathname;
  return (
    <>
      <p>You have an account with this address. Sign in with it, and you come back here.</p>
      <p>
        <a className="btn" href={paths.login(here)}>
          Sign in
        </a>
      </p>
    </>
  );
}

function NewAccount({ email }: { email: string }) {
  const lastResult = useActionData<typeof action>() as FormReply | undefined;
  const [form, fields] = drawnForm<FormInput<typeof JoinForm>>({ id: "join", lastResult });
  return (
    <>
      <ErrorSummary form={form} />
      <Form method="post" className="card form" noValidate>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field meta={fields.personName} label="Your Name" autoComplete="name" required />
        <NewPassword password={fields.password} confirmPassword={fields.confirmPassword} />
        <Button busy="Joining...">Make my account and join</Button>
        <AcceptTerms />
      </Form>
    </>
  );
}

const Over = ({ inviter }: { inviter: string | null }) => (
  <div className="narrow stack">
    <h1>This invitation is over</h1>
    <p>
      It was used or withdrawn, or its 7 days have passed. Ask {inviter ?? "whoever invited you"} for a new
      one.
    </p>
  </div>
);

const Joined = () => (
  <div className="narrow stack">
    <h1>You have joined</h1>
    <p>
      <a className="btn" href={paths.dashboard()}>
        Go to your work
      </a>
    </p>
  </div>
);

const AnotherAccount = ({ email }: { email: string }) => (
  <div className="narrow stack">
    <h1>This is for another account</h1>
    <p>This invitation is for {email}: sign out first.</p>
    <form method="post" action={paths.signOut()}>
      <Button look="ghost">Sign Out</Button>
    </form>
  </div>
);
