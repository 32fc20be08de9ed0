import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { archive } from "~/http/archive";
import { enqueueReads } from "~/http/enqueue-reads";
import { requireVerified } from "~/http/session";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const answer = await archive(context, { of: "account", person: viewer }, "my-data.zip");
  enqueueReads(viewer, context, { verb: "data.exported" });
  context.log("account.exported", { userId: viewer.id });
  return answer;
}
