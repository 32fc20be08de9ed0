import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { TextArea } from "~/components/Field";
import { ReconsiderForm } from "~/features/candidates/form";
import { openPass } from "~/features/candidates/open-pass";
import { reconsider } from "~/features/candidates/reconsider";
import { mayReconsider, statusLabel } from "~/features/candidates/rules";
import { UNDO_WINDOW_LABELS } from "~/features/decisions/rules";
import { attempt } from "~/http/attempt";
import { readForm } from "~/http/read-form";
import { broken, invalid, notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import type { FormInput } from "~/lib/fields";
import { oneFace } from "~/lib/headline-letters";
import { isId } from "~/lib/ids";
import { inShort } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import type { CandidateStatus } from "~/vocabulary/applications";
import { flashOf } from "./candidates/on-to-next";
import { openCandidate } from "./candidates/open-candidate";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Reconsider ${data?.name ?? ""} – ${brand.name}` },
];

const FAILED = "The change could not be saved, and nobody was told anything. Please try again in a minute.";
const HELD = "The last decision has not been told yet: take it back with Undo on the candidate’s page.";

export async function loader(args: LoaderFunctionArgs) {
  const { found } = await openCandidate(args, "candidates.decide", ({ companyId }, id) =>
    openPass(args.context.services.db, companyId, id),
  );
  const { id, name, status, held, withdrew, settings } = found;
  const told = UNDO_WINDOW_LABELS[settings.undoWindow].told;
  return { id, name, status, held, told, withdrew, first: found.first ?? statusLabel("pending") };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "candidates.decide", {
    application: params.applicationId ?? "",
  });
  const { applicationId } = params;
  if (!isId(applicationId)) throw notFound();
  const form = await readForm(request, ReconsiderForm);
  if (!form.ok) return invalid(form);
  const deps = { ...context.services, publicOrigin: context.settings.publicOrigin, now: context.now };
  const tried = await attempt(context, "candidate.not-reconsidered", () =>
    reconsider(recruiter, { applicationId, ...form.value }, deps),
  );
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  const outcome = tried.value;
  switch (outcome.kind) {
    case "reconsidered": {
      context.log("candidate.reconsidered", { applicationId, userId: recruiter.id });
      const where = outcome.stage ?? statusLabel("pending");
      const told = await flashOf(`${inShort(outcome.name)}: ${where}.`, outcome, context);
      return seeOther(paths.candidate(applicationId), { "Set-Cookie": told });
    }
    case "refused":
      return data(form.reply({ form: [outcome.held ? HELD : standsAt(outcome)] }), 409);
    case "not-found":
      throw notFound();
  }
}

type Standing = { name: string; status: CandidateStatus; stage: string | undefined };

const standsAt = ({ name, status, stage }: Standing) =>
  `${name} stands at “${stage ?? statusLabel(status)}” by now. Nothing was changed.`;

export default function Reconsider() {
  const { id, name, status, held, told, withdrew, first } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof ReconsiderForm>>({ id: "reconsider", lastResult });
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.candidate(id)}>← {name}</a>
      </p>
      <h1 {...oneFace(name)}>Reconsider {name}?</h1>
      <ErrorSummary form={form} />
      {mayReconsider(status) && held && lastResult === undefined ? (
        <p>{HELD}</p>
      ) : mayReconsider(status) ? (
        <Form method="post" className="form" noValidate>
          {withdrew && (
            <p className="notice warn">
              {name} withdrew this application: take it up again only if they have asked you to.
            </p>
          )}
          <p>
            {name} goes back to {first}, and is told by email {told}.
          </p>
          <input type="hidden" name="from" value={status} />
          <TextArea
            meta={fields.reason}
            label="Why"
            hint="For your company alone; it stands in the history."
            rows={3}
            required
          />
          <Button busy="Saving...">Reconsider</Button>
        </Form>
      ) : (
        <p>{name} is being considered: this application has not ended.</p>
      )}
    </div>
  );
}
