import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { lockPass } from "~/features/beta/pass";
import { seeOther } from "~/http/replies";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { gateMeta } from "./gate-page";
import { LogoutQuestion } from "./LogoutQuestion";
import { requirePass } from "./pass-guard";

export { headers } from "./gate-page";
export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => gateMeta("Log out?");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requirePass(request, context, null);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const cookie = await lockPass(context.services.db, request.headers.get("Cookie"));
  return seeOther(paths.pass(), { "Set-Cookie": cookie });
}

export default function Logout() {
  return (
    <div className="narrow stack">
      <h1>Log out?</h1>
      <LogoutQuestion />
    </div>
  );
}
