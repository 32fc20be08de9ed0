import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readViewer } from "~/http/session";

/** The waiting page asks. 401 when nobody is signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context);
  if (viewer === null) return Response.json({ verified: false }, { status: 401 });
  return Response.json({ verified: viewer.emailVerified });
}
