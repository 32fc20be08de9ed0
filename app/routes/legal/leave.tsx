import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { readDecision } from "~/features/consent/rules";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };

/** No redirect: browsers hold redirects after a form to `form-action 'self'`, and would stay. */
export const meta: MetaFunction = () => [
  { title: `Goodbye – ${brand.name}` },
  { httpEquiv: "refresh", content: `0;url=${brand.searchUrl}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request }: LoaderFunctionArgs) {
  if (readDecision(request.headers.get("Cookie"))?.kind !== "rejected") throw redirect(paths.home());
  return null;
}

export default function Leave() {
  return (
    <div className="narrow stack">
      <h1>You said no, and we heard it.</h1>
      <p>
        No visit of yours is counted. You are on your way to{" "}
        <a href={brand.searchUrl} rel="noreferrer">
          a search engine
        </a>
        .
      </p>
      <p>
        Or <a href={paths.home()}>stay here all the same</a>: everything works without.
      </p>
    </div>
  );
}
