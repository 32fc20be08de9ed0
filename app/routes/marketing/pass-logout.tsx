import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { brand } from "~/brand";
import { lockPass } from "~/features/beta/pass";
import { seeOther } from "~/http/replies";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { LogoutQuestion } from "./LogoutQuestion";
import { requirePass } from "./pass-guard";

export const handle: PageHandle = { kind: "quiet" };
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });
export const meta: MetaFunction = () => [
  { title: `Log out? – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

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
