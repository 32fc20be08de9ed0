import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportAccount } from "~/features/export/export-account";
import { requireVerified } from "~/http/session";
import { tellRead } from "~/http/tell-read";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireVerified(request, context);
  tellRead(viewer, context, { verb: "data.exported" });
  context.log("account.exported", { userId: viewer.id });
  return new Response(exportAccount(viewer, context.services), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="my-data.zip"',
      "Cache-Control": "no-store",
    },
  });
}
