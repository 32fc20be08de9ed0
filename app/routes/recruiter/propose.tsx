import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Choices, Field } from "~/components/Field";
import { ProposalForm } from "~/features/candidates/form";
import { dismissProposal, openProposal, proposable, propose } from "~/features/candidates/propose";
import { statusLabel } from "~/features/candidates/rules";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, invalid, NOTHING_CHANGED, seeOther } from "~/http/replies";
import { oneFace } from "~/lib/headline-letters";
import { inShort } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { openCandidate } from "./candidates/open-candidate";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Propose: ${data?.name ?? ""} – ${brand.name}` },
];

const find = (args: LoaderFunctionArgs) =>
  openCandidate(args, "candidates.propose", (member, id) =>
    openProposal(member, id, args.context.services.db),
  );

export async function loader(args: LoaderFunctionArgs) {
  const { member, found } = await find(args);
  const { byId, ...shown } = found;
  return { ...shown, own: byId === member.id, to: proposable(found.status) };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { member, found } = await find(args);
  const form = await readForm(request, ProposalForm);
  if (!form.ok) return invalid(form);
  const deps = { db: context.services.db, now: context.now };
  const pressed = form.value;
  const tried = await attempt(context, "proposal.not-kept", async () =>
    pressed.intent === "dismiss"
      ? void (await dismissProposal(member, found.id, deps))
      : proposable(pressed.from).includes(pressed.to)
        ? await propose(member, found.id, pressed, deps)
        : found,
  );
  if (!tried.ok) return broken(form.reply({ form: [NOTHING_CHANGED] }));
  const name = inShort(found.name);
  if (tried.value) {
    const where = tried.value.stage ?? statusLabel(tried.value.status);
    return data(form.reply({ form: [`${name} stands at “${where}” by now. Nothing was changed.`] }), 409);
  }
  const said = pressed.intent === "dismiss" ? "The proposal is dismissed." : "Your proposal stands on top.";
  return seeOther(paths.candidate(found.id), { "Set-Cookie": await flash(`${name}: ${said}`) });
}

const LABELS = { offer_sent: "Send them an offer", passed: "Pass them" };

export default function Propose() {
  const { id, name, status, stage, proposal, reason, by, own, to } = useLoaderData<typeof loader>();
  const only = to.length === 1 ? to[0] : undefined;
  const lastResult = useActionData<typeof action>();
  const defaultValue = own ? { to: proposal ?? "", reason: reason ?? "" } : { to: "", reason: "" };
  const [form, fields] = drawnForm<{ to: string; reason: string }>({
    id: "propose",
    lastResult,
    defaultValue,
  });
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.candidate(id)}>← {name}</a>
      </p>
      <h1 {...oneFace(name)}>Propose a decision: {name}</h1>
      <ErrorSummary form={form} />
      {proposal !== null && (
        <div className="notice row between">
          <p>
            <strong>
              {by}: {LABELS[proposal]}.
            </strong>{" "}
            {reason}
          </p>
          {own && (
            <form method="post">
              <button type="submit" name="intent" value="dismiss" className="btn ghost small">
                Take it back
              </button>
            </form>
          )}
        </div>
      )}
      {to.length === 0 ? (
        <p>
          {name} stands at “{stage ?? statusLabel(status)}”: there is nothing left to propose.
        </p>
      ) : (
        <form method="post" className="form" noValidate>
          <p>
            It stands on top of the candidate until somebody who may decide does, or dismisses it. The
            applicant is told nothing of it.
          </p>
          <input type="hidden" name="from" value={status} />
          {only === undefined ? (
            <Choices
              meta={fields.to}
              label="What you propose"
              options={to.map((value) => ({ value, label: LABELS[value] }))}
            />
          ) : (
            <p>
              <input type="hidden" name="to" value={only} />
              What you propose: <strong>{LABELS[only]}.</strong>
            </p>
          )}
          <Field
            meta={fields.reason}
            label="Why"
            hint="Your company reads it; the applicant may ask for it."
            maxLength={200}
            required
          />
          <button type="submit" name="intent" value="propose" className="btn">
            Propose
          </button>
        </form>
      )}
    </div>
  );
}
