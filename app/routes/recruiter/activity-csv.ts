import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readActivityQuery } from "~/features/activity/activity-query";
import { exportActivity } from "~/features/activity/export-activity";
import { openLog } from "~/features/members/open-log";
import { enqueueReads } from "~/http/enqueue-reads";
import { requireRight } from "~/http/session";
import { asFile } from "~/lib/csv-file";
import { orInstead } from "./document/instead";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const recruiter = await orInstead(requireRight(request, context, "activity"));
  const query = readActivityQuery(new URL(request.url).searchParams);
  enqueueReads(recruiter, context, { verb: "activity.exported" });
  const log = await openLog(context.services.db, recruiter, recruiter.defaultTimeZone, query);
  return asFile(exportActivity(log, query, context.services), "activity.csv");
}
