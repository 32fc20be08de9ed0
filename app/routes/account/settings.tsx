import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { AccountGoes } from "~/components/AccountGoes";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { type DrawnFields, drawnForm } from "~/components/drawn-form";
import { EmailAddress } from "~/components/EmailAddress";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Choices, Field } from "~/components/Field";
import { changeProfile } from "~/features/accounts/change-profile";
import { ProfileForm, RecruiterProfileForm } from "~/features/accounts/form";
import { findStanding } from "~/features/accounts/store";
import { may } from "~/features/members/rules";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { keysAreOn, keysCookie } from "~/http/keys-cookie";
import { checkForm, readFormData } from "~/http/read-form";
import { broken, invalid, seeOther } from "~/http/replies";
import { actorOf, requireVerified } from "~/http/session";
import type { FormInput } from "~/lib/fields";
import { asDay } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import type { Role } from "~/vocabulary/members";
import { PasswordNeeded } from "./PasswordNeeded";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Settings – ${brand.name}` }];

const FAILED = "Your settings could not be saved. Please try again.";
const RENAMED = "A colleague has changed the name since you opened this page";

const KEPT_NAME =
  "Applications that you have begun or sent keep the name and the phone number that you gave then. Once " +
  "one is sent, you can correct them in a comment on its page.";

const keptNameOf = ({ role }: { role: Role | null }) => (role === null ? KEPT_NAME : null);

const EVALUATES = [
  { value: "on", label: "On: evaluate every application" },
  { value: "off", label: "Off: people read every application themselves" },
];

const SEEN = ["seenCompanyName", "seenEvaluates"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const { eraseAt, linked, newEmail } = await findStanding(context.services.db, viewer.id, context.now);
  const companyName = viewer.companyName ?? "";
  const evaluates = viewer.evaluates ? ("on" as const) : ("off" as const);
  const seen = { seenCompanyName: companyName, seenEvaluates: evaluates };
  return {
    linked,
    newEmail,
    email: viewer.email,
    role: viewer.role,
    mayHaveApplied: viewer.type === "applicant",
    keys: keysAreOn(request),
    profile: { personName: viewer.personName, companyName, evaluates, ...seen },
    goesOn: eraseAt === null ? null : asDay(eraseAt),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const formData = await readFormData(request);
  if (formData.has("keys"))
    return seeOther(paths.settings(), { "Set-Cookie": keysCookie(formData.get("keys") === "on") });
  const form = checkForm(formData, keepsCompany(viewer) ? RecruiterProfileForm : ProfileForm);
  if (!form.ok) return invalid(form);
  const by = keepsCompany(viewer) ? actorOf(viewer, context) : null;
  const deps = { ...context.services, by, now: context.now };
  const saved = await attempt(context, "profile.not-saved", () => changeProfile(viewer, form.value, deps));
  if (!saved.ok) return broken(form.reply({ form: [FAILED] }));
  if (saved.value === "renamed-since") return data(form.reply({ companyName: [RENAMED] }), 409);
  return seeOther(paths.settings(), { "Set-Cookie": await flash("Your settings are saved.") });
}

const keepsCompany = ({ role }: { role: Role | null }) => role !== null && may(role, "company");

const NewEmail = ({ email }: { email: string }) => (
  <Form method="post" action={paths.cancelEmail()} className="row">
    <span>
      <strong>
        <EmailAddress of={email} />
      </strong>{" "}
      waits for you to use the link that we sent there.
    </span>
    <Button look="ghost" small>
      Call it off
    </Button>
  </Form>
);

const EvaluatesHint = () => (
  <>
    On: each CV and its answers are compared with the posting, and you see the sentences that speak for a
    candidate, with a score as advice.
    <br />
    Off: no evaluation is made, candidates are listed newest first without scores, and applicants are told so.
    Scores made before are kept but not shown.
    <br />
    On again: what was submitted meanwhile is evaluated in the background.
    <br />A language model, where this site has set one up, is sent posting, CV, letter and answers too,
    without name and contacts; off, nothing. Its word stands beside the evaluation and changes no score, list
    or mail.
  </>
);

export default function Settings() {
  const loaded = useLoaderData<typeof loader>();
  const { role, keys, goesOn, profile } = loaded;
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof ProfileForm>>({
    id: "profile",
    lastResult,
    defaultValue: profile,
  });
  return (
    <div className="narrow stack wide">
      <h1>Settings</h1>
      {goesOn !== null && <AccountGoes on={goesOn} />}
      <ErrorSummary form={form} />
      <Profile fields={fields} profile={profile} role={role} />
      {role !== null && <AtWork role={role} companyName={profile.companyName} />}
      {role !== null && <Keys on={keys} />}
      <SigningIn {...loaded} />
      <Card title="Notifications">
        <a href={paths.notificationSettings()}>Choose what you hear of, on the page and by mail</a>
      </Card>
      <YourData applications={role !== null && loaded.mayHaveApplied} />
    </div>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

type ProfileProps = Pick<Loaded, "profile" | "role"> & {
  fields: DrawnFields<FormInput<typeof ProfileForm>>;
};

function Profile({ fields, profile, role }: ProfileProps) {
  const company = keepsCompany({ role });
  const keptName = keptNameOf({ role });
  const renamed = fields.companyName.errors?.includes(RENAMED) ?? false;
  return (
    <Card title="Profile">
      <Form method="post" className="form" noValidate>
        <Field meta={fields.personName} label="Your Name" hint={keptName} autoComplete="name" required />
        {company && (
          <Field
            meta={fields.companyName}
            label="Company Name"
            hint={
              renamed
                ? `It is “${profile.companyName}” now. Save again to put yours in its place.`
                : "Candidates see it beside every job of your company."
            }
            autoComplete="organization"
            required
          />
        )}
        {company && (
          <Choices
            meta={fields.evaluates}
            label="AI evaluation"
            hint={<EvaluatesHint />}
            options={EVALUATES}
          />
        )}
        {company &&
          SEEN.map((name) => (
            <input
              key={name}
              type="hidden"
              name={name}
              value={renamed ? profile[name] : fields[name].initialValue}
            />
          ))}
        <Button busy="Saving...">Save</Button>
      </Form>
    </Card>
  );
}

function AtWork({ role, companyName }: { role: Role; companyName: string }) {
  const company = keepsCompany({ role });
  return (
    <>
      {company && (
        <Card title="Your company’s page">
          <a href={paths.companySettings()}>Address, logo, colour, and what new jobs begin with</a>
        </Card>
      )}
      {company && (
        <Card title="Decisions">
          <a href={paths.decisionSettings()}>When applicants are told, until when you can undo, and why</a>
        </Card>
      )}
      {may(role, "templates") && (
        <Card title="Templates">
          <div className="stack">
            <a href={paths.templates()}>Mails: what you often write to candidates</a>
            <a href={paths.stageTemplates()}>Stages: how your jobs are usually filled</a>
          </div>
        </Card>
      )}
      {may(role, "activity") && (
        <Card title="Members">
          <div className="stack">
            {may(role, "members") && (
              <a href={paths.members()}>Who works here, what each may do, and whom you invite</a>
            )}
            <a href={paths.activity()}>Activity: who saw, changed and exported what</a>
            {company && <a href={paths.records()}>Records: see that no decision was touched afterwards</a>}
          </div>
        </Card>
      )}
      {role !== "owner" && (
        <Card title="Your company">
          <a href={paths.leaveCompany()}>Leave {companyName}</a>
        </Card>
      )}
    </>
  );
}

const Keys = ({ on }: { on: boolean }) => (
  <Card title="Keys">
    <Form method="post" className="stack">
      <p>
        In this browser single keys {on ? "work" : "do nothing"} on the candidates’ page: J and K for the next
        and the previous candidate, / to search, ? for all of them.
      </p>
      <p>
        <Button look="ghost" name="keys" value={on ? "off" : "on"}>
          {on ? "Switch keys off" : "Switch keys on"}
        </Button>
      </p>
    </Form>
  </Card>
);

const SigningIn = ({ email, newEmail, role, linked }: Loaded) => (
  <Card title="Signing in">
    <dl className="particulars">
      <dt>Email Address</dt>
      <dd>
        <EmailAddress of={email} /> <a href={paths.changeEmail()}>Change</a>
        {newEmail !== null && <NewEmail email={newEmail} />}
      </dd>
      <dt>Password</dt>
      <dd>
        <a href={paths.changePassword()}>Change password</a>
      </dd>
      {role !== null && (
        <>
          <dt>Second step</dt>
          <dd>
            <a href={paths.secondFactor()}>A code of your phone or a passkey after the password</a>
          </dd>
        </>
      )}
      <dt>Browsers</dt>
      <dd>
        <a href={paths.sessions()}>See where you are signed in</a>
      </dd>
    </dl>
    {linked && <PasswordNeeded />}
  </Card>
);

const YourData = ({ applications }: { applications: boolean }) => (
  <Card title="Your data">
    <div className="stack">
      {applications && (
        <p>
          <a href={paths.applications()}>My applications</a>
        </p>
      )}
      <p>Everything that we keep about you, in one archive: rows as JSON, and your files.</p>
      <div className="row">
        <a className="btn ghost" href={paths.exportAccount()} download>
          Export my data
        </a>
        <a className="btn quiet" href={paths.deleteAccount()}>
          Delete my account
        </a>
      </div>
    </div>
  </Card>
);
