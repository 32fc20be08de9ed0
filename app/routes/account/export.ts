import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { archive } from "~/http/archive";
import { requireVerified } from "~/http/session";
import { tellRead } from "~/http/tell-read";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireVerified(request, context);
  const answer = await archive(context, { of: "account", person: viewer }, "my-data.zip");
  tellRead(viewer, context, { verb: "data.exported" });
  context.log("account.exported", { userId: viewer.id });
  return answer;
}
