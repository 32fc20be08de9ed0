import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import * as v from "valibot";
import { brand } from "~/brand";
import { COMES_FIRST } from "~/components/comes-first";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import type { Person } from "~/features/candidates/decide-many";
import { checkForm } from "~/http/read-form";
import { refusal, refusalWithForm, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { counted } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { BackToList } from "./bulk/BackToList";
import { FirstOf } from "./bulk/FirstMails";
import { OnlyLeft } from "./bulk/OnlyLeft";
import { listOf, MOST_NAMED, namesLeft, readChosen, seenIn } from "./bulk/read-chosen";
import { Chosen, WhoIsMeant } from "./bulk/WhoIsMeant";
import { ChooseTemplate } from "./messages/ChooseTemplate";
import { PreviewedMail } from "./messages/PreviewedMail";
import { WriteFields, type WriteForm } from "./messages/WriteFields";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Write to several – ${brand.name}` }];

export const loader = (asked: LoaderFunctionArgs) => namesLeft(asked, "messages.own-words");

const SINCE = "they stand elsewhere by now";
/** In bytes. */
const LARGEST = 128 * 1024;

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireRight(request, context, "messages.own-words");
  const formData = await readChosen(request, member, context, LARGEST);
  seenIn(String(formData.get("people")));
  const form = checkForm(formData, v.looseObject({}));
  if (!form.ok) throw refusal(400);
  const { id, companyId, personName, role, companyName, email } = member;
  const bulk = String(formData.get("bulk"));
  formData.set("message", bulk);
  const writer = { id, companyId, personName, role, companyName, email, requestId: bulk, ownWords: true };
  const typed = [...formData].map(([name, value]): [string, string] => [name, String(value)]);
  const answer = await context.services.advice.keepMails(writer, typed);
  if (answer.kind === "silent") throw await refusalWithForm(context, 503);
  const { value } = answer;
  if (value.kind === "kept") {
    context.log("messages.kept", { bulk, userId: id });
    return seeOther(paths.bulkDone(bulk, value.left.slice(0, MOST_NAMED), listOf(request)));
  }
  const { "": whole = [], ...problems } = value.problems;
  const reply = formData.has("subject") ? form.reply({ form: whole, ...problems }) : null;
  return data({ reply, replyTo: email, desk: value.desk }, value.status);
}

const NOBODY_LEFT = ". Nobody would get this mail: please write it without what stands in brackets.";
const NOBODY = { people: [], left: [] };

export default function BulkWrite() {
  const missed = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = drawnForm<WriteForm>({
    id: "write",
    lastResult: answer?.reply,
    defaultValue: answer?.desk.message,
  });
  const { people, left } = (answer?.desk ?? NOBODY) as { people: Person[]; left: Person[] };
  if (answer === undefined || people.length === 0)
    return <OnlyLeft title="Write" missed={missed} asked={answer && { people, left }} since={SINCE} />;
  const { replyTo, desk } = answer;
  const { lacking, templates, message, previews } = desk;
  const written = people.length - lacking.length;
  const chosen = <Chosen bulk={message.message} people={people} />;
  return (
    <div className="narrow stack wide">
      <BackToList />
      <h1>Write to {counted(people.length, "person", "people")}</h1>
      <ErrorSummary form={form} />
      <WhoIsMeant people={people} left={left} since={SINCE} />
      {people.length > 1 && (
        <p>All have an address. Each gets a mail of their own, and nobody sees who else was written to.</p>
      )}
      <ChooseTemplate post ownWords templates={templates} message={message}>
        {chosen}
      </ChooseTemplate>
      <form method="post" className="form" noValidate>
        {chosen}
        <WriteFields fields={fields} ownWords hidden={["template"]} />
        {lacking.length > 0 && (
          <p className="notice" {...COMES_FIRST}>
            Left out, since there is nothing to put in for them:{" "}
            {lacking.map(({ name, fields }) => `${name} (${fields.join(", ")})`).join(", ")}
            {written === 0 && NOBODY_LEFT}
          </p>
        )}
        {previews.length > 0 && <FirstOf shown={previews.length} all={written} />}
        {previews.map(({ to, ...mail }, at) => (
          <section
            key={to}
            className="stack-tight"
            aria-label={`To ${to}`}
            {...(at === 0 && lacking.length === 0 && COMES_FIRST)}
          >
            <h2>To {to}</h2>
            <PreviewedMail {...mail} replyTo={replyTo} />
          </section>
        ))}
        <div className="row">
          <button type="submit" name="intent" value="preview" className="btn ghost">
            Show the mails
          </button>
          {previews.length > 0 && (
            <button type="submit" name="intent" value="send" className="btn">
              Write to {counted(written, "person", "people")}
            </button>
          )}
        </div>
      </form>
    </div>
  );
}
