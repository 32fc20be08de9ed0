import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { archive } from "~/http/archive";
import { enqueueReads } from "~/http/enqueue-reads";
import { requireRight } from "~/http/session";
import { orInstead } from "./document/instead";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await orInstead(requireRight(request, context, "company.export"));
  const { id, companyId } = owner;
  const answer = await archive(context, { of: "company", owner: { id, companyId } }, "company.zip");
  enqueueReads(owner, context, { verb: "company.exported" });
  context.log("company.exported", { companyId, userId: id });
  return answer;
}
