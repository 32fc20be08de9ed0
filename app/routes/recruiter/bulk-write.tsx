import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import * as v from "valibot";
import { brand } from "~/brand";
import { ErrorSummary } from "~/components/ErrorSummary";
import type { Person } from "~/features/candidates/decide-many";
import { checkForm } from "~/http/read-form";
import { refusal, refusalWithForm, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { counted } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { POSTING_LANGUAGES } from "~/vocabulary/jobs";
import { MOST_NAMED, readChosen, seenIn } from "./bulk/read-chosen";
import { WhoIsMeant } from "./bulk/WhoIsMeant";
import { PreviewedMail } from "./messages/PreviewedMail";
import { WriteFields, type WriteForm } from "./messages/WriteFields";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Write to several – ${brand.name}` }];

export function loader({ context }: ActionFunctionArgs) {
  if (context.memo.has(ASKED)) return null;
  throw redirect(paths.bulk());
}

const ASKED = "write-many";
/** In bytes. */
const LARGEST = 128 * 1024;

export async function action({ request, context }: ActionFunctionArgs) {
  context.memo.set(ASKED, Promise.resolve());
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
    return seeOther(paths.bulkDone(bulk, value.left.slice(0, MOST_NAMED)));
  }
  const { "": whole = [], ...problems } = value.problems;
  const anew = !formData.has("subject") || formData.get("intent") === "template";
  const reply = anew ? null : form.reply({ form: whole, ...problems });
  return data({ reply, replyTo: email, bulk, desk: value.desk }, value.status);
}

export default function BulkWrite() {
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<WriteForm>({
    id: "write",
    lastResult: answer?.reply,
    defaultValue: answer?.desk.message,
  });
  if (answer === undefined) return null;
  const { bulk, replyTo, desk } = answer;
  const { lacking, templates, message, previews } = desk;
  const { people, left } = desk as { people: Person[]; left: Person[] };
  const many = counted(people.length - lacking.length, "person", "people");
  return (
    <form method="post" className="narrow form stack wide" noValidate>
      <p>
        <a href={paths.candidates()}>← Candidates</a>
      </p>
      <h1>Write to {counted(people.length, "person", "people")}</h1>
      <ErrorSummary form={form} />
      <WhoIsMeant bulk={bulk} people={people} left={left} since="they stand elsewhere by now" />
      {people.length > 0 && (
        <>
          <p>All have an address. Each gets a mail of their own, and nobody sees who else was written to.</p>
          {templates.length > 0 && (
            <p className="row">
              <label htmlFor="template">Template</label>
              <select id="template" name="template" defaultValue={message.template}>
                <option value="">In my own words</option>
                {templates.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                    {one.language !== "en" && ` (${POSTING_LANGUAGES[one.language]})`}
                  </option>
                ))}
              </select>
              <button type="submit" name="intent" value="template" className="btn ghost small">
                Use it
              </button>
            </p>
          )}
          <WriteFields fields={fields} ownWords hidden={[]} />
          {lacking.length > 0 && (
            <p className="notice">
              Left out, since there is nothing to put in for them:{" "}
              {lacking.map(({ name, fields }) => `${name} (${fields.join(", ")})`).join(", ")}
            </p>
          )}
          {previews.map(({ to, ...mail }) => (
            <section key={to} className="stack-tight" aria-label={`To ${to}`}>
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
                Write to {many}
              </button>
            )}
          </div>
        </>
      )}
    </form>
  );
}
