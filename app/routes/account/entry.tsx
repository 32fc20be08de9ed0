import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { readViewer } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Sign in – ${brand.name}` }];

/** Of /app and /dashb; whoever is signed out reads 'Loading...' and then signs in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context);
  if (viewer === null) return data(null, { headers: { Refresh: `1; url=${paths.login()}` } });
  if (!viewer.emailVerified) throw redirect(paths.verifyEmail());
  throw redirect(viewer.recruiter ? paths.dashboard() : paths.jobs());
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Entry() {
  return (
    <div className="narrow stack">
      <p role="status">Loading...</p>
      <p>
        <a href={paths.login()}>Sign In</a>
      </p>
    </div>
  );
}
