import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { openPosting } from "~/features/postings/open-posting";
import { whatApplyingAsks } from "~/features/postings/what-applying-asks";
import { refusal } from "~/http/replies";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await openPosting(params.job ?? "", { db: context.services.db, now: context.now });
  if (page.kind === "not-found") throw refusal(404);
  if (page.kind !== "open") throw refusal(page.kind === "paused" ? 404 : 410);
  const asks = await whatApplyingAsks(page.posting);
  return Response.json(asks, { headers: { "Access-Control-Allow-Origin": "*" } });
}
