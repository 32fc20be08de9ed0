import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { openBuilder } from "~/features/questionnaires/open-builder";
import { attempt } from "~/http/attempt";
import { notFound, refusal, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import work from "~/styles/work.css?url";
import { actOnQuestionnaire } from "./build-assessment/act-on-questionnaire";
import { Builder } from "./build-assessment/Builder";
import { cautionsOn } from "./build-assessment/cautions-on";
import { type BuilderReply, isSaved, type Loaded } from "./build-assessment/reply";
import { orDeleted } from "./jobs/or-deleted";

export const handle: PageHandle = { kind: "lively" };
export const links = () => [{ rel: "stylesheet", href: work }];
export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `Questionnaire${loaded?.title ? ` for ${loaded.title}` : ""} – ${brand.name}` },
];

const ANSWERED = "build-assessment";

export const loader = orDeleted(async ({ request, params, context }: LoaderFunctionArgs) => {
  const { companyId, id: userId } = await requireRight(request, context, "jobs.edit", {
    job: params.jobId ?? "",
  });
  const { jobId } = params;
  if (!isId(jobId)) throw notFound();
  const opened = await attempt(context, "questionnaire.load-failed", () =>
    openBuilder(context.services.db, { companyId, userId, jobId }),
  );
  const query = new URL(request.url).searchParams;
  const saved = query.get("saved");
  const cautioned = (query.get("cautions") ?? "").split(".").map(Number);
  const result: Loaded["result"] = saved === "created" || saved === "updated" ? saved : null;
  if (opened.ok && opened.value !== undefined) {
    const { title, live, draft, version, kept, saved } = opened.value;
    const fresh = (saved ?? draft).questions.filter(({ id }) => cautioned.includes(id));
    const cautions = result === null ? [] : await cautionsOn(fresh, context);
    return { jobId, title, live, draft, version, kept, saved, result, cautions };
  }
  // What was typed must reach the person even while the database or the job is away.
  if (context.memo.has(ANSWERED)) {
    const draft = { questions: [], selected: null };
    return { jobId, title: "", live: false, draft, version: 0, kept: 0, saved: null, result, cautions: [] };
  }
  throw opened.ok ? notFound() : refusal(503);
});

export async function action(args: ActionFunctionArgs) {
  args.context.memo.set(ANSWERED, Promise.resolve());
  const done = await actOnQuestionnaire(args);
  if (done instanceof Response) return done;
  const { fresh = [], ...reply } = done.reply;
  if (!isSaved(reply)) return data(reply, done.status);
  const cautions = await cautionsOn(fresh, args.context);
  const ids = cautions.length > 0 ? fresh.map(({ id }) => id) : [];
  return seeOther(paths.buildAssessment(args.params.jobId ?? "", reply.kind, ids));
}

export default function BuildAssessment() {
  const loaded = useLoaderData<typeof loader>();
  const shown = { loaded, reply: useActionData<BuilderReply>() ?? null };
  return (
    <div data-lively={JSON.stringify(shown)}>
      <Builder {...shown} />
    </div>
  );
}
