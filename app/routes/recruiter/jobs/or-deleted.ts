import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findDeletedJob } from "~/features/activity/find-deleted-job";
import { reachOf } from "~/features/members/rules";
import { flashRefusal } from "~/http/flash";
import { seeOther } from "~/http/replies";
import { readViewer } from "~/http/session";
import { inShort } from "~/lib/words";
import { paths } from "~/paths";

type Args = LoaderFunctionArgs;

/** Whoever has the list of all jobs is led to it from a deleted one, and told what became of it. */
export const orDeleted =
  <Answer>(answer: (args: Args) => Promise<Answer>, say = flashRefusal) =>
  async (args: Args): Promise<Answer> => {
    try {
      return await answer(args);
    } catch (error) {
      if (!(error instanceof Response) || error.status !== 404) throw error;
      const title = await titleOfDeleted(args);
      if (title === undefined) throw error;
      throw seeOther(paths.jobs(), { "Set-Cookie": await say(`“${inShort(title)}” was deleted.`) });
    }
  };

async function titleOfDeleted({ request, params, context }: Args): Promise<string | undefined> {
  const viewer = await readViewer(request, context);
  const { companyId = null, role = null } = viewer ?? {};
  if (companyId === null || role === null || reachOf(role, "jobs.list") !== "all") return undefined;
  return findDeletedJob(context.services.db, companyId, params.jobId ?? "");
}
