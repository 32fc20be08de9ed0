import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { may } from "~/features/members/rules";
import { flash } from "~/http/flash";
import { notFound, refusal, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { oneFace } from "~/lib/headline-letters";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { askToKeep } from "./messages/ask-to-keep";
import { ChooseTemplate } from "./messages/ChooseTemplate";
import { PreviewedMail } from "./messages/PreviewedMail";
import { Thread } from "./messages/Thread";
import { WriteFields, type WriteForm } from "./messages/WriteFields";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Write to ${data?.name ?? ""} – ${brand.name}` },
];

const FAILED = "It is not known whether the mail was saved. Press again: nobody gets it twice.";

async function writing({ request, params, context }: LoaderFunctionArgs) {
  const id = params.applicationId ?? "";
  const member = await requireRight(request, context, "messages", { application: id });
  if (!isId(id)) throw notFound();
  const { companyId, personName, role, requestId, companyName, email } = member;
  const ownWords = may(role, "messages.own-words");
  const who = { companyId, personName, role, requestId, companyName, email, ownWords };
  return { id, writer: { id: member.id, ...who } };
}

export async function loader(args: LoaderFunctionArgs) {
  const { id, writer } = await writing(args);
  const asked = new URL(args.request.url).searchParams;
  const which = { template: asked.get("template") ?? "", edit: asked.get("edit") ?? "" };
  const answer = await args.context.services.advice.openMailDesk(writer, id, which);
  if (answer.kind === "silent") throw refusal(503);
  if (answer.value === null) throw notFound();
  return { id, replyTo: writer.email, ownWords: writer.ownWords, ...answer.value };
}

export async function action(args: ActionFunctionArgs) {
  const { id, writer } = await writing(args);
  const { context } = args;
  const { reply, answer } = await askToKeep(args, (typed) =>
    context.services.advice.keepMail(writer, id, [...typed, ["browserZone", context.zone]]),
  );
  if (answer.kind === "silent") return data({ reply: reply({ form: [FAILED] }), preview: null }, 503);
  const { value } = answer;
  if (value.kind === "not-found") throw notFound();
  if (value.kind === "shown")
    return data({ reply: reply(value.problems), preview: value.preview }, value.status);
  context.log("message.kept", { applicationId: id, userId: writer.id });
  return seeOther(paths.messages(id), { "Set-Cookie": await flash(value.said) });
}

export default function Messages() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = drawnForm<WriteForm>({
    id: "write",
    lastResult: answer?.reply,
    defaultValue: loaded.message,
  });
  const { id, name, editing } = loaded;
  const preview = answer === undefined ? loaded.preview : answer.preview;
  return (
    <div className="narrow stack wide">
      <p>
        <a href={paths.candidate(id)}>← {name}</a>
      </p>
      <h1 {...oneFace(name)}>{editing ? `Change the mail to ${name}` : `Write to ${name}`}</h1>
      <ErrorSummary form={form} />
      <Thread {...loaded} />
      {!editing && <ChooseTemplate {...loaded} />}
      {(loaded.ownWords || loaded.message.template !== "") && (
        <Form method="post" className="form" noValidate>
          <WriteFields {...loaded} fields={fields} />
          {preview && <PreviewedMail {...preview} replyTo={loaded.replyTo} asked={answer !== undefined} />}
          <div className="row">
            <Button look="ghost" name="intent" value="preview">
              Preview
            </Button>
            <Button name="intent" value="send" busy="Saving...">
              {editing ? "Save" : "Send"}
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}
