import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readActivityQuery } from "~/features/activity/activity-query";
import { exportActivity } from "~/features/activity/export-activity";
import { openLog } from "~/features/members/open-log";
import { requireRight } from "~/http/session";
import { tellRead } from "~/http/tell-read";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const recruiter = await requireRight(request, context, "activity");
  const query = readActivityQuery(new URL(request.url).searchParams);
  tellRead(recruiter, context, { verb: "activity.exported" });
  const log = await openLog(context.services.db, recruiter, recruiter.defaultTimeZone, query);
  return new Response(exportActivity(log, query, context.services), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="activity.csv"',
      "Cache-Control": "no-store",
    },
  });
}
