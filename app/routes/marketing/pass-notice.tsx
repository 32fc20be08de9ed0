import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { decideNotice } from "~/features/notices/decide-notice";
import { decisionForm } from "~/features/notices/form";
import { DECISION_BYTES } from "~/features/notices/rules";
import { noticeById, noticeWithFiles } from "~/features/notices/store";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, invalid, notFound, seeOther } from "~/http/replies";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { DECIDED, DecisionMade, DecisionPart, TooLate } from "./Decision";
import { gateMeta } from "./gate-page";
import { NoticeFacts } from "./NoticeFacts";
import { NoticeWords } from "./NoticeWords";
import { PassHead } from "./PassHead";
import { keepDeed, requirePass, requirePassToSend } from "./pass-guard";

export { headers, links } from "./gate-page";
export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => gateMeta("Notice");

const FAILED = "The decision could not be kept. It is still here: please try again.";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requirePass(request, context);
  const { services, now } = context;
  if (!isId(params.noticeId)) throw notFound();
  const { notice, files } = await noticeWithFiles(services.db, params.noticeId);
  if (notice === undefined) throw notFound();
  return { notice, files, now };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await requirePassToSend(request, context);
  const { services, settings, now } = context;
  const notice = isId(params.noticeId) ? await noticeById(services.db, params.noticeId) : undefined;
  if (notice === undefined) throw notFound();
  const form = await readForm(request, decisionForm(notice), { bytes: DECISION_BYTES });
  if (!form.ok) return invalid(form);
  const deps = { db: services.db, jobs: services.jobs, publicOrigin: settings.publicOrigin, now };
  const tried = await attempt(context, "notice.not-decided", () => decideNotice(notice, form.value, deps));
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  switch (tried.value.kind) {
    case "decided":
      context.log("notice.decided", { noticeId: notice.id });
      await keepDeed(context, staff, `decided the notice ${notice.reference}`, paths.passNotice(notice.id));
      return seeOther(paths.passNotice(notice.id), {
        "Set-Cookie": await flash("The decision is on its way."),
      });
    case "decided-before":
      return data(form.reply({ form: [DECIDED] }), 409);
    case "not-found":
      throw notFound();
  }
}

export default function Notice() {
  const { notice, files, now } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { outcome, reasons, means, decidedAt, posterNotifiedAt } = notice;
  const decided = outcome !== null && reasons !== null && means !== null && decidedAt !== null;
  return (
    <div className="secure">
      <PassHead title={`Notice from ${notice.submitterName}`} here={paths.passNotices()} />
      {decided && lastResult !== undefined && <TooLate lastResult={lastResult} />}
      <NoticeFacts {...notice} now={now} />
      <NoticeWords notice={notice} files={files} />
      {decided ? (
        <DecisionMade
          decision={{ outcome, reasons, means, decidedAt, posterNotifiedAt }}
          email={notice.email}
        />
      ) : (
        <DecisionPart notice={notice} lastResult={lastResult} />
      )}
    </div>
  );
}
