import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { TextArea } from "~/components/Field";
import { correctText } from "~/features/human-review/correct-text";
import { findOwnText } from "~/features/human-review/find-human-review";
import { CorrectionForm } from "~/features/human-review/form";
import { LONGEST_TEXT } from "~/features/human-review/rules";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, invalid, NOT_TAKEN_IN, seeOther, TOO_MANY_TRIES, tooMany } from "~/http/replies";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { requireVerifiedFor, startFirst } from "./own-application";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `The text of your CV – ${brand.name}` }];

/** Three bytes a character of the longest text, and the form around it. */
const FORM_BYTES = 3 * LONGEST_TEXT + 16 * 1024;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { viewer, jobId } = await requireVerifiedFor(request, context, params.jobId);
  const [found] = await findOwnText(context.services.db, viewer.id, jobId);
  if (found === undefined) throw startFirst(jobId);
  const { position, documentId, fileName, textState, read, correctionId, corrected, evaluates } = found;
  return {
    jobId,
    position,
    documentId,
    fileName,
    textState,
    text: corrected ?? read ?? "",
    seen: correctionId ?? "",
    evaluates,
  };
}

const SAVED = "Your correction is kept. It is what is read from now on.";
const CHANGED =
  "Nothing was saved: you corrected this text in another window. Compare, and send this again if it is " +
  "the right one.";
const TEN_TIMES = "This text was corrected ten times, which is the most we keep.";
const FULL = `${TEN_TIMES} Please write to ${brand.contactEmail}.`;
const READING = "Your CV is still being read. Please try again in a minute.";

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { viewer, jobId } = await requireVerifiedFor(request, context, params.jobId);
  const form = await readForm(request, CorrectionForm, { bytes: FORM_BYTES });
  if (!form.ok) return invalid(form);
  if (!(await context.withinLimit(`say:${viewer.id}`)))
    return tooMany(form.reply({ form: [TOO_MANY_TRIES] }), 60);
  const { text, seen } = form.value;
  const tried = await attempt(context, "text.not-corrected", () =>
    correctText(
      { userId: viewer.id, jobId },
      { text, seen: seen || null },
      { ...context.services, now: context.now },
    ),
  );
  if (!tried.ok) return broken(form.reply({ form: [NOT_TAKEN_IN] }));
  switch (tried.value.kind) {
    case "corrected":
      context.log("text.corrected", { jobId, userId: viewer.id });
      return seeOther(paths.application(jobId), { "Set-Cookie": await flash(SAVED) });
    case "same":
      return seeOther(paths.application(jobId));
    case "changed":
      return data(form.reply({ form: [CHANGED] }), 409);
    case "full":
      return data(form.reply({ form: [FULL] }), 409);
    case "no-text":
      return data(form.reply({ form: [READING] }), 409);
  }
}

const STATES = {
  waiting: READING,
  read: null,
  "no-text":
    "We could not read text in this file: it may be a scan. Write or paste what it says, and that is read.",
  locked:
    "This file is locked with a password, so we could not read it. Paste what it says, and that is read.",
  "too-old": "This is too old a kind of Word file to read. Paste what it says, and that is read.",
  unreadable: "We could not read this file. Paste what it says, and that is read.",
} as const;

export default function OwnText() {
  const { jobId, position, documentId, fileName, textState, text, seen, evaluates } =
    useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof CorrectionForm>>({
    id: "correction",
    lastResult,
    defaultValue: { text },
  });
  const state = STATES[textState];
  return (
    <div className="stack wide">
      <header className="stack-tight">
        <p>
          <a href={paths.application(jobId)}>← Your application</a>
        </p>
        <p className="eyebrow">{position}</p>
        <h1>The text of your CV</h1>
      </header>
      <p>
        {textState === "read"
          ? `This is what was read from ${fileName}. Put right what was read wrongly. Your file stays ` +
            `as you sent it; the employer sees both texts, and that you corrected this one.`
          : `Your file ${fileName} stays as you sent it; the employer sees it, and the text that you ` +
            `write here.`}{" "}
        {evaluates
          ? "Then your application is read again."
          : "People read it; no program does, since this company has AI evaluation switched off."}
      </p>
      {state !== null && <p className="notice warn">{state}</p>}
      <ErrorSummary form={form} />
      {textState !== "waiting" && (
        <Form method="post" encType="multipart/form-data" className="card form" noValidate>
          <input type="hidden" name="seen" value={seen} />
          <TextArea meta={fields.text} label="Text" rows={24} maxLength={LONGEST_TEXT} required />
          <Button busy="Saving...">{evaluates ? "Save and have it read again" : "Save"}</Button>
          {textState === "read" && (
            <p className="small">
              <a href={paths.documentText(documentId)}>See the text as it was read</a>
            </p>
          )}
        </Form>
      )}
    </div>
  );
}
